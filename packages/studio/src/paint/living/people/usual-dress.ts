import { spotOf } from '../../../catalogue/wardrobe.js';

/** What people are known by, from the wardrobe that everybody has: who is told more of wears what is told. */
const usualDress: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    detective: 'trench-coat fedora',
    sheriff: 'shirt scarf cowboy-hat',
    spy: 'tuxedo sunglasses',
    villain: 'tuxedo cape',
    thief: 'turtleneck beanie gloves',
    hacker: 'hoodie glasses',
    rapper: 'hoodie cap necklace sunglasses',
    singer: 'gown necklace',
    conductor: 'tuxedo',
    pianist: 'tuxedo',
    violinist: 'suit',
    cellist: 'suit',
    composer: 'suit scarf',
    magician: 'tuxedo top-hat cape',
    comedian: 'blazer',
    model: 'gown earrings',
    director: 'blazer cap',
    imam: 'robe turban',
    rabbi: 'suit fedora',
    sultan: 'mantle turban necklace',
    nomad: 'robe headscarf',
    bedouin: 'robe turban',
    bartender: 'shirt apron bow-tie',
    barber: 'shirt apron',
    hairdresser: 'shirt apron',
    cobbler: 'shirt apron',
    shoemaker: 'shirt apron',
    sculptor: 'shirt apron',
    carpenter: 'shirt apron',
    tailor: 'shirt tie',
    butler: 'tuxedo gloves',
    nanny: 'coat scarf',
    photographer: 'jacket camera',
    journalist: 'blazer',
    reporter: 'blazer',
    librarian: 'sweater glasses',
    poet: 'turtleneck beret scarf',
    secretary: 'blazer glasses',
    receptionist: 'blazer',
    concierge: 'suit',
    politician: 'suit tie',
    president: 'suit tie',
    banker: 'suit tie',
    beggar: 'coat beanie',
    homeless: 'coat beanie',
    mountaineer: 'jacket beanie sunglasses backpack trousers boots',
    hiker: 'jacket backpack trousers boots',
    hiking: 'jacket trousers boots',
    backpacker: 'jacket trousers boots',
    backpacking: 'jacket trousers boots',
    'scuba-diver': 'turtleneck sunglasses',
    lumberjack: 'shirt beanie',
    miner: 'overalls hard-hat',
    mechanic: 'overalls cap',
    plumber: 'overalls cap',
    electrician: 'overalls hard-hat',
    janitor: 'overalls',
    skater: 't-shirt cap sneakers',
    golfer: 'shirt cap',
    referee: 'jersey',
    coach: 'sportswear cap',
    boxer: 'vest gloves shorts',
    bodyguard: 'suit sunglasses',
    gangster: 'suit fedora',
    outlaw: 'coat cowboy-hat',
    chemist: 'lab-coat glasses',
    biologist: 'lab-coat',
    pharmacist: 'lab-coat',
    mime: 't-shirt beret gloves',
    hippie: 'shirt necklace',
    astronomer: 'sweater glasses',
    gamer: 'hoodie headphones',
    dj: 'hoodie headphones cap',
  }).map(([who, clothes]) => [who, clothes.split(' ')]),
);

/** What a man wears for it, with a beard or without. */
const forMen: ReadonlyMap<string, string> = new Map([
  ['gown', 'suit'],
  ['necklace', 'bow-tie'],
  ['earrings', 'suit'],
]);

/** With what somebody like that usually wears where nothing is said of that part of the body. */
export function asTheyDress(attributes: ReadonlySet<string>, isMan = false): ReadonlySet<string> {
  const usual = [...attributes].flatMap((word) => usualDress.get(word) ?? []);
  const clothes = isMan && usual.includes('gown') ? [...new Set(usual.map((what) => forMen.get(what) ?? what))] : usual;
  if (clothes.length === 0) return attributes;
  const told = new Set([...attributes].map(spotOf).filter((spot) => spot !== undefined));
  const isFree = (what: string): boolean => {
    const spot = spotOf(what);
    return spot === undefined || !told.has(spot);
  };
  return new Set([...attributes, ...clothes.filter(isFree)]);
}

export const usualClothes: readonly string[] = [...new Set([...usualDress.values()].flat())];
