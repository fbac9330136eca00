import { is } from '../catalogue/traits.js';
import type { Lexicon } from './lexicon.js';

/** Given names that mean nothing else at the head of a full name. */
const women =
  'Alice Amanda Amelia Amy Andrea Angela Anna Anne Audrey Barbara Beatrice Catherine Christina Claire Claudia Diana Dorothy Eleanor Elena Elizabeth Ella Ellen Emily Emma Eva Frida Greta Hannah Helen Helena Ingrid Irene Isabella Jane Janet Jennifer Jessica Judith Julia Julie Kamala Karen Kate Katherine Kim Laura Linda Lisa Lucy Maggie Malala Margaret Maria Marie Marilyn Martha Mary Megan Melania Michelle Monica Nancy Natalie Nicole Nina Olivia Oprah Rachel Rebecca Rihanna Rosa Ruth Sally Sandra Sarah Scarlett Sharon Simone Sophia Sophie Susan Teresa Ursula Vanessa Wendy Zendaya';
const men =
  'Abraham Adam Alan Albert Alexander Alfred Andrew Anthony Arnold Arthur Barack Benjamin Bernard Bernie Boris Brad Brian Bruce Carl Charles Christopher Clint Cristiano Daniel David Denzel Dennis Donald Douglas Edgar Edward Elon Emmanuel Eric Ernest Ferdinand Franklin Fred Friedrich Gary George Gerald Gordon Greg Harold Harrison Harry Henry Howard Hugh Isaac Ivan Jackie Jacob James Jeff Jeremy Jim Joe John Johnny Jon Joseph Justin Karl Keanu Keith Kenneth Kevin Larry Lawrence Lebron Leonardo Lionel Louis Luke Marcus Mark Martin Matthew Michael Mike Morgan Muhammad Narendra Neil Nelson Nicholas Nicolas Oliver Orson Oscar Patrick Paul Peter Philip Quentin Ralph Raymond Richard Robert Roger Ronald Rupert Ryan Samuel Scott Sean Simon Stanley Stephen Steve Steven Terry Theodore Thomas Tim Timothy Tom Tony Vincent Vladimir Walter Warren William Winston Xi Zachary';
const given = new Map([
  ...women.split(' ').map((name) => [name, 'a woman'] as const),
  ...men.split(' ').map((name) => [name, 'a man'] as const),
]);

/** At the beginning, or after what says that this is a picture: whom it shows. A credit never stands there. */
const SHOWN =
  /(^|(?:photo|photograph|picture|portrait|painting|image|drawing|sketch|illustration|caricature|cartoon|statue|sculpture|bust|depiction|representation|rendering|figure|selfie) of )(\p{Lu}\p{Ll}+) ((?:\p{Lu}\.? )?\p{Lu}[\p{L}-]+)(?=$|[ .,;:]|['’]s\b)/u;

/** Painters, by the name that their manner goes under. */
const PAINTER =
  /(^|(?:photo|photograph|picture|portrait|image|drawing|caricature|cartoon|statue|sculpture|bust|figure) of )(?:salvador |vincent |pablo |leonardo |claude |andy |rembrandt )?(dal[ií]|van gogh|picasso|da vinci|monet|warhol|michelangelo|rembrandt)(?=$|[.!]| (?:wearing|holding|standing|sitting|riding|walking|playing|eating|drinking|dancing|with|at|in (?:a|an|the|his) (?!style)|painting (?:a|an|the|his) ))/iu;

/** "a Rembrandt-style painting": his manner, and nobody. */
const MANNER = /\b(\p{Lu}\p{Ll}+)-(?:style|esque|inspired) (?=\p{Ll})/gu;

/** "the singer Johnny Cash": the word before says who, whatever the name means besides. A credit says "by". */
const CALLED =
  /(the |an? )((?:\p{Ll}+ )?)(artist|singer|rapper|actor|actress|musician|writer|author|poet|comedian|politician|president|scientist|footballer|dancer|model) (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=$|[ .,;:]|['’]s\b)/u;

const CREDITED = /\b(?:by|from|after|like|(?:style|manner|works?|art|vein|tradition|influence) of) $/i;

/** Once called so, by the role; afterwards nothing but that person again. */
function callByRole(prompt: string): string {
  const found = CALLED.exec(prompt);
  if (!found || CREDITED.test(prompt.slice(0, found.index))) return prompt;
  const [role, name] = [found[3] === 'artist' ? 'person' : found[3], found[4] as string];
  const called = prompt.replace(CALLED, `$1$2${role}`);
  return called.replaceAll(name, `the ${role}`);
}

/** "a photo of Peter Thiel": somebody, where nobody listed the name. "Salvador Dalí" and nothing else: himself. */
export function namePeople(prompt: string, lexicon: Lexicon): string {
  const isPerson = (name: string): boolean =>
    lexicon.find(name.toLowerCase())?.meaning.things?.some(({ concept }) => is(concept, 'people')) === true;
  const mannered = callByRole(prompt).replace(MANNER, (whole, name: string) => (isPerson(name) ? '' : whole));
  const shown = mannered.replace(PAINTER, (_, before: string, name: string) => `${before}${name} himself`);
  return shown.replace(SHOWN, (whole, before: string, first: string, last: string) => {
    const who = given.get(first);
    const known = lexicon.find(`${first} ${last}`.toLowerCase()) ?? lexicon.find(last.toLowerCase());
    return who === undefined || known !== undefined ? whole : `${before}${who}`;
  });
}
