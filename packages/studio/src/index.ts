/**
 * Studio: an illustrator that draws from a description. `describe` says what it understands of a prompt, `drawPicture`
 * paints it, and `drawAvatar` paints the person of a photo.
 */
import { understand } from './understanding.js';

export { drawAvatar } from './avatar.js';
export { checkComposition, drawPicture } from './draw.js';
export type { Fault } from './scene/faults.js';
export type { Checkpoint, Drawing, Explanation } from './draw.js';
export type { Brief } from './language/brief.js';
export type { FacePicture, HouseStyle, PictureRequest, PortraitRequest, RawPicture } from './request.js';
export { pictureGuide, type PictureGuide } from './guide.js';
export { portraitGuide, type PortraitGuide } from './portrait/guide.js';
export { portraitLooks } from './portrait/looks/looks.js';

/** What a prompt is understood as: subjects, relations, place, time, look, and what was guessed or ignored. */
export const describe = understand;
export { partOfSpeechOf } from './language/grammar.js';
/** The fonts that ship, for labels beside pictures. */
export { fontOf, settable } from './paint/lettering/fonts.js';
/** Every look and every place that Studio can paint, by a word that names it, for sheets of them. */
export { lookNames } from './language/brief.js';
export { placeNames } from './language/vocabulary/settings.js';
