// `npm run sheets -- --prompts <file> --out <folder>`: labelled contact sheets of any list of prompts.
import { prepare } from './prepare.mjs';

prepare({ development: true });
await import('../dist/bench/sheets/sheets.js');
