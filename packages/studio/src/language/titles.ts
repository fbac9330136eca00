import type { Lettering } from './brief.js';
import { WARES } from './vocabulary/shops.js';

/** Formats that nobody knows without their title. */
const FORMAT =
  /^\W*(?:(?:an?|the)\s+)?(?:[\w'’-]+\s+){0,4}?(?:(?:movie|film|theat(?:er|re)|concert|travel|propaganda|gig|festival|election|wanted) poster|(?:book|novel|album|magazine|record|comic book) cover|cover of an? (?:\w+ )?(?:book|novel|album|magazine|record))\s+(?:of|for|about|featuring|showing|depicting|with)\s+([^.,;:!?]+)/i;
const MOST_WORDS = 5;
const AT_LENGTH = 200;
const COVER_OF = /\b(?:book|novel) cover\b|\bcover of an? (?:\w+ )?(?:book|novel)\b/i;
const PICTURE_OF = /^(?:an? )?(?:\w+ )?(?:illustration|picture|drawing|painting|image|photo|photograph) of /i;
/** What a title ends before. */
const FURTHER =
  /\s(?:\w{3,}ing|with|in|on|at|under|by|from|that|which|who|where|as|during|wearing|holding|and its|and his|and her)\s/i;

/** "a logo for a bakery called Rise": a mark is known by its name. */
const NAMED =
  /\b(?:logo|emblem|badge|poster|branding|packaging|business card|flyer)\b[^.;]{0,80}?\b(?:called|named)\s+((?:\p{Lu}[\p{L}\p{N}'’&-]*\s?(?:(?:&|and|of|the)\s)?){1,4})/u;

const SHOP = new RegExp(
  `\\b((?:(?:${WARES}|shoe|barber|butcher|grocery) ?(?:shop|store))|bakery|boutique|bookstore|bookshop|café|cafe|pizzeria|restaurant|pharmacy|florist) storefront\\b`,
  'i',
);

/** "a movie poster of mountain and sea": what it is of is its title, where none was given. */
export function titled(prompt: string, lettering: readonly Lettering[], said = ''): readonly Lettering[] {
  if (lettering.length > 0 || /\b(?:no|without) (?:text|words|letter|title)/i.test(prompt)) return lettering;
  // a neon sign that says nothing is no sign
  if (/\bneon sign\b(?! (?:of|in the|shaped)\b)/i.test(prompt)) return [{ text: 'OPEN', on: 'sign' }];
  const name = NAMED.exec(prompt)?.[1]?.trim();
  if (name !== undefined) return [{ text: name, on: 'headline' }];
  // a shop says above its door what it is
  const shop = SHOP.exec(said)?.[1];
  if (shop !== undefined) return [{ text: shop.toUpperCase(), on: 'headline' }];
  // who describes a poster at length says what is written on it
  if (prompt.length > AT_LENGTH) return lettering;
  const [format = '', named] = FORMAT.exec(prompt) ?? [];
  const shown = named?.replace(PICTURE_OF, '').replace(/^(?:an?|the)\s+/i, '');
  const words = shown?.split(FURTHER)[0]?.trim().split(/\s+/) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return lettering;
  // a book that is only said to be about something is seen as a book; with a picture on it, the cover is the picture
  const on = COVER_OF.test(format) && /\babout\b/i.test(format) ? 'book' : 'headline';
  return [{ text: words.join(' ').toUpperCase(), on }];
}
