/**
 * Holds the networks, and judges one picture at a time. A process of its own, because ONNX Runtime does not survive the
 * end of a thread that used it, and because a process that hangs can be killed. Started by networks.ts.
 */
import { answerMessages } from '../../processes/answer.js';
import { collectGarbage, collectWhenLarge } from '../../processes/collect-garbage.js';
import { loadQuickClassifier, loadThoroughClassifier, type Classifier, type Likelihoods } from './classifier.js';
import type { NetworkName, NetworkOutcome, NetworkWork } from './network-messages.js';

const folder = process.argv[2];
const loaders = { quick: loadQuickClassifier, thorough: loadThoroughClassifier };
const loaded = new Map<NetworkName, Classifier>();
/** Few pictures need the thorough one: it goes when none has for so long, and comes back within a second. */
const THOROUGH_MILLISECONDS = 20_000;
let rest: NodeJS.Timeout | undefined;
/** What pictures may leave lying about: each leaves a megabyte, and a collection costs as much as a fifth of a look. */
const MOST_LEFT_BYTES = 12 * 1024 * 1024;

/** A failed load is tried again with the next picture. */
async function network(name: NetworkName): Promise<Classifier> {
  const known = loaded.get(name) ?? (await loaders[name](folder));
  loaded.set(name, known);
  return known;
}

async function judge({ name, pixels }: NetworkWork): Promise<NetworkOutcome> {
  const classifier = await network(name);
  if (name === 'thorough') dropLater();
  const score = pixels ? unsafe(await classifier.classify(pixels)) : 0;
  return { score, model: classifier.name };
}

function dropLater(): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    loaded.delete('thorough');
    collectGarbage();
  }, THOROUGH_MILLISECONDS).unref();
}

function unsafe({ porn, hentai }: Likelihoods): number {
  return porn + hentai;
}

answerMessages((work: NetworkWork) =>
  judge(work)
    .catch((error: unknown): NetworkOutcome => ({
      failed: error instanceof Error ? error.message : String(error),
    }))
    // when the answer is on its way
    .finally(() => void setImmediate(collectWhenLarge, MOST_LEFT_BYTES)),
);
