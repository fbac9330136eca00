import { indoorSettings } from './brief.js';
import type { Season, Setting } from './brief.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { offerOf } from '../catalogue/affordances.js';
import { garmentOf, isAccessory } from '../catalogue/wardrobe.js';
import { recordOf } from '../catalogue/records.js';
import { is, shows } from '../catalogue/traits.js';
import { isAlive, isPerson, lose } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { settingTable } from './vocabulary/settings.js';

/** "looking at a bird through binoculars": who looks has them in hand, and the bird is in nothing. */
export function lookThrough({ subjects, relations }: BriefDraft, prompt: string): void {
  if (!/\bthrough\b/i.test(prompt)) return;
  for (const [at, { kind, subject, object }] of relations.entries()) {
    const seen = relations.find((other) => other.kind === 'facing' && other.object === subject);
    const through = (kind === 'inside' || kind === 'holding') && is(subjects[object]?.concept, 'engaging');
    if (through && seen && isAlive(subjects[seen.subject]))
      relations[at] = { kind: 'holding', subject: seen.subject, object };
  }
}

/** "a dog on a red leash": it is led, and lies on nothing; who walks it holds the lead. */
export function leaveLeads({ subjects, absentThings }: BriefDraft): void {
  for (const [index, { words }] of subjects.entries())
    if (/(?:^| )(?:leash|leashes)$/.test(words) && subjects.some(isAlive)) absentThings.add(index);
}

/** A sofa against a yellow wall: a room whose walls are yellow. */
export function enterRoom(draft: BriefDraft): void {
  const { subjects, relations, settings } = draft;
  const found = relations.find(
    ({ subject, object }) => is(subjects[object]?.concept, 'wall') && subjects[subject]?.entry?.kind === 'furniture',
  );
  // "bookshelves, an armchair and a painting on the wall": that of a room
  const furnished = subjects.filter(({ concept, entry }) => entry?.kind === 'furniture' && !is(concept, 'bench'));
  const hung = subjects.findIndex(({ concept }) => is(concept, 'wall'));
  const open = settings.length + draft.implied.length === 0 && !/brick|stone/.test(subjects[hung]?.words ?? '');
  if (!found && hung >= 0 && furnished.length > 1 && open && isHungWith(draft, hung))
    settings.push({ setting: 'room', words: subjects[hung]?.words ?? '', sentence: 0 });
  const wall = found && subjects[found.object];
  if (!found || !wall || settings.length + draft.implied.length > 0 || /brick|stone/.test(wall.words)) return;
  settings.push({ setting: 'room', words: wall.words, sentence: 0 });
  draft.absentThings.add(found.object);
  if (wall.colour !== undefined) draft.tints.push({ what: 'walls', colour: wall.colour });
}

/** "a bear and two sofas in the cozy cabin": the room in it, and nothing of the cabin from without. */
export function enterBuilding(draft: BriefDraft): void {
  const { subjects, relations, settings } = draft;
  const found = relations.find(({ kind, subject, object, part }) => {
    const { concept = '', count, colour } = subjects[object] ?? {};
    const plain = count === 1 && colour === undefined && part === undefined && subject < object;
    return kind === 'inside' && plain && recordOf(concept)?.within !== undefined;
  });
  if (!found || draft.paragraph || settings.length > 0) return;
  const { object } = found;
  const others = relations.some((one) => one.subject === object || (one.object === object && one.kind !== 'inside'));
  const { concept, size, words } = subjects[object] as SubjectDraft;
  const within = recordOf(concept)?.within;
  if (others || size !== undefined || !within) return;
  settings.push({ setting: within, words, sentence: 0 });
  draft.absentThings.add(object);
}

const business = /\bjob interview\b/i;
const onTheWay =
  /\b(?:head|go|walk|rush|hurr|commut)(?:es|ies|s|ing|ying|ed)? (?:off )?to (?:an? |the |his |her |their )?(?:job interview|business \w+|work|office|meeting)\b/i;
const unremarkable = /^(?:man|woman|young|elderly)$|ing$/;

/** "holding a briefcase and heading to a job interview": dressed for it, and in the street. */
export function dressForWork({ subjects, settings, implied }: BriefDraft, prompt: string): void {
  const away = onTheWay.test(prompt);
  if (!away && !business.test(prompt)) return;
  for (const subject of subjects)
    if (
      isPerson(subject) &&
      subject.wears.length === 0 &&
      [...subject.attributes].every((one) => unremarkable.test(one))
    )
      subject.attributes.add('business');
  if (away && settings.length === 0) implied.unshift('street');
}

/** A bride's dress is white, and who skis, or a snowman, has snow around them. */
export function followCustom({ subjects, ...draft }: BriefDraft, setting: Setting | undefined): Season | undefined {
  for (const subject of subjects)
    if (is(subject.concept, 'garment') && (subject.attributes.has('wedding') || subject.attributes.has('bridal')))
      subject.colour ??= '#f4f3ee';
  const skis = subjects.some(({ attributes }) => [...attributes].some((word) => /^(?:ski|snowboard)/.test(word)));
  // on a beach or in a desert somebody means to surprise us
  const cold = !['beach', 'desert', 'savanna', 'jungle', 'island', 'volcano'].includes(setting ?? '');
  const snowy = cold && subjects.some(({ concept }) => is(concept, 'of-snow'));
  return draft.season ?? (snowy || (skis && setting === 'mountains') ? 'winter' : undefined);
}

/** A cactus on top of its pot grows in it. */
export function plantInPots({ subjects, relations }: BriefDraft): void {
  for (const [at, relation] of relations.entries()) {
    const [plant, pot] = [subjects[relation.subject], subjects[relation.object]];
    const grows = relation.kind === 'on' && plant?.entry?.kind === 'plant' && /(?:^| )pots?$/.test(pot?.words ?? '');
    if (grows) relations[at] = { ...relation, kind: 'inside' };
  }
}

/** "an owl with a globe above its head": it hovers there, and no wing holds it. A statue carries it on its head. */
export function overHead({ relations, subjects }: BriefDraft, prompt: string): void {
  const lifted = /\b(?:hold|lift|rais|carr|hoist|balanc)\w*\b/i.test(prompt);
  if (lifted) {
    // a strong man with a piano over his head stands under it, and not before it
    for (const [at, { kind, subject, object }] of relations.entries())
      if (kind === 'facing' && subject < object && isAlive(subjects[subject]) && !isPerson(subjects[object]))
        relations[at] = { kind: 'holding', subject, object };
    return;
  }
  for (const [at, { kind, subject, object }] of relations.entries())
    if (kind === 'holding' && subjects[subject]?.entry?.kind === 'animal')
      relations[at] = { kind: 'above', subject: object, object: subject };
}

/** "The cow jumped over the moon": high above it, in the night. */
export function overMoon(draft: BriefDraft): void {
  for (const feature of ['huge-moon', 'low-moon', 'stars']) draft.features.add(feature);
  draft.time = 'night';
  const [leaper] = draft.subjects;
  if (leaper) leaper.place ??= 'top';
}

/** Parts that are named as if they were things: the chimney of a cabin, the ice of a drink. */
export function dropParts(draft: BriefDraft): void {
  const { subjects, relations, absentThings } = draft;
  const drink = subjects.find(({ concept }) => is(concept, 'drink'));
  for (const [index, { concept, entry }] of subjects.entries()) {
    // a paddle in somebody's hands is not the one in its lock
    const holders = relations.filter(({ kind, object }) => kind === 'holding' && object === index);
    // the twig of a dove is in its beak already
    if (holders.length > 0 && holders.every(({ subject }) => shows(subjects[subject]?.concept, concept))) {
      absentThings.add(index);
      continue;
    }
    const held = holders.length > 0;
    const isPart = entry?.kind === 'object' && subjects.some((whole) => shows(whole.concept, concept));
    // books on a table are not those of the shelf
    const elsewhere = relations.some(
      ({ kind, subject, object }) => kind === 'on' && subject === index && !shows(subjects[object]?.concept, concept),
    );
    if (isPart && !held && (!elsewhere || isWornBy(draft, index))) {
      absentThings.add(index);
      if (!elsewhere) tintPart(draft, index);
    }
    if (drink && is(concept, 'ice')) {
      absentThings.add(index);
      drink.attributes.add('ice');
    }
  }
  for (const { kind, subject, object } of relations) {
    const [part, whole] = [subjects[subject], subjects[object]];
    if (kind !== 'on' || !part || !whole || !recordOf(whole.concept)?.bears?.includes(part.concept)) continue;
    absentThings.add(subject);
    whole.attributes.add(`${part.concept}:${part.count}`);
  }
  for (const foreign of subjects.flatMap(({ concept }) => recordOf(concept)?.keepsAway ?? []))
    if (!subjects.some(({ concept }) => concept === foreign)) draft.absent.add(foreign);
}

/** "a present with a red ribbon": the ribbon that its drawing has is red. */
function tintPart({ subjects }: BriefDraft, index: number): void {
  const { concept = '', colour } = subjects[index] ?? {};
  const [whole, ...others] = subjects.filter((one) => shows(one.concept, concept));
  if (colour !== undefined && whole && others.length === 0) whole.parts.push({ what: concept, name: concept, colour });
}

/** "a medal with a red ribbon on a table": the medal lies there, and its ribbon has that colour. */
function isWornBy({ subjects, relations }: BriefDraft, index: number): boolean {
  const { concept = '', colour } = subjects[index] ?? {};
  const link = relations.find(({ kind, subject }) => kind === 'beside' && subject === index);
  const whole = subjects[link?.object ?? -1];
  if (!link || whole?.entry?.kind !== 'object' || !shows(whole.concept, concept)) return false;
  if (colour !== undefined) whole.parts.push({ what: concept, name: concept, colour });
  for (const [at, relation] of relations.entries())
    if (relation.kind === 'on' && relation.subject === index) relations[at] = { ...relation, subject: link.object };
  return true;
}

/** A candle in a carved pumpkin: one sees it shine through the cuts, and not the candle. */
export function lightWithin({ subjects, relations, absentThings }: BriefDraft): void {
  for (const { kind, subject, object } of relations) {
    const [light, host] = [subjects[subject], subjects[object]];
    if (kind !== 'inside' || !light || !host?.attributes.has('carved') || !/candle|light|lamp/.test(light.words))
      continue;
    host.attributes.add('glowing');
    absentThings.add(subject);
  }
}

const isSmall = (one: SubjectDraft | undefined): boolean =>
  (['object', 'food'].includes(one?.entry?.kind ?? '') || is(one?.concept, 'potted')) &&
  (one?.entry?.height ?? 9) <= 0.7;

/** Metres: on what is lower one eats, and lays nothing else. */
const PLATE = 0.08;

/** "On the table a lamp; around it pens": small things about what stands on a table are on it too. */
export function shareTop(draft: BriefDraft, prompt: string): void {
  const { subjects, relations } = draft;
  const topOf = (index: number): number | undefined =>
    relations.find(
      ({ kind, subject, object }) =>
        kind === 'on' && subject === index && offerOf(subjects[object]?.concept ?? '').flat,
    )?.object;
  for (const [at, relation] of relations.entries()) {
    const { kind } = relation;
    // those on either side of it are where it is
    const [subject, object] =
      kind === 'between' ? [relation.object, relation.subject] : [relation.subject, relation.object];
    const top = kind === 'around' || kind === 'beside' || kind === 'between' ? topOf(object) : undefined;
    const small = isSmall(subjects[subject]);
    // "a radio on a shelf beside a plant": both are on it
    const own = kind === 'beside' && top === undefined ? topOf(subject) : undefined;
    const free = !relations.some((one) => one !== relation && (one.subject === object || one.object === object));
    if (own !== undefined && own !== object && small && isSmall(subjects[object]) && free)
      relations.push({ kind: 'on', subject: object, object: own });
    if (
      top === undefined ||
      !small ||
      subject === top ||
      relations.some((one) => one.subject === subject && one.kind === 'on')
    )
      continue;
    // chopsticks lie beside the plate that the sushi is on
    const low = (subjects[top]?.entry?.height ?? 1) < PLATE;
    if (low && kind === 'beside') relations[at] = { kind, subject, object: top };
    else if (kind === 'around') relations[at] = { kind: 'on', subject, object: top };
    else relations.push({ kind: 'on', subject, object: top });
  }
  // where a floor is spoken of, something may lie on it
  if (draft.paragraph && !/\b(?:floors?|ground|carpet|rug|pavement)\b/i.test(prompt)) clearFloor(draft);
}

/** Prose that has told of a desk and what is on it means the desk with the other small things too: no mouse lies on the floor. */
function clearFloor({ subjects, relations, absentThings }: BriefDraft): void {
  const tops = new Set(
    relations
      .filter(({ kind, object }) => kind === 'on' && subjects[object]?.entry?.kind === 'furniture')
      .map(({ object }) => object),
  );
  const [top, another] = tops;
  if (top === undefined || another !== undefined || subjects.some(isAlive)) return;
  const first = relations.find(({ kind, object }) => kind === 'on' && object === top)?.subject as number;
  for (const [index, subject] of subjects.entries()) {
    const { entry, place = '' } = subject;
    const low = entry?.habitat === 'tabletop' ? 0.4 : entry?.habitat === 'ground' ? 0.15 : 0;
    const handy = entry?.kind === 'object' && entry.height < low;
    const told = relations.some((relation) => relation.subject === index || relation.object === index);
    if (!handy || told || absentThings.has(index)) continue;
    relations.push({ kind: 'on', subject: index, object: top });
    // to the right is to the right of what was there first, not at the right edge of the picture
    const side = /(?:^|-)(left|right)$/.exec(place)?.[1];
    if (side !== undefined) {
      relations.push({ kind: side === 'left' ? 'left-of' : 'right-of', subject: index, object: first });
      delete subject.place;
    }
  }
}

/** "headphones on a statue", "a hat on a dog", "a gown that flows around her": worn, not balanced. */
export function putOnHeads(draft: BriefDraft): void {
  for (const { kind, subject, object, part } of draft.relations) {
    const [thing, wearer] = [draft.subjects[subject], draft.subjects[object]];
    const what = thing && garmentOf(thing.words);
    if (!thing || !wearer || what === undefined) continue;
    if (kind !== 'around' && (kind !== 'on' || !isAccessory(what))) continue;
    const bears = isAlive(wearer) || is(wearer.concept, 'wears');
    if (bears && kind === 'around' && !isAccessory(what) && thing.colour !== undefined) wearer.colour ??= thing.colour;
    if (!bears || (part !== undefined && part !== 'head' && kind === 'on')) continue;
    wearer.wears.push({ what, ...(thing.colour !== undefined && { colour: thing.colour }) });
    wearer.attributes.add(what);
    draft.absentThings.add(subject);
  }
}

/** "On the easel there is a painting of a raccoon": nobody stands on an easel. */
export function paintOnCanvas(draft: BriefDraft): void {
  for (const [at, { kind, subject, object }] of draft.relations.slice().entries()) {
    const [shown, canvas] = [draft.subjects[subject], draft.subjects[object]];
    if (kind !== 'on' || !shown || !canvas || !is(canvas.concept, 'art')) continue;
    // "on the easel there is a painting of a raccoon": that is what the easel shows
    if (is(shown.concept, 'art') && !is(canvas.concept, 'hung')) {
      const of = [...shown.attributes].find((word) => recordOf(word) !== undefined);
      if (of !== undefined) canvas.attributes.add(`shows-${of}`);
      draft.absentThings.add(subject);
      draft.relations.splice(at, 1);
      return;
    }
    if (is(shown.concept, 'art')) continue;
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
export function spreadCarpet(draft: BriefDraft): void {
  const { subjects, relations } = draft;
  if (draft.settings.length + draft.implied.length > 0) return;
  const at = subjects.findIndex(({ concept }) => is(concept, 'carpet'));
  const carpet = subjects[at];
  const others = subjects.filter((_, index) => index !== at && !draft.absentThings.has(index));
  const small = others.every(
    ({ entry }) => ['object', 'food'].includes(entry?.kind ?? '') && (entry?.height ?? 1) < 0.5,
  );
  const carries = relations.some(({ kind, object }) => kind === 'on' && object === at);
  // a picnic blanket lies in the grass
  if (recordOf(carpet?.concept ?? '')?.homes !== undefined) return;
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

/** Lower than this, in metres, beside a pyramid of a bright colour, a thing makes a toy of it. */
const TOY = 1;

/** Among cubes and spheres a pyramid is a form, and so is a green one beside a box: it stands in no desert. */
export function plainForms(draft: BriefDraft, catalogue: Catalogue): void {
  for (const [index, subject] of draft.subjects.entries()) {
    const among =
      draft.subjects.some(({ concept }, at) => at !== index && is(concept, 'figure')) ||
      subject.shape !== undefined ||
      (subject.material !== undefined && subject.material !== 'stone') ||
      (subject.colour !== undefined &&
        draft.subjects.some(({ entry }) => entry?.kind === 'object' && entry.height < TOY));
    const entry = among ? catalogue.find(recordOf(subject.concept)?.asFigure ?? '') : undefined;
    if (!entry) continue;
    // a pentagonal pyramid is a pyramid
    const { shape, ...rest } = subject;
    const kept =
      shape === undefined || /^(?:triangular|square|pentagonal|hexagonal|octagonal)$/.test(shape) ? {} : { shape };
    draft.subjects[index] = { ...rest, ...kept, concept: entry.concept, entry };
  }
}

/** Silver fixtures are in that colour: a bath or a toilet all of metal would mirror half the room and melt into its wall. */
export function enamelled({ subjects }: BriefDraft): void {
  for (const [index, { material, ...rest }] of subjects.entries())
    if (material !== undefined && /^(?:bathroom )?fixtures$/.test(rest.words)) subjects[index] = rest;
}

/** Things as the place has them: plants of the open air are no pot plants, the doors of a room are its own. */
export function suitPlace(draft: BriefDraft, setting: Setting | undefined, catalogue: Catalogue): void {
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
    // and the wall where an abstract painting hangs, which is the whole picture
    if ((setting === 'wall' && wall && !bound) || (setting === 'abstract' && is(subject.concept, 'wall')))
      draft.absentThings.add(index);
    const alone = index === 0 && subjects.length === 1 && !is(subject.concept, 'wall');
    const own = !alone && is(subject.concept, 'fixture');
    const had = setting !== undefined && settingTable[setting].has?.includes(subject.concept) === true;
    // the awning of a stall is that of the market
    const roofs = draft.relations.some(({ kind, object }) => kind === 'under' && object === index);
    // a mirror in a colour is looked at
    const looked = subject.colour !== undefined && is(subject.concept, 'hung') && !draft.paragraph;
    if (had && !looked && (index > 0 || roofs)) {
      draft.absentThings.add(index);
      if (subject.colour !== undefined) draft.tints.push({ what: subject.concept, colour: subject.colour });
    }
    // of a door that has a colour one wants to see it
    const shown = is(subject.concept, 'door') && subject.colour !== undefined && !draft.paragraph;
    // what is on the wall of a room hangs there: no piece of another wall stands about
    const ofRoom = setting !== undefined && indoorSettings.has(setting) && isHungWith(draft, index);
    if (inside && own && !shown && (!bound || draft.paragraph || ofRoom)) {
      draft.absentThings.add(index);
      for (const relation of draft.relations)
        if (relation.object === index && (relation.kind === 'hanging-on' || (ofRoom && relation.kind === 'on')))
          draft.subjects[relation.subject]?.attributes.add('on-the-wall');
      hangAbove(draft, index);
      for (const relation of draft.relations)
        if (relation.subject === index || relation.object === index)
          lose(draft, relation, `the ${subject.words} is that of the room`);
      if (is(subject.concept, 'wall') && subject.colour) draft.tints.push({ what: 'walls', colour: subject.colour });
    }
  }
}

/** "a wall fitted with outlets above a stool": what hangs on it is above the stool. */
function hangAbove({ subjects, relations }: BriefDraft, wall: number): void {
  const [guest, ...others] = relations.filter(
    ({ subject, object }) => object === wall && is(subjects[subject]?.concept ?? '', 'hung'),
  );
  const over = relations.filter(({ kind, subject }) => kind === 'above' && subject === wall);
  if (!guest || others.length > 0) return;
  relations.push(...over.map(({ object }) => ({ kind: 'above' as const, subject: guest.subject, object })));
}

/** A wall of which no more is told than that things are on it. */
function isHungWith({ subjects, relations }: BriefDraft, wall: number): boolean {
  const own = relations.filter(({ subject, object }) => subject === wall || object === wall);
  return (
    is(subjects[wall]?.concept ?? '', 'wall') &&
    own.length > 0 &&
    own.every(({ kind, subject }) => {
      const guest = subjects[subject];
      const thing = guest?.entry?.kind === 'object' && !isAlive(guest);
      const fitted = kind === 'in-front-of' && is(guest?.concept ?? '', 'hung');
      if (subject === wall) return kind === 'above';
      return thing && (fitted || kind === 'on' || kind === 'hanging-on' || kind === 'leaning-on');
    })
  );
}

/** "a bowl of chicken soup": the bowl is drawn with the soup, and none is around it. */
export function oneDish(draft: BriefDraft): void {
  for (const { kind, subject, object } of draft.relations) {
    const [dish, bowl] = [draft.subjects[subject], draft.subjects[object]];
    if (kind !== 'inside' || !dish || !bowl || !is(dish.concept, 'in-a-bowl') || !/(?:^| )bowls?$/.test(bowl.words))
      continue;
    if (bowl.colour !== undefined) dish.colour ??= bowl.colour;
    draft.absentThings.add(object);
    for (const [at, relation] of draft.relations.entries())
      if (relation.subject === object) draft.relations[at] = { ...relation, subject };
  }
}
