// Which files `npm test` runs, and which of them share a process.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders, root } from './prepare.mjs';

/** Long ones of Studio, in a process of their own so that both processors have work. */
const ALONE = ['paint/objects/objects.test.js', 'looks/looks.test.js'].map((path) => path.replaceAll('/', sep));

/** Every test file of which the path contains one of `wanted`, or all of them. */
export function findTestFiles(wanted) {
  return [...packageFolders.map((folder) => join(folder, 'dist/src')), 'dist/src', 'dist/test']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)))
    .filter((path) => path.endsWith('.test.js'))
    .filter((path) => wanted.length === 0 || wanted.some((part) => relative(root, path).includes(part)))
    .toSorted();
}

/**
 * What Node is given; files that several share are written to `folder`. Studio's tests only compute, and to load Studio
 * takes two seconds: those of a room share a process, in a file that imports them. Everybody else listens, kills, counts
 * memory or has hooks, and is alone.
 */
export function planTestFiles(files, folder) {
  const studio = join(root, 'packages/studio/dist/src');
  const rooms = new Map();
  const alone = [];
  for (const path of files) {
    if (!path.startsWith(studio + sep) || ALONE.some((part) => path.endsWith(part))) alone.push(path);
    else {
      const [room, inside] = relative(studio, path).split(sep);
      const name = inside === undefined ? 'studio' : room;
      rooms.set(name, [...(rooms.get(name) ?? []), path]);
    }
  }
  const shared = [...rooms].map(([room, paths]) => {
    if (paths.length === 1) return paths[0];
    const file = join(folder, `${room}.test.mjs`);
    writeFileSync(file, paths.map((path) => `import ${JSON.stringify(pathToFileURL(path).href)};\n`).join(''));
    return file;
  });
  return [...shared, ...alone];
}
