import type { Setting } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';

type Find = (concept: string) => Drawable | undefined;

interface Told {
  readonly brief: Brief;
  readonly index: number;
  readonly subject: Subject;
  readonly drawable: Drawable;
}

/** Where nothing grows between the stones. */
const PAVED: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'street',
  'village',
  'medieval-village',
  'victorian-street',
  'alley',
  'city',
  'square',
  'future-city',
  'harbour',
  'market',
  'canal',
  'storefront',
]);

/** Where flowers grow anyway, in beds and in the grass. */
const IN_BLOOM: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'garden',
  'field',
  'park',
  'hills',
  'village',
  'farm',
]);

/** Metres up to which a plant is a herb or a flower. */
const HERB = 1.2;

const isFlower = ({ concept }: Subject, { kind, height, habitat }: Drawable): boolean =>
  kind === 'plant' && height < HERB && habitat === 'ground' && !is(concept, 'potted');

const isFree = ({ relations }: Brief, index: number): boolean =>
  relations.every(({ kind, subject, object }) => kind === 'beside' || (subject !== index && object !== index));

/** Geraniums of a town are in its pots and windows: by themselves they would grow out of the pavement. */
export const isWeedOfStreet = ({ brief, index, subject, drawable }: Told): boolean =>
  PAVED.has(brief.setting) && isFlower(subject, drawable) && isFree(brief, index);

/** The flowers of a garden are in its beds; drawn once more they would be as high as its trees. */
export const isBedOfGarden = ({ brief, index, subject, drawable }: Told): boolean =>
  IN_BLOOM.has(brief.setting) &&
  brief.camera === undefined &&
  subject.count > 2 &&
  isFlower(subject, drawable) &&
  isFree(brief, index);

/** A belt around shoes would stand on its edge before them. */
export const isWrapped = ({ brief, index, drawable }: Told, find: (concept: string) => Drawable | undefined): boolean =>
  drawable.kind === 'object' &&
  brief.relations.some(({ kind, subject, object }) => {
    const host = find(brief.subjects[object]?.concept ?? '');
    return kind === 'curled-around' && subject === index && host?.kind === 'object';
  });

/** What grows in a crack or comes out of it needs it. */
const FROM_IT: ReadonlySet<string> = new Set(['inside', 'on', 'above']);

/** The cracks of a pavement on which something else stands: by themselves they are a twig before it. */
export const isMarkOfGround = ({ brief, index, subject }: Told, find: Find): boolean =>
  is(subject.concept, 'marking') &&
  brief.subjects.length > 1 &&
  !brief.relations.some(
    ({ kind, subject: guest, object }) =>
      object === index && FROM_IT.has(kind) && find(brief.subjects[guest]?.concept ?? '')?.kind === 'plant',
  );

/** The shirt from whose cuff a hand comes is a sleeve: all of it behind the hands would be somebody else's. */
export const isSleeve = ({ brief, index, subject }: Told): boolean =>
  is(subject.concept, 'garment') &&
  brief.relations.some(
    ({ kind, subject: guest, object }) =>
      kind === 'inside' && object === index && is(brief.subjects[guest]?.concept, 'hands'),
  );
