import { workerData } from 'node:worker_threads';
import { loadQuickClassifier, loadThoroughClassifier } from './classifier.js';
import type { Classifier, Likelihoods } from './classifier.js';

export interface PictureWork {
  /** The picture at the quick network's size, RGB. */
  readonly quick: Uint8Array;
  /** The picture at the thorough network's size, RGB. */
  readonly thorough: Uint8Array;
  /** The quick network's score from which the thorough one is asked as well. */
  readonly unsureFrom: number;
}

export interface PictureScore {
  readonly score: number;
  readonly category: 'sexual';
  readonly model: string;
}

const folder = (workerData as { readonly modelFolder?: string } | undefined)?.modelFolder;
let quickClassifier: Promise<Classifier> | undefined;
let thoroughClassifier: Promise<Classifier> | undefined;

/** The entry point of the pool. Without work it only loads the quick network. */
export async function score(work: PictureWork | undefined): Promise<PictureScore | undefined> {
  const quick = await once(
    () => (quickClassifier ??= loadQuickClassifier(folder)),
    () => (quickClassifier = undefined),
  );
  if (!work) return undefined;
  const first = unsafe(await quick.classify(work.quick));
  if (first < work.unsureFrom) return { score: first, category: 'sexual', model: quick.name };
  const thorough = await once(
    () => (thoroughClassifier ??= loadThoroughClassifier(folder)),
    () => (thoroughClassifier = undefined),
  );
  const second = unsafe(await thorough.classify(work.thorough));
  // each network has blind spots of its own: a picture is flagged when they agree, not when one of them is excited
  return { score: (first + second) / 2, category: 'sexual', model: `${quick.name}+${thorough.name}` };
}

function unsafe({ porn, hentai }: Likelihoods): number {
  return porn + hentai;
}

/** Loads a network once for the life of the thread; a failed load is tried again with the next picture. */
async function once(load: () => Promise<Classifier>, forget: () => void): Promise<Classifier> {
  try {
    return await load();
  } catch (error) {
    forget();
    throw error;
  }
}
