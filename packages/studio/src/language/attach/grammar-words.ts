import { findPronoun } from '../coreference.js';
import type { Reader } from '../reader.js';
import { openLink } from '../reader.js';
import type { Tag } from '../tagging.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { backToHead } from './deeds.js';
import { addScenery } from './scenery.js';
import { putIntoHost } from './whereabouts.js';

/** What follows is thought of, not seen. */
const spokenOf =
  /^(?:(?:the )?(?:contrast|difference|relationship|distinction|juxtaposition)|focus|intent|concentrat|contrast|entic|invit|beckon|encourag|allow|attract|hint|suggest|indicat|evidence|evo[kc]|symboli|represent|signif|tell|ready for|as if|as though|known|made famous|in search|dream|think|about|named|instead|rather)/;

const pronouns = new Set(['it', 'him', 'them', 'her', 'they', 'he', 'she']);

export function readGrammar(reader: Reader, tag: Tag, meaning: Meaning): void {
  switch (meaning.role) {
    case 'and':
      reader.joined = true;
      reader.listed = false;
      return;
    case 'of':
      // "at the centre of the table" is on it
      if (reader.middle) return openLink(reader, 'on', 'centre of');
      // "on the surface of a table" is on the table
      if (reader.link && reader.link.kind !== 'with' && reader.link.kind !== 'of') return undefined;
      return reader.partOfNext === undefined ? openLink(reader, 'of') : undefined;
    case 'with':
      return openLink(reader, 'with', tag.words);
    case 'in':
      return openLink(reader, 'inside');
    case 'like':
      // "a comic about a car": that is what it shows
      if (tag.words === 'about' && reader.draft.subjects.length === 0) return;
      if (spokenOf.test(tag.words)) reader.aside = true;
      else reader.like = true;
      return;
    case 'made':
      reader.material = true;
      return;
    case 'wearing':
      openLink(reader, 'with');
      reader.wearing = true;
      return;
    case 'without':
      reader.link = undefined;
      reader.negated = 'next';
      return;
    case 'palette':
      reader.link = undefined;
      reader.lastNoun = 'none';
      addScenery(reader, tag.words, meaning);
      return;
    case 'is':
      reader.afterIs = true;
      return;
    default:
      if (tag.words === 'from') reader.from = true;
      if (/^(?:while|as|when)$/.test(tag.words)) backToHead(reader);
      if (pronouns.has(tag.words)) readPronoun(reader, tag.words);
      addScenery(reader, tag.words, meaning);
  }
}

/** "behind it a tree", "it is red": a pronoun is what it stands for. */
function readPronoun(reader: Reader, word: string): void {
  if (reader.link && reader.link.from.length > 0 && reader.sinceBreak > 0) {
    const { kind } = reader.link;
    if (word === 'it' && (kind === 'on' || kind === 'inside') && putIntoHost(reader, kind)) {
      reader.link = undefined;
      return;
    }
    reader.link.reversed = true;
    return;
  }
  const index = findPronoun(reader, word);
  if (index === undefined) return;
  if (reader.link) {
    reader.fronted =
      reader.link.kind === 'with' || reader.link.kind === 'of' ? undefined : { kind: reader.link.kind, object: index };
    reader.link = undefined;
    return;
  }
  reader.group = [index];
  reader.head = [];
  reader.lastNoun = 'subject';
}
