import { InvalidArgumentError } from 'commander';
import { CATALOGUE } from '../contract/catalogue.js';
import type { AddCommand } from './command.js';
import { drawPictures } from './draw-pictures.js';
import { addPictureOptions, findModel, whole, type PictureOptions } from './picture-options.js';

interface GenerateOptions extends PictureOptions {
  readonly model: string;
  readonly steps?: number;
  readonly guidance?: number;
  readonly color: readonly string[];
}

function color(text: string, before: readonly string[]): string[] {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidArgumentError('A colour is #rrggbb.');
  if (before.length >= 8) throw new InvalidArgumentError('At most 8 colours.');
  return [...before, text.toLowerCase()];
}

/** `easel generate "<prompt>" -o file.png`: a picture without the service. */
export const addGenerate: AddCommand = (program) => {
  const names = CATALOGUE.filter((row) => row.operation === 'text-to-image').map((row) => row.model);
  const command = program
    .command('generate')
    .description('draw pictures without the service and write them to files')
    .argument('<prompt>', 'what to draw')
    .option('-m, --model <name>', `one of ${names.join(', ')}`, 'stock-image/standard')
    .option('--steps <number>', 'finish: 1 to 50', whole('The number of steps', 1, 50))
    .option('--guidance <number>', '1 improvises, 20 draws the prompt and nothing else', Number)
    .option('-c, --color <#rrggbb>', 'a colour hint; may be given up to 8 times', color, []);
  addPictureOptions(command, 'picture.png').action(async (prompt: string, options: GenerateOptions) => {
    const row = findModel(options.model);
    const fields = {
      prompt,
      image_size: { width: 1024, height: 1024 },
      ...(options.color.length > 0 ? { colors: options.color } : {}),
      ...(options.steps === undefined ? {} : { num_inference_steps: options.steps }),
      ...(options.guidance === undefined ? {} : { guidance_scale: options.guidance }),
    };
    await drawPictures(row, fields, options);
  });
};
