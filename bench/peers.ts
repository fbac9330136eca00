/**
 * Easel beside any OpenAI-shaped image server, with the same prompts and sizes, taking turns:
 *
 *   npm run bench -- peers <address of the other server> [model] [size] [pictures]
 *
 * The other server is asked as anybody asks it: POST /v1/images/generations. Easel is asked the same way; name its own
 * address with EASEL_URL and EASEL_KEY to compare a running one (say, with the same model behind it), else one is
 * started with Studio. Its key, if it wants one, is PEER_KEY.
 */
import { compare, printComparison } from './peers/compare.js';
import { KEY, startServiceProcess } from './support/service-process.js';

const [peer, model = '', size = '512x512', count = '8'] = process.argv.slice(2);
if (peer === undefined || !URL.canParse(peer)) {
  console.error('easel: npm run bench -- peers <http address> [model] [size] [pictures]');
  process.exit(1);
}
const running = process.env['EASEL_URL'];
const service = running === undefined ? await startServiceProcess() : undefined;
try {
  const easel = { name: 'Easel', url: running ?? service?.url ?? '', key: process.env['EASEL_KEY'] ?? KEY };
  const other = { name: new URL(peer).host, url: peer, key: process.env['PEER_KEY'] ?? '', model };
  const options = { size, pictures: Number(count) };
  printComparison(
    await compare([easel, other], { ...options, memoryOf: { [easel.name]: () => service?.memory().all } }),
  );
} finally {
  await service?.close();
}
