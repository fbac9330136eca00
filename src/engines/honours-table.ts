import { createA1111Engine } from './a1111/engine.js';
import { createComfyuiEngine } from './comfyui/engine.js';
import type { EngineCapabilities } from './engine.js';
import { DIALECTS, type DialectName } from './openai-images/dialects.js';
import { createOpenaiImagesEngine } from './openai-images/engine.js';
import { createStableDiffusionEngine } from './stable-diffusion/engine.js';
import { diffusionModelSchema } from './stable-diffusion/options.js';
import { createStudioEngine } from './studio/studio.js';

const NOWHERE = 'http://127.0.0.1:1';

/** The table of docs/engines.md: what each engine makes of a request, as it says itself. */
export async function honoursTable(): Promise<string> {
  const model = diffusionModelSchema.parse({ files: { model: 'model.gguf' }, reference: {} });
  const inputs = Object.fromEntries(
    ['prompt', 'seed', 'steps', 'guidance', 'face'].map((name) => [name, `{{${name}}}`]),
  );
  const workflow = (names: readonly string[]) =>
    JSON.stringify({
      node: { class_type: 'Node', inputs: Object.fromEntries(names.map((name) => [name, inputs[name]])) },
    });
  const text = ['prompt', 'seed', 'steps', 'guidance'];
  const engines = [
    ['`studio`', createStudioEngine({ threads: 1 })],
    ['`stable-diffusion`', createStableDiffusionEngine({ models: { '*': model } })],
    ...(Object.keys(DIALECTS) as DialectName[]).map(
      (dialect) =>
        [
          `\`openai-images\`, ${DIALECTS[dialect].about}`,
          createOpenaiImagesEngine({ url: NOWHERE, dialect, references: true, model: 'model' }),
        ] as const,
    ),
    [
      '`comfyui`',
      createComfyuiEngine({ url: NOWHERE, workflows: { '*': workflow(text), avatar: workflow([...text, 'face']) } }),
    ],
    ['`a1111`', createA1111Engine({ url: NOWHERE })],
  ] as const;
  const rows = engines.map(([name, { capabilities }]) => `${name} | ${cells(capabilities).join(' | ')}`);
  await Promise.all(engines.map(([, engine]) => engine.close()));
  return [
    'engine | seed | steps | guidance | colors | avatar | same seed, same picture',
    '---|---|---|---|---|---|---',
    ...rows,
  ].join('\n');
}

function cells({ seed, steps, guidance, palette, face, deterministic }: EngineCapabilities): string[] {
  const answer = (honoured: boolean) => (honoured ? 'yes' : 'no');
  const colours = palette ? 'measured' : 'in words';
  return [answer(seed), answer(steps), answer(guidance), colours, answer(face), answer(deterministic)];
}
