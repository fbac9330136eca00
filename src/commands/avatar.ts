import { readFile } from 'node:fs/promises';
import { MOST_FACES } from '../contract/limits.js';
import { CATALOGUE } from '../contract/catalogue.js';
import { CommandError } from './command-error.js';
import type { AddCommand } from './command.js';
import { drawPictures } from './draw-pictures.js';
import { addPictureOptions, whole, type PictureOptions } from './picture-options.js';

const LARGEST_PHOTO = 12_000_000;

/** `easel avatar me.jpg "as an astronaut"`: a portrait without the service. */
export const addAvatar: AddCommand = (program) => {
  const command = program
    .command('avatar')
    .description('draw a portrait of the person on a photo and write it to a file')
    .argument('<photo>', 'a file, or an http or https address')
    .argument('<prompt>', 'how the person is drawn: "as an astronaut, in watercolour"');
  command.option(
    '--face <index>',
    'which face of a group: 0 is the largest and most central',
    whole('A face', 0, MOST_FACES - 1),
  );
  type AvatarOptions = PictureOptions & { readonly face?: number };
  addPictureOptions(command, 'avatar.png').action(async (photo: string, prompt: string, options: AvatarOptions) => {
    const row = CATALOGUE.find(({ operation }) => operation === 'avatar');
    if (row === undefined) throw new CommandError('the catalogue has no avatar');
    await drawPictures(
      row,
      {
        prompt,
        face_image_url: await addressOf(photo),
        ...(options.face === undefined ? {} : { face_index: options.face }),
      },
      options,
    );
  });
};

async function addressOf(photo: string): Promise<string> {
  if (/^https?:\/\//i.test(photo)) return photo;
  const bytes = await readFile(photo).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`cannot read ${photo}: ${error.code === 'ENOENT' ? 'there is no such file' : error.code}`);
  });
  if (bytes.length > LARGEST_PHOTO) throw new CommandError(`${photo} has more than ${LARGEST_PHOTO / 1e6} MB`);
  return `data:application/octet-stream;base64,${bytes.toString('base64')}`;
}
