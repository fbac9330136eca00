import { createRequire } from 'node:module';

const skinTone = /\p{Emoji_Modifier}|\u{FE0F}/gu;
let keywords: ReadonlyMap<string, readonly string[]> | undefined;

/** The English name of an emoji: 🐱 is `cat`. Empty when it has none. */
export function nameEmoji(emoji: string): string {
  // only prompts with emoji pay for the table
  keywords ??= new Map(
    Object.entries(createRequire(import.meta.url)('emojilib') as Readonly<Record<string, readonly string[]>>),
  );
  const plain = emoji.replaceAll(skinTone, '');
  const names = keywords.get(emoji) ?? keywords.get(plain) ?? keywords.get(`${plain}\u{FE0F}`);
  const name = names?.[0] ?? '';
  return name
    .replaceAll('_', ' ')
    .replaceAll(/\b(?:face|emoji|sign|button|symbol)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
