// Runs under Bare, not Node: the native library lives here, so that an assert in it ends this process and nothing else.
// One JSON object a line on file descriptor 3, both ways. Standard output belongs to the library's progress bars.
/* global Bare, Buffer */
const os = require('bare-os');
const Pipe = require('bare-pipe');
const StableDiffusion = require('@qvac/diffusion-cpp');

const host = new Pipe(3);
let model = null;

function send(message) {
  host.write(Buffer.from(JSON.stringify(message) + '\n'));
}

async function load({ id, files, config }) {
  model = new StableDiffusion({ files, config, logger: null });
  await model.load();
  send({ type: 'loaded', id });
}

async function render({ id, params, picture }) {
  if (picture) params.init_image = new Uint8Array(Buffer.from(picture, 'base64'));
  const response = await model.run(params);
  await response
    .onUpdate((update) => {
      if (update instanceof Uint8Array) {
        send({ type: 'picture', id, data: Buffer.from(update).toString('base64') });
      } else {
        const { step, total } = JSON.parse(update);
        send({ type: 'progress', id, step, total });
      }
    })
    .await();
  send({ type: 'done', id });
}

const orders = { load, render, cancel: () => model && model.cancel() };

async function obey(line) {
  const order = JSON.parse(line);
  try {
    await orders[order.type](order);
  } catch (error) {
    send({ type: 'failed', id: order.id, message: String((error && error.message) || error) });
  }
}

// Bare.exit() waits for ever while a model is loaded, and there is nothing here worth saving.
function end() {
  os.kill(os.pid(), os.constants.signals.SIGKILL);
}

let parts = [];
host.on('data', (chunk) => {
  let from = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
    parts.push(chunk.subarray(from, at));
    const line = Buffer.concat(parts).toString();
    parts = [];
    from = at + 1;
    if (line) void obey(line);
  }
  if (from < chunk.length) parts.push(Buffer.from(chunk.subarray(from)));
});
host.on('end', end);
host.on('close', end);
host.on('error', end);
Bare.on('unhandledRejection', end);
send({ type: 'ready' });
