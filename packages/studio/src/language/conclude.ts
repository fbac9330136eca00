import { indoorSettings } from './brief.js';
import type { Brief, Camera, Setting, Subject } from './brief.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { offerOf } from '../catalogue/affordances.js';
import { garmentOf, isAccessory } from '../catalogue/wardrobe.js';
import { recordOf } from '../catalogue/records.js';
import { is, shows } from '../catalogue/traits.js';
import { isAlive, isPerson, lose } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { impliedByPeople } from './vocabulary/implications.js';
import { partsSaid } from './vocabulary/qualities.js';
import { settingTable } from './vocabulary/settings.js';
import { chooseSenses } from './senses.js';
import { paintOnWalls } from './on-walls.js';
import { showOnFaces, showOnVessels } from './shown-on.js';
import { addBody } from './somebodys-body.js';
import {
  addCharacter,
  addBrought,
  addPlayer,
  addPosture,
  layTable,
  lookOut,
  promoteFeatures,
  seatAtTable,
} from './unsaid-things.js';
import { postureIn } from './vocabulary/posture.js';
import { toldIn } from './vocabulary/told.js';

const inSky = new Set(['air', 'sky', 'space']);

/** The place that was said, the highest-ranking one where several were; the others become features. */
function chooseSetting(draft: BriefDraft): Setting | undefined {
  // "a building with stone walls": its own
  const built = draft.subjects.some(({ entry }) => entry?.kind === 'building');
  const named = draft.settings.filter(
    ({ setting, words }) => !draft.absent.has(setting) && !(built && setting === 'wall' && words.endsWith('walls')),
  );
  // "under an overcast sky … at a gas station": what stands there is not in the sky
  const stands = draft.subjects.some(({ entry }) => entry?.habitat === 'ground');
  const placed = stands ? named.filter(({ setting }) => setting !== 'sky') : [];
  // the deck of a ship is no terrace
  const afloat = draft.subjects.some(({ concept }) => offerOf(concept).floats === true);
  const said = (placed.length > 0 ? placed : named).filter(({ words }) => !(afloat && words.endsWith('deck')));
  // the sentence that names a place first says where this is; later ones speak of its surroundings
  const first = said[0]?.sentence ?? 0;
  const ranked = said
    .toSorted((one, other) => {
      const sooner = Number(other.sentence === first) - Number(one.sentence === first);
      return sooner || settingTable[other.setting].rank - settingTable[one.setting].rank;
    })
    .map(({ setting }) => setting);
  // "a room … a classroom setting": the one that says which
  const generic = said.every(({ setting, words }) => setting !== 'room' || /room$|^interior$|indoor|floor/.test(words));
  const which = ranked.find((one) => one !== 'room' && indoorSettings.has(one));
  if (ranked[0] === 'room' && generic && which) ranked.unshift(which);
  // a street lined with cafés: what is said first says where one stands
  const street = said[0]?.setting === 'street' && ranked[0] !== undefined && indoorSettings.has(ranked[0]);
  if (street) ranked.unshift('street');
  // airliners stand on the apron, not in the hall
  if (ranked[0] === 'airport' && is(draft.subjects[0]?.concept, 'airliner')) ranked.unshift('runway');
  // the sea and its sand: that is where one stands
  const chosen = ranked[0] === 'sea' && draft.features.has('sand') ? 'beach' : ranked[0];
  for (const other of ranked) {
    const feature = settingTable[other].asFeature;
    if (other !== chosen && feature !== undefined) draft.features.add(feature);
  }
  // a sky over sand, waves or grass is seen from there
  if (chosen === 'sky') {
    const below = (['sand', 'waves', 'grass'] as const).find((feature) => draft.features.has(feature));
    if (below) return { sand: 'beach', waves: 'sea', grass: 'field' }[below] as Setting;
  }
  // an abstract painting of a street shows its lights and colours, and hardly its houses
  if (chosen !== 'abstract' && ranked.includes('abstract')) draft.look ??= 'impressionist';
  // an abstract painting of a tower shows the tower
  if (chosen === 'abstract' && draft.subjects.some(({ entry }) => entry !== undefined && entry.habitat !== 'wall')) {
    draft.look ??= 'painterly';
    return undefined;
  }
  const grounded = draft.subjects.some(
    ({ entry }) => entry !== undefined && !inSky.has(entry.habitat) && entry.kind !== 'animal',
  );
  // a sofa against a white wall stands in a room
  if (chosen === 'wall' && draft.subjects.some(({ entry }) => entry?.kind === 'furniture')) return 'room';
  // "a lighthouse under a pink sky" does not float in the sky
  if (chosen === 'sky' && grounded) return undefined;
  return chosen;
}

function impliedSetting(draft: BriefDraft): Setting | undefined {
  // who rows in a cup is on no lake
  const contained = draft.relations.some(
    ({ kind, subject, object }) =>
      kind === 'inside' &&
      offerOf(draft.subjects[object]?.concept ?? '').vessel === true &&
      draft.subjects[subject]?.entry?.kind === 'vehicle',
  );
  if (contained) return 'studio';
  if (draft.implied[0]) return draft.implied[0];
  for (const subject of draft.subjects) {
    if (!isPerson(subject)) continue;
    for (const attribute of subject.attributes) {
      const setting = impliedByPeople.get(attribute);
      if (setting) return setting;
    }
  }
  return undefined;
}

/** Turns what was read into the brief: chooses the place, drops what was refused. */
export function conclude(prompt: string, draft: BriefDraft, catalogue: Catalogue): Omit<Brief, 'lettering' | 'notes'> {
  if (draft.subjects.length === 0 && draft.settings.length === 0) promoteFeatures(draft, catalogue);
  addBrought(draft, catalogue);
  layTable(draft, catalogue);
  seatAtTable(draft, catalogue);
  addPlayer(draft, catalogue);
  addBody(draft, catalogue, prompt);
  addCharacter(draft, catalogue, prompt);
  chooseSenses(draft, catalogue);
  plainForms(draft, catalogue);
  const told = toldIn(prompt);
  if (told.includes('its-back')) draft.subjects[0]?.attributes.add('from-behind');
  spreadCarpet(draft);
  showOnVessels(draft, prompt);
  leaveLeads(draft);
  enterRoom(draft);
  plantInPots(draft);
  const near = is(draft.subjects[0]?.concept, 'eye');
  // what an eye reflects is in the eye
  if (near && draft.features.has('reflections')) draft.subjects[0]?.attributes.add('reflections');
  // a sticker of a place shows the place
  const plain = draft.plain === 'always' && draft.subjects.length > 0;
  const named = near || plain ? 'studio' : chooseSetting(draft);
  const said = named === 'studio' && isFloorOnly(draft) ? undefined : named;
  const bound = told.includes('spacebound') && draft.subjects.some(({ entry }) => entry?.kind === 'vehicle');
  const lunar = bound && draft.features.has('moon');
  if (lunar) {
    for (const feature of ['huge-moon', 'stars']) draft.features.add(feature);
    draft.time = 'night';
  }
  if (told.includes('over-moon') && draft.features.has('moon')) overMoon(draft);
  const setting =
    (lunar ? 'sky' : bound ? 'space' : said) ??
    (draft.plain || draft.features.has('plain-sky')
      ? 'studio'
      : (impliedSetting(draft) ?? beforeWall(draft) ?? behindWindow(draft)));
  paintOnWalls(draft, setting, told);
  suitPlace(draft, setting, catalogue);
  dropParts(draft);
  putOnHeads(draft);
  paintOnCanvas(draft);
  showOnFaces(draft, prompt);
  if (told.includes('over-head')) overHead(draft, prompt);
  shareTop(draft);
  // a dark still life has a dark ground
  const dark = draft.mood === 'mysterious' && draft.settings.some(({ words }) => words === 'still life');
  if (setting === 'studio' && dark && draft.colours.size === 0) draft.backdrop ??= '#2a2420';
  // leaves fall to the earth, which is not the planet
  if (setting !== 'space' && setting !== 'moon' && draft.subjects.length + draft.settings.length > 0)
    draft.features.delete('earth');
  // the outline of something before the moon needs a moon to be before
  if (draft.features.has('silhouette') && draft.features.has('moon')) draft.features.add('huge-moon');
  // who stands on it does not see it in the sky
  if (setting === 'moon') draft.features.delete('moon');
  if (bound)
    for (const { entry, attributes } of draft.subjects) if (entry?.kind === 'vehicle') attributes.add('flying');
  addPosture(draft, catalogue, postureIn(prompt));
  if (told.includes('peeking')) lookOut(draft);
  const refused = (concept: string) =>
    draft.absent.has(concept) || (draft.absent.has('people') && is(concept, 'people'));
  // "an empty street with a lone cat": only people are refused who were not asked for by name
  const kept = draft.subjects.map(({ concept }, index) => !refused(concept) && !draft.absentThings.has(index));
  const position = (index: number) => kept.slice(0, index).filter(Boolean).length;
  const camera = draft.camera ?? frameByLook(draft);
  return {
    prompt,
    ...(told.length > 0 && { told }),
    subjects: draft.subjects.filter((_, index) => kept[index]).map(asSubject),
    relations: draft.relations
      .filter(({ subject, object }) => kept[subject] && kept[object])
      .map((relation) => ({
        ...relation,
        subject: position(relation.subject),
        object: position(relation.object),
      })),
    ...(setting && { setting }),
    ...(draft.time && { time: draft.time }),
    ...(draft.weather && !draft.absent.has(draft.weather) && { weather: draft.weather }),
    ...(draft.season && { season: draft.season }),
    mood: draft.mood ?? 'neutral',
    ...(camera && { camera }),
    ...(draft.look && { look: draft.look }),
    features: [...draft.features].filter((feature) => !draft.absent.has(feature)),
    colours: [...draft.colours],
    ...(draft.tints.length > 0 && { tints: draft.tints }),
    ...(draft.backdrop && { backdrop: draft.backdrop }),
    absent: [...draft.absent],
    ...(draft.lost.length > 0 && { lost: [...new Set(draft.lost)] }),
  };
}

/** "a dog on a red leash": it is led, and lies on nothing; who walks it holds the lead. */
function leaveLeads({ subjects, absentThings }: BriefDraft): void {
  for (const [index, { words }] of subjects.entries())
    if (/(?:^| )(?:leash|leashes)$/.test(words) && subjects.some(isAlive)) absentThings.add(index);
}

/** A sofa against a yellow wall: a room whose walls are yellow. */
function enterRoom(draft: BriefDraft): void {
  const { subjects, relations, settings } = draft;
  const found = relations.find(
    ({ subject, object }) => is(subjects[object]?.concept, 'wall') && subjects[subject]?.entry?.kind === 'furniture',
  );
  const wall = found && subjects[found.object];
  if (!found || !wall || settings.length + draft.implied.length > 0 || /brick|stone/.test(wall.words)) return;
  settings.push({ setting: 'room', words: wall.words, sentence: 0 });
  draft.absentThings.add(found.object);
  if (wall.colour !== undefined) draft.tints.push({ what: 'walls', colour: wall.colour });
}

/** A cactus on top of its pot grows in it. */
function plantInPots({ subjects, relations }: BriefDraft): void {
  for (const [at, relation] of relations.entries()) {
    const [plant, pot] = [subjects[relation.subject], subjects[relation.object]];
    const grows = relation.kind === 'on' && plant?.entry?.kind === 'plant' && /(?:^| )pots?$/.test(pot?.words ?? '');
    if (grows) relations[at] = { ...relation, kind: 'inside' };
  }
}

/** "an owl with a globe above its head": it hovers there, and no wing holds it. */
function overHead({ relations, subjects }: BriefDraft, prompt: string): void {
  if (/\b(?:hold|lift|rais|carr|hoist|balanc)\w*\b/i.test(prompt)) return;
  for (const [at, { kind, subject, object }] of relations.entries())
    if (kind === 'holding' && subjects[subject]?.entry?.kind === 'animal')
      relations[at] = { kind: 'above', subject: object, object: subject };
}

/** "The cow jumped over the moon": high above it, in the night. */
function overMoon(draft: BriefDraft): void {
  for (const feature of ['huge-moon', 'low-moon', 'stars']) draft.features.add(feature);
  draft.time = 'night';
  const [leaper] = draft.subjects;
  if (leaper) leaper.place ??= 'top';
}

/** Posters of that time show somebody who fills them. */
function frameByLook({ look, subjects, settings }: BriefDraft): Camera | undefined {
  const [first, ...others] = subjects;
  const alone = first?.entry?.kind === 'person' && first.count === 1 && others.length < 2;
  return look === 'art-nouveau' && alone && settings.length === 0 ? 'portrait' : undefined;
}

/** "a toilet on a tiled floor": what it stands on, and not the whole place, where more is known of that. */
function isFloorOnly({ settings, implied, subjects, plain }: BriefDraft): boolean {
  const floor = settings.every(
    ({ setting, words }) => setting !== 'studio' || /floor|gravel|flagstone|tile/.test(words),
  );
  const homely = subjects.some(({ entry }) => ['furniture', 'vehicle', 'building'].includes(entry?.kind ?? ''));
  return floor && plain === undefined && (implied.length > 0 || homely);
}

/** Who stands by a window or its curtains is in a room. */
function behindWindow({ features, subjects, look }: BriefDraft): Setting | undefined {
  const seen = (features.has('window') || features.has('curtains')) && look !== 'logo' && look !== 'sticker';
  const fits = subjects.every(
    ({ entry }) =>
      entry !== undefined &&
      ['person', 'animal', 'object', 'food', 'furniture'].includes(entry.kind) &&
      entry.height < 2.4 &&
      entry.habitat !== 'water' &&
      entry.habitat !== 'underwater',
  );
  return seen && fits && subjects.length > 0 ? 'room' : undefined;
}

/** Prose that sets small things before a wall means a ground behind them. */
function beforeWall(draft: BriefDraft): Setting | undefined {
  const wall = draft.paragraph
    ? draft.subjects.findIndex(({ concept }, index) => index > 0 && is(concept, 'wall'))
    : -1;
  const small = draft.subjects.every(
    ({ entry, concept }) =>
      is(concept, 'wall') || ['object', 'food', 'furniture', 'person'].includes(entry?.kind ?? ''),
  );
  if (wall < 0 || !small) return undefined;
  const { colour } = draft.subjects[wall] as SubjectDraft;
  if (colour !== undefined) draft.backdrop ??= colour;
  return 'studio';
}

/** Parts that are named as if they were things: the chimney of a cabin, the ice of a drink. */
function dropParts(draft: BriefDraft): void {
  const { subjects, absentThings } = draft;
  const drink = subjects.find(({ concept }) => is(concept, 'drink'));
  for (const [index, { concept, entry }] of subjects.entries()) {
    if (entry?.kind === 'object' && subjects.some((whole) => shows(whole.concept, concept))) absentThings.add(index);
    if (drink && is(concept, 'ice')) {
      absentThings.add(index);
      drink.attributes.add('ice');
    }
  }
  for (const foreign of subjects.flatMap(({ concept }) => recordOf(concept)?.keepsAway ?? []))
    if (!subjects.some(({ concept }) => concept === foreign)) draft.absent.add(foreign);
}

/** "On the table a lamp; around it pens": small things about what stands on a table are on it too. */
function shareTop(draft: BriefDraft): void {
  const { subjects, relations } = draft;
  const topOf = (index: number): number | undefined =>
    relations.find(
      ({ kind, subject, object }) =>
        kind === 'on' && subject === index && offerOf(subjects[object]?.concept ?? '').flat,
    )?.object;
  for (const [at, { kind, subject, object }] of relations.entries()) {
    const top = kind === 'around' || kind === 'beside' ? topOf(object) : undefined;
    const small =
      ['object', 'food'].includes(subjects[subject]?.entry?.kind ?? '') &&
      (subjects[subject]?.entry?.height ?? 9) < 0.7;
    if (
      top === undefined ||
      !small ||
      subject === top ||
      relations.some((one) => one.subject === subject && one.kind === 'on')
    )
      continue;
    if (kind === 'around') relations[at] = { kind: 'on', subject, object: top };
    else relations.push({ kind: 'on', subject, object: top });
  }
}

/** "headphones on a statue", "a hat on a dog": worn, not balanced. */
function putOnHeads(draft: BriefDraft): void {
  for (const { kind, subject, object, part } of draft.relations) {
    const [thing, wearer] = [draft.subjects[subject], draft.subjects[object]];
    const what = thing && garmentOf(thing.words);
    if (kind !== 'on' || !thing || !wearer || what === undefined || !isAccessory(what)) continue;
    const bears = isAlive(wearer) || is(wearer.concept, 'wears');
    if (!bears || (part !== undefined && part !== 'head')) continue;
    wearer.wears.push({ what, ...(thing.colour !== undefined && { colour: thing.colour }) });
    wearer.attributes.add(what);
    draft.absentThings.add(subject);
  }
}

/** "On the easel there is a painting of a raccoon": nobody stands on an easel. */
function paintOnCanvas(draft: BriefDraft): void {
  for (const [at, { kind, subject, object }] of draft.relations.slice().entries()) {
    const [shown, canvas] = [draft.subjects[subject], draft.subjects[object]];
    if (kind !== 'on' || !shown || !canvas || !is(canvas.concept, 'art') || is(shown.concept, 'art')) continue;
    // who paints on an easel is no picture on it
    if (isAlive(shown) && ['painting', 'drawing'].some((word) => shown.attributes.has(word))) {
      draft.relations[at] = { kind: 'holding', subject, object };
      return;
    }
    canvas.attributes.add(`shows-${shown.concept}`);
    draft.absentThings.add(subject);
    draft.relations.splice(at, 1);
    return;
  }
}

/** Slippers on a carpet: seen from so near, the carpet is the ground of the picture. */
function spreadCarpet(draft: BriefDraft): void {
  const { subjects, relations } = draft;
  if (draft.settings.length + draft.implied.length > 0) return;
  const at = subjects.findIndex(({ concept }) => is(concept, 'carpet'));
  const carpet = subjects[at];
  const others = subjects.filter((_, index) => index !== at && !draft.absentThings.has(index));
  const small = others.every(
    ({ entry }) => ['object', 'food'].includes(entry?.kind ?? '') && (entry?.height ?? 1) < 0.5,
  );
  const carries = relations.some(({ kind, object }) => kind === 'on' && object === at);
  if (!carpet || others.length === 0 || !small || !carries || draft.absentThings.has(at)) return;
  draft.absentThings.add(at);
  draft.settings.push({ setting: 'studio', words: 'carpet', sentence: 0 });
  const woven = carpet.attributes.has('woven') || carpet.attributes.has('bamboo') || carpet.material === 'wood';
  draft.features.add(woven ? 'matting' : 'carpet');
  // the setting sun is seen on the wall behind
  if (draft.features.has('sun') && (draft.time === 'dusk' || draft.time === 'dawn')) draft.backdrop ??= '#eda765';
  const colour = carpet.colour ?? (woven ? '#c9a86a' : undefined);
  if (colour !== undefined) draft.tints.push({ what: 'carpet', colour });
}

/** Among cubes and spheres a pyramid is a form, and stands in no desert. */
function plainForms(draft: BriefDraft, catalogue: Catalogue): void {
  for (const [index, subject] of draft.subjects.entries()) {
    const among =
      draft.subjects.some(({ concept }) => is(concept, 'figure')) ||
      subject.shape !== undefined ||
      (subject.material !== undefined && subject.material !== 'stone');
    const entry = among ? catalogue.find(recordOf(subject.concept)?.asFigure ?? '') : undefined;
    if (!entry) continue;
    // a pentagonal pyramid is a pyramid
    const { shape, ...rest } = subject;
    const kept =
      shape === undefined || /^(?:triangular|square|pentagonal|hexagonal|octagonal)$/.test(shape) ? {} : { shape };
    draft.subjects[index] = { ...rest, ...kept, concept: entry.concept, entry };
  }
}

/** Things as the place has them: plants of the open air are no pot plants, the doors of a room are its own. */
function suitPlace(draft: BriefDraft, setting: Setting | undefined, catalogue: Catalogue): void {
  const inside = setting !== undefined && (setting === 'studio' || indoorSettings.has(setting));
  const grass = ['grass', 'trees', 'path', 'flowers'].some((feature) => draft.features.has(feature));
  const { subjects } = draft;
  for (const [index, subject] of draft.subjects.entries()) {
    const wild = /^(?:plant|sapling|seedling)s?$/.test(subject.words) ? recordOf(subject.concept)?.outdoors : undefined;
    const entry = wild === undefined ? undefined : catalogue.find(wild);
    if (entry && (setting !== undefined || grass) && !inside)
      draft.subjects[index] = { ...subject, concept: entry.concept, entry };
    // "a plant in a blue pot": the pot is its own
    const pot = draft.relations.find(({ kind, subject: one }) => kind === 'inside' && one === index)?.object;
    const vessel = pot === undefined ? undefined : draft.subjects[pot];
    if (pot !== undefined && is(subject.concept, 'potted') && /(?:^| )pots?$/.test(vessel?.words ?? '')) {
      if (vessel?.colour !== undefined) subject.parts.push({ what: 'pot', colour: vessel.colour });
      draft.absentThings.add(pot);
      // what the pot stands on, the plant stands on
      for (const [at, relation] of draft.relations.entries())
        if (relation.subject === pot && relation.object !== index)
          draft.relations[at] = { ...relation, subject: index };
    }
    const bound = draft.relations.some((relation) => relation.object === index || relation.subject === index);
    // a wall that is the whole place
    const wall = is(subject.concept, 'wall') || /mural|graffiti/.test(subject.words);
    if (setting === 'wall' && wall && !bound) draft.absentThings.add(index);
    const own = (index > 0 || subjects.length > 1) && is(subject.concept, 'fixture');
    const had = setting !== undefined && settingTable[setting].has?.includes(subject.concept) === true;
    // the awning of a stall is that of the market
    const roofs = draft.relations.some(({ kind, object }) => kind === 'under' && object === index);
    if (had && (index > 0 || roofs)) draft.absentThings.add(index);
    if (inside && own && (!bound || draft.paragraph)) {
      draft.absentThings.add(index);
      for (const relation of draft.relations)
        if (relation.subject === index || relation.object === index)
          lose(draft, relation, `the ${subject.words} is that of the room`);
      if (is(subject.concept, 'wall') && subject.colour) draft.tints.push({ what: 'walls', colour: subject.colour });
    }
  }
}

function asSubject(subject: SubjectDraft): Subject {
  const { concept, words, count, accents, wears, weight } = subject;
  const attributes = [...subject.attributes].filter((attribute) => !partsSaid.has(attribute));
  const parts = [...subject.parts, ...[...subject.attributes].flatMap((attribute) => partsSaid.get(attribute) ?? [])];
  const { colour, size, place, material, shape, pattern, arrangement, contents, action } = subject;
  return {
    concept,
    ...(subject.variety !== undefined && { variety: subject.variety }),
    words,
    count,
    ...(colour !== undefined && { colour }),
    ...(accents.length > 0 && { accents }),
    ...(size !== undefined && { size }),
    ...(wears.length > 0 && { wears }),
    ...(parts.length > 0 && { parts }),
    ...(material !== undefined && { material }),
    ...(shape !== undefined && { shape }),
    ...(pattern !== undefined && { pattern }),
    ...(arrangement !== undefined && { arrangement }),
    ...(contents !== undefined && { contents }),
    ...(action !== undefined && { action }),
    ...(weight !== undefined && { salience: Math.round(weight * 100) / 100 }),
    attributes,
    ...(place !== undefined && { place }),
  };
}
