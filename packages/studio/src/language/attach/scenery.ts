import type { Reader } from '../reader.js';
import { indoorSettings } from '../brief.js';
import { note } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';

const BROAD: ReadonlySet<string> = new Set([
  'flat-vector',
  'gouache',
  'editorial',
  'painterly',
  'oil',
  'cartoon-3d',
  'comic',
  'halftone',
]);
const NARROW: ReadonlySet<string> = new Set(
  'ukiyo-e impressionist chiaroscuro art-nouveau art-deco stained-glass mosaic synthwave film-noir isometric low-poly pixel-art paper-cut embroidery woodcut engraving stipple line-art blueprint chalk sticker logo infographic claymation origami ink-wash swirling cubist crayon watercolour charcoal'.split(
    ' ',
  ),
);

/** "a poster, woodblock print style", "an oil painting, chiaroscuro": the manner says more than the medium. */
function isNarrower(known: string | undefined, next: string): boolean {
  return known !== undefined && BROAD.has(known) && NARROW.has(next);
}

/** Words that mean the picture's own medium or manner wherever they are said: "… Woodcut." */
const isMedium =
  /photo|painting|illustration|render|drawing|sketch|art$|artwork|cinematic|style|woodcut|linocut|ink (?:and )?wash|(?:chinese|japanese|india) ink$|watercolou?r|gouache|ukiyo|hokusai|low poly|impressionis|surrealis|chiaroscuro|anime|manga|comic|charcoal$|pastel|crayon|cubis|van gogh|monet|rembrandt|caravaggio|vermeer|picasso|klimt|munch|dal[ií]|warhol|lichtenstein|matisse|renaissance|baroque|da vinci|michelangelo|pixel|pointillis|expressionis/;

/** Words that mean the camera wherever they are said: "… Wide-angle lens from below." */
const isLens = /angle|lens|shot$|close ?up|bird|aerial|worm|macro/;

/** Time, weather, mood and the like belong to the whole picture. */
export function addScenery(reader: Reader, words: string, meaning: Meaning): boolean {
  const { draft } = reader;
  const told: string[] = [];
  if (meaning.setting) {
    draft.settings.push({ setting: meaning.setting, words, sentence: reader.sentence });
    told.push(`setting ${meaning.setting}`);
  }
  // "adds elegance to the presentation": no office
  const passing = reader.paragraph && reader.sentence > 0 && draft.subjects.length > 0;
  if (meaning.implies && !(passing && indoorSettings.has(meaning.implies))) draft.implied.push(meaning.implies);
  // "a visual dance of colours" at the end of a paragraph brings no dancer
  if (meaning.brings && !(reader.paragraph && reader.sentence > 0)) draft.brought.push(meaning.brings);
  for (const key of ['time', 'weather', 'season', 'mood', 'camera', 'look'] as const) {
    const value = meaning[key];
    if (value === undefined) continue;
    // "a rich tapestry of colours" at the end of a paragraph is no manner of painting
    const late = key === 'camera' ? !isLens.test(words) : key === 'look' && !isMedium.test(words);
    if (reader.paragraph && reader.sentence > 0 && late) continue;
    // an engraved medal makes no engraving
    if (key === 'look' && words.endsWith('ed') && (reader.paragraph || /^(?:engrav|etch|embroider)/.test(words)))
      continue;
    const narrower = key === 'look' && isNarrower(draft.look, value);
    // Times Square during the day: its lights are those of the night otherwise
    const said = key === 'time' && draft.timeOfPlace === true && meaning.setting === undefined;
    if (draft[key] === undefined || narrower || said) Object.assign(draft, { [key]: value });
    if (key === 'time') draft.timeOfPlace = !said && meaning.setting !== undefined;
    told.push(`${key} ${value}`);
  }
  for (const feature of meaning.features ?? []) {
    // "the stark monochrome look of the bicycle": not of the whole
    if (feature === 'monochrome' && reader.paragraph && draft.subjects.length > 0) continue;
    // "a long contrail … the trail": that one
    if (feature === 'path' && draft.features.has('contrails')) continue;
    draft.features.add(feature);
    told.push(feature);
  }
  for (const name of meaning.absent ?? []) {
    draft.absent.add(name);
    told.push(`no ${name}`);
  }
  if (told.length > 0) note(reader, words, told.join(', '));
  else if (meaning.aboutPicture) note(reader, words, 'about the picture');
  return told.length > 0;
}
