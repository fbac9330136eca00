/**
 * Marks that people write for other programs: weights and brackets, switches, files to load, tags with a number. What
 * they stand around is kept, the marks go.
 */
const tagSubjects: Readonly<Record<string, string>> = {
  girl: 'girl',
  girls: 'girls',
  boy: 'boy',
  boys: 'boys',
  man: 'man',
  men: 'men',
  woman: 'woman',
  women: 'women',
  cat: 'cat',
  cats: 'cats',
  dog: 'dog',
  dogs: 'dogs',
  other: 'person',
};
const tagSubject = new Map(Object.entries(tagSubjects));

/** What is written somewhere, in its quotation marks: an apostrophe between letters does not end it. */
const quoted =
  /(?<=^|[\s(:,])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,200}'(?=[\s.,;:!?)]|$)|["“][^"”\n]{1,200}["”]|‘[^\n]{1,200}?’(?!\p{L})|\b(?:says|saying|reads|reading|words|text):? \p{Lu}\p{L}*['’]\p{L}/gu;
/** Stands for the apostrophe of words that are written, while the others are read. */
const KEPT = 'ʼ';

/** The prompt in plain words. */
export function plainWords(prompt: string): string {
  return (
    prompt
      // 'Don't Panic!' is to be written as it is
      .replaceAll(quoted, (written) => written.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, KEPT))
      // by a child, not of one
      .replaceAll(
        /\b(?:child|kid|toddler|kindergart[en]+er)(?:ren)?s?['’]s?'? (?:crayon |pencil )?drawing\b/gi,
        'crayon drawing',
      )
      // <lora:name:0.8>, <hypernet:…>
      .replaceAll(/<[a-z]+:[^<>\n]{1,80}>/gi, ' ')
      // --ar 16:9 --v 6 --stylize 250 --no text
      .replaceAll(/(?<=^|\s)--no\s+([^,\n-]{1,60})/g, ' , without $1 ,')
      .replaceAll(/(?<=^|\s)--?[a-z]{1,12}(?:\s+[\d.:]+)?(?=\s|$)/g, ' ')
      .replaceAll(/(?<=^|\s)(?:BREAK|AND)(?=\s|$)/g, ',')
      .replaceAll(/\bscore_\d(?:_up)?\b/g, ' ')
      // (word:1.2), [word:0.5], word::2
      .replaceAll(/:{1,2}\s?-?\d*\.?\d+(?=\s*[)\]},]|\s|$)/g, ' ')
      .replaceAll(/[[\]{}]/g, ' ')
      // ((word)): brackets of emphasis part nothing; (an aside) does
      .replaceAll(/\({2,}|\){2,}/g, ' ')
      .replaceAll('_', ' ')
      // "doesn't have wheels", "isn't wearing a hat": without; "doesn't fit": it is there all the same
      .replaceAll(/\b(?:does|do|did|has|have|had|is|are)(?:n['’]t| not) (?:have|wear(?:ing)?|any)\b/gi, 'without')
      .replaceAll(/\b(?:does|do|did|ca|could|would|wo|should)n['’]t\b/gi, ' ')
      .replaceAll(/\b(is|are|was|were)n['’]t\b/gi, '$1 not')
      // "a shirt with Carpe Diem written on it": names that are written are words
      .replaceAll(
        /\bwith ((?:\p{Lu}[\p{L}'’!?]*\s){1,6})(?=(?:written|printed|painted|embroidered|carved|engraved|stamped) (?:on|in|across)\b)/gu,
        (_, words: string) => `with "${words.trim()}" `,
      )
      // "half lion half eagle": a lion's body and an eagle's head
      .replaceAll(/\b(?:an? )?half[- ]([a-z]+),? (?:and )?half[- ]([a-z]+)\b/gi, 'a $1 with the head of a $2')
      // "a fusion of a hamster and a dragon" is one animal
      .replaceAll(
        /\b(?:an? )?(?:fusion|hybrid|cross|crossbreed|mixture) (?:of|between) an? ([a-z]+) and an? ([a-z]+)\b/gi,
        'a $2 with the head of a $1',
      )
      .replaceAll(
        /\b([1-9])(girls?|boys?|man|men|woman|women|cats?|dogs?|other)\b/gi,
        (_, count: string, noun: string) =>
          count === '1' ? `a ${tagSubject.get(noun.toLowerCase())}` : `${count} ${tagSubject.get(noun.toLowerCase())}`,
      )
      .replaceAll(/\b1(?=girl|boy)/g, 'a ')
      // F1 is a race, f/1.4, 1:1 and 16:9 are settings
      .replaceAll(/\bF1\b/g, 'formula one')
      .replaceAll(/\bf(?:\s?\/\s?\d+(?:\.\d+)?|\s?\d+\.\d+|\s?(?:2|4|8|11|16|22))\b(?=[\s,.;)]|$)/gi, ' ')
      .replaceAll(/\b\d+:\d+\b/g, ' ')
      // 39", 3-seater, two-tiered: measures, no counts
      .replaceAll(/\b\d+(?:\.\d+)?\s?(?:["″”]|(?:inch|inches|cm|ft|feet|metres?|meters?)\b)/gi, ' ')
      .replaceAll(
        /\b(?:\d+|two|three|four|five|six)-(seater|piece|tier(?:ed)?|stor(?:e?y|ied)|door|lane|legged|sided|dimensional|pronged|wheeled|masted|burner|panel|way|star|digit|tone|year)\b/gi,
        '$1',
      )
      // "a painting of black and white with a red flower" is a black and white painting
      .replaceAll(
        /\b(painting|drawing|picture|photo|image|sketch|illustration|print) of black and white(?= (?:with|and|but) |\s*[,.;]|\s*$)/gi,
        'black and white $1',
      )
      // "on the moon's surface"
      .replaceAll(/\bmoon['’]s surface\b/gi, 'surface of the moon')
      .replaceAll(/\bmars['’]s surface\b/gi, 'on mars')
      // 50mm, 70s, 1950s, 4k, 1920x1080 are no counts
      .replaceAll(/\b\d{2,}\s?x\s?\d{2,}\b/g, ' ')
      .replaceAll(KEPT, "'")
  );
}
