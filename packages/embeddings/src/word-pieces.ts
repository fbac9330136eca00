/** Splits text as the uncased BERT models do: lower case, no accents, then the longest known pieces of each word. */
export interface WordPieces {
  /** Piece numbers with the model's start and end marks, at most `limit`. */
  encode(text: string, limit: number): number[];
  /** Whether the word is one piece: common words are. */
  isWord(word: string): boolean;
}

const MAXIMUM_WORD = 60;

export function createWordPieces(entries: Readonly<Record<string, number>>): WordPieces {
  // a map, because "constructor" is a property of every object
  const vocabulary = new Map(Object.entries(entries));
  const number = (piece: string): number => {
    const found = vocabulary.get(piece);
    if (found === undefined) throw new Error(`the vocabulary lacks ${piece}`);
    return found;
  };
  const start = number('[CLS]');
  const end = number('[SEP]');
  const unknown = number('[UNK]');

  function pieces(word: string): number[] {
    if (word.length > MAXIMUM_WORD) return [unknown];
    const result: number[] = [];
    let position = 0;
    while (position < word.length) {
      let length = word.length - position;
      let piece: number | undefined;
      for (; length > 0 && piece === undefined; length--) {
        const text = word.slice(position, position + length);
        piece = vocabulary.get(position === 0 ? text : `##${text}`);
      }
      if (piece === undefined) return [unknown];
      result.push(piece);
      position += length + 1;
    }
    return result;
  }

  return {
    encode(text, limit) {
      const plain = text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '');
      const words = plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
      return [start, ...words.flatMap(pieces).slice(0, limit - 2), end];
    },
    isWord: (word) => vocabulary.has(word),
  };
}
