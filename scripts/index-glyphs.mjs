// Writes packages/studio/src/paint/glyphs/glyph-index.json: which drawings of the vector sets Studio uses, where they lie
// in the sets' files, and the box that their ink fills. Run it after a set's version or the selection changed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { prepare, root } from './prepare.mjs';

const sets = { n: 'noto', g: 'game-icons', t: 'temaki', m: 'mdi' };
const fileOf = (set) => join(root, 'node_modules/@iconify-json', sets[set], 'icons.json');
const probe = 128;

function inkOf(body, width, height) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const { pixels, width: columns, height: rows } = new Resvg(svg, { fitTo: { mode: 'height', value: probe } }).render();
  let [left, top, right, bottom, ink] = [columns, rows, 0, 0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (pixels[(y * columns + x) * 4 + 3] < 10) continue;
      ink++;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (ink < 200) return undefined;
  const scale = height / rows;
  return [left, top, right - left, bottom - top].map((value) => Math.round(value * scale * 100) / 100);
}

// The renderer aborts its process on a few drawings, so they are tried in a child; what it was at is in `at`.
const at = join(tmpdir(), `easel-glyph-${process.ppid}`);
if (process.argv[2] === 'measure') {
  const [set, list] = process.argv.slice(3);
  const { icons, width = 16, height = 16 } = JSON.parse(readFileSync(fileOf(set), 'utf8'));
  const boxes = {};
  for (const name of JSON.parse(readFileSync(list, 'utf8'))) {
    writeFileSync(process.argv[5], name);
    const icon = icons[name];
    const box = inkOf(icon.body, icon.width ?? width, icon.height ?? height);
    if (!box) continue;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${icon.body}</svg>`;
    for (const size of icon.body.includes('<g') ? [20, 48, 97, 210, 400] : [48]) {
      new Resvg(svg, { fitTo: { mode: 'height', value: size } }).render();
    }
    boxes[name] = box;
  }
  writeFileSync(list, JSON.stringify(boxes));
  process.exit(0);
}

prepare({ development: true });
const dist = (path) => import(pathToFileURL(join(root, 'packages/studio/dist/src/paint', path)).href);
const selection = await dist('glyphs/selection.js');
const { measureOf } = await dist('glyphs/measures.js');

function measureAll(set, names) {
  const list = `${at}-list`;
  let open = names;
  let boxes = {};
  while (open.length > 0) {
    writeFileSync(list, JSON.stringify(open));
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'measure', set, list, at]);
    if (child.status === 0) {
      boxes = { ...boxes, ...JSON.parse(readFileSync(list, 'utf8')) };
      break;
    }
    const bad = readFileSync(at, 'utf8');
    console.error(`left out: ${sets[set]}:${bad} breaks the renderer`);
    open = open.filter((name) => name !== bad);
  }
  rmSync(list, { force: true });
  rmSync(at, { force: true });
  return boxes;
}

const wanted = { n: new Map(), g: new Map(), t: new Map(), m: selection.materialThings };
const emoji = JSON.parse(readFileSync(fileOf('n').replace('icons.json', 'metadata.json'), 'utf8')).categories;
for (const category of selection.emojiCategories) for (const name of emoji[category]) wanted.n.set(name, name);
for (const name of selection.emojiFigures) wanted.n.set(name, name);
for (const name of wanted.n.keys()) if (!selection.isSuitableEmoji(name)) wanted.n.delete(name);
// with the skin of people
for (const name of selection.skinnedFigures) {
  wanted.n.delete(name);
  wanted.n.set(`${name}-light-skin-tone`, name);
}
for (const name of Object.keys(JSON.parse(readFileSync(fileOf('g'), 'utf8')).icons)) {
  if (selection.isSuitableGlyph(name)) wanted.g.set(name, name);
}
for (const name of selection.mapThings) wanted.t.set(name, name);

const taken = new Set();
const rows = [];
for (const [set, concepts] of Object.entries(wanted)) {
  const file = readFileSync(fileOf(set));
  const known = [...concepts.keys()].filter((name) => file.includes(`\n\t\t"${name}": {`));
  const boxes = measureAll(set, known);
  for (const name of known) {
    const concept = concepts.get(name);
    const box = boxes[name];
    if (!box || taken.has(concept)) continue;
    taken.add(concept);
    const start = file.indexOf(`\n\t\t"${name}": {`) + `\n\t\t"${name}": `.length;
    const end = file.indexOf('\n\t\t}', start) + 4;
    const { kind, habitat, height } = measureOf(concept);
    const flipped = selection.facesLeft(set, concept, kind) ? 'f' : '';
    rows.push([concept, set, `${start}+${end - start}`, box.join(' '), kind, habitat, height, flipped].join('|'));
  }
}
const target = join(root, 'packages/studio/src/paint/glyphs/glyph-index.json');
writeFileSync(target, `${JSON.stringify(rows, undefined, 2)}\n`);
console.error(`${rows.length} drawings in ${target}`);
