import { ladeTrees, leafWith } from './leafed.js';
import { stringLights } from './strung.js';
import { ofTheWalker } from './belonging.js';
import { stepAboard } from './aboard.js';
import { showOnEasel } from './at-easels.js';
import { sitAtWindows } from './at-windows.js';
import type { Brief, Subject } from './brief.js';
import { offerOf } from '../catalogue/affordances.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import { arrangeThem } from './arranged.js';
import { joinKinds } from './compounds.js';
import { isPerson, type BriefDraft, type SubjectDraft } from './draft.js';
import { dyeEach } from './each-colour.js';
import { hangOnDoors, useHangers } from './hung.js';
import { setDownLaden } from './laden.js';
import { fillVessels } from './fillings.js';
import { isPattern } from '../catalogue/shapes.js';
import type { Pattern } from '../catalogue/shapes.js';
import { partsSaid } from './vocabulary/qualities.js';
import { chooseSenses } from './senses.js';
import { comeForward, holdEach, mountEach, putThere, settleOnFurniture, standBeside } from './settled.js';
import { settleWith } from './with-it.js';
import { showOnScreens } from './on-screens.js';
import { paintOnWalls } from './on-walls.js';
import { keepDry, mirrorInThings } from './reflected.js';
import { growFromThings, leaveGrowing } from './sprouting.js';
import {
  pinOnMap,
  printOnFaces,
  showOnFaces,
  showOnSides,
  showOnThem,
  spreadOut,
  showOnVessels,
  showPictures,
} from './shown-on.js';
import { addBody } from './somebodys-body.js';
import { leaveStuck } from './stuck.js';
import { asBackground } from './backgrounds.js';
import { keepOwnPlaces } from './own-places.js';
import { onSheets } from './on-sheets.js';
import {
  drawFeatures,
  addCharacter,
  addBrought,
  addPlayer,
  addPosture,
  layTable,
  lookOut,
  oneInEachHand,
  promoteFeatures,
  putInVase,
  holdAtTable,
  seatAtTable,
} from './unsaid-things.js';
import { settleComplexions } from './complexions.js';
import { cityElsewhere, markViews, placeFromAbove } from './views.js';
import { postureIn } from './vocabulary/posture.js';
import { withinKind } from './within-kind.js';
import { setMoving } from './on-the-move.js';
import { showTrade } from './trade-emblems.js';
import { toldIn } from './vocabulary/told.js';
import { ofTheDark } from './vocabulary/implications.js';
import {
  chooseSetting,
  impliedSetting,
  frameByLook,
  groundNamed,
  underSky,
  isFloorOnly,
  behindWindow,
  beforeWall,
  roomOfFittings,
} from './conclude-place.js';
import {
  leaveLeads,
  enterRoom,
  enterBuilding,
  plantInPots,
  followCustom,
  dressForWork,
  lookThrough,
  overHead,
  overMoon,
  dropParts,
  lightWithin,
  shareTop,
  putOnHeads,
  paintOnCanvas,
  oneDish,
  spreadCarpet,
  enamelled,
  plainForms,
  suitPlace,
} from './conclude-things.js';

/** Turns what was read into the brief: chooses the place, drops what was refused. */
export function conclude(prompt: string, draft: BriefDraft, catalogue: Catalogue): Omit<Brief, 'lettering' | 'notes'> {
  // "a violinist in an empty station": nobody but who is told
  if (draft.absent.delete('others') && !draft.subjects.some(isPerson)) draft.absent.add('people');
  showTrade(draft, prompt, catalogue);
  if (draft.subjects.length === 0 && draft.settings.length === 0) promoteFeatures(draft, catalogue);
  keepOwnPlaces(draft, prompt);
  addBrought(draft, catalogue);
  dyeEach(draft, prompt);
  arrangeThem(draft, prompt);
  const told = toldIn(prompt);
  sitAtWindows(draft, prompt, catalogue, told);
  ofTheWalker(draft, prompt);
  oneInEachHand(draft, prompt);
  leaveStuck(draft, prompt);
  layTable(draft, catalogue);
  holdAtTable(draft);
  seatAtTable(draft, catalogue);
  addPlayer(draft, catalogue);
  addBody(draft, catalogue, prompt);
  addCharacter(draft, catalogue, prompt);
  chooseSenses(draft, catalogue);
  plainForms(draft, catalogue);
  enamelled(draft);
  joinKinds(draft, prompt, catalogue);
  setMoving(draft, catalogue, told);
  markViews(draft, prompt, told, catalogue);
  settleComplexions(draft, prompt);
  spreadCarpet(draft);
  pinOnMap(draft);
  showPictures(draft, prompt);
  showOnEasel(draft, prompt, catalogue);
  showOnScreens(draft, prompt);
  showOnThem(draft, prompt);
  mirrorInThings(draft, prompt);
  growFromThings(draft, prompt, catalogue);
  leaveGrowing(draft);
  leafWith(draft, prompt, catalogue);
  stringLights(draft, prompt);
  ladeTrees(draft);
  fillVessels(draft, prompt);
  showOnVessels(draft, prompt);
  showOnSides(draft, prompt);
  leaveLeads(draft);
  enterRoom(draft);
  if (!told.includes('peeking')) enterBuilding(draft);
  stepAboard(draft, prompt, catalogue);
  plantInPots(draft);
  hangOnDoors(draft);
  setDownLaden(draft);
  useHangers(draft);
  lookThrough(draft, prompt);
  dressForWork(draft, prompt);
  const near = is(draft.subjects[0]?.concept, 'eye');
  // snow that lies in the sun does not fall
  if (draft.weather === 'snow' && draft.features.has('sun')) {
    delete draft.weather;
    draft.season ??= 'winter';
  }
  keepDry(draft, prompt);
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
  const placed =
    (lunar ? 'sky' : bound ? 'space' : said) ??
    (draft.plain || draft.features.has('plain-sky')
      ? 'studio'
      : (impliedSetting(draft) ?? beforeWall(draft) ?? groundNamed(draft) ?? behindWindow(draft)));
  const fitted = draft.plain ? placed : roomOfFittings(draft, prompt, placed);
  const setting = paintOnWalls(draft, underSky(draft, fitted), told);
  if (draft.plain && setting === 'studio') drawFeatures(draft, catalogue);
  placeFromAbove(draft, setting, catalogue);
  cityElsewhere(draft, prompt, setting, catalogue);
  oneDish(draft);
  suitPlace(draft, setting, catalogue);
  putInVase(draft, setting, catalogue);
  const season = followCustom(draft, setting);
  dropParts(draft);
  lightWithin(draft);
  putOnHeads(draft);
  paintOnCanvas(draft);
  showOnFaces(draft, prompt);
  printOnFaces(draft, prompt);
  spreadOut(draft, prompt, catalogue);
  if (told.includes('over-head')) overHead(draft, prompt);
  putThere(draft);
  settleOnFurniture(draft, prompt);
  shareTop(draft, prompt);
  standBeside(draft);
  settleWith(draft);
  mountEach(draft);
  holdEach(draft, prompt);
  comeForward(draft);
  withinKind(draft, prompt);
  // a dark still life has a dark ground
  const dark = draft.mood === 'mysterious' && draft.settings.some(({ words }) => words === 'still life');
  if (setting === 'studio' && dark && draft.colours.size === 0) draft.backdrop ??= '#2a2420';
  // outside the window they may fall
  if (draft.features.has('windowsill')) draft.features.delete('leaves');
  // leaves fall to the earth, which is not the planet
  const outThere = setting === 'space' || setting === 'moon' || setting === 'spaceship';
  if (!outThere && draft.subjects.length + draft.settings.length > 0) draft.features.delete('earth');
  // the outline of something before the moon needs a moon to be before
  if (draft.features.has('silhouette') && draft.features.has('moon')) draft.features.add('huge-moon');
  if (draft.features.has('through-lens') && draft.features.has('moon')) draft.features.add('huge-moon');
  // who stands on it does not see it in the sky
  if (setting === 'moon') draft.features.delete('moon');
  if (bound)
    for (const { entry, attributes } of draft.subjects) if (entry?.kind === 'vehicle') attributes.add('flying');
  const [hero] = draft.subjects;
  if (!draft.mood && !draft.time && hero && [...hero.attributes].some((word) => ofTheDark.has(word))) {
    draft.mood = 'mysterious';
    draft.time = 'night';
    draft.features.add('moon');
  }
  addPosture(draft, catalogue, postureIn(prompt));
  if (told.includes('peeking')) lookOut(draft);
  const refused = (concept: string) =>
    draft.absent.has(concept) || (draft.absent.has('people') && is(concept, 'people'));
  // "an empty street with a lone cat": only people are refused who were not asked for by name
  const kept = draft.subjects.map(({ concept }, index) => !refused(concept) && !draft.absentThings.has(index));
  const position = (index: number) => kept.slice(0, index).filter(Boolean).length;
  const camera = draft.camera ?? frameByLook(draft);
  return onSheets(
    asBackground({
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
      ...(season && { season }),
      mood: draft.mood ?? 'neutral',
      ...(camera && { camera }),
      ...(draft.look && { look: draft.look }),
      features: [...draft.features].filter((feature) => !draft.absent.has(feature)),
      colours: [...draft.colours],
      ...(draft.tints.length > 0 && { tints: draft.tints }),
      ...(draft.backdrop && { backdrop: draft.backdrop }),
      ...(draft.roomShape && setting && { roomShape: draft.roomShape }),
      absent: [...draft.absent],
      ...(draft.lost.length > 0 && { lost: [...new Set(draft.lost)] }),
    }),
  );
}

/** "standing upright": on two legs whoever has more, and a thing on its end. */
function uprightAs({ entry, attributes, action }: SubjectDraft): Pick<SubjectDraft, 'attributes' | 'action'> {
  if (action !== 'hind-legs') return { attributes, ...(action !== undefined && { action }) };
  const alive = entry?.kind === 'animal' || entry?.kind === 'person' || offerOf(entry?.concept ?? '').alive === true;
  if (alive) return { attributes: new Set([...attributes].filter((word) => word !== 'upright')), action };
  const others = [...attributes].filter((word) => word !== 'hind-legs');
  return { attributes: new Set([...others, 'standing', 'upright']), action: 'standing' };
}

/** Cloth of that name is blue, where no colour is said. */
const DENIM = '#4c6c96';
const ownColour = ({ colour, material, words, attributes }: SubjectDraft): string | undefined =>
  colour ?? (material === 'fabric' && (attributes.has('denim') || /\bdenim\b/.test(words)) ? DENIM : undefined);

/** "a cup with red stripes": the cup is striped, and its stripes are red. */
function patterned({ entry, parts, pattern, accents }: SubjectDraft): {
  readonly pattern: Pattern | undefined;
  readonly accents: readonly string[];
} {
  const printed = entry?.kind === 'object' || entry?.kind === 'furniture' ? parts : [];
  const said = printed.find(({ what }) => isPattern(what));
  if (pattern !== undefined || !said || !isPattern(said.what)) return { pattern, accents };
  return { pattern: said.what, accents: said.colour === undefined ? accents : [said.colour] };
}

function asSubject(told: SubjectDraft): Subject {
  const subject = { ...told, ...uprightAs(told) };
  const { concept, words, count, wears, weight } = subject;
  const attributes = [...subject.attributes].filter((attribute) => !partsSaid.has(attribute));
  const parts = [...subject.parts, ...[...subject.attributes].flatMap((attribute) => partsSaid.get(attribute) ?? [])];
  const { size, place, material, shape, arrangement, contents, action } = subject;
  const { pattern, accents } = patterned(subject);
  const colour = ownColour(subject);
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
