// `npm run gallery [-- section …]`: contact sheets of many prompts under out/gallery.
import { prepare } from './prepare.mjs';

prepare({ development: true });
await import('../dist/bench/gallery/gallery.js');
