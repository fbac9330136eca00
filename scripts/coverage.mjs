// `npm run coverage -- --prompts <file>`: what Studio does not understand of a list of prompts, by frequency.
import { prepare } from './prepare.mjs';

prepare({ development: true });
await import('../dist/bench/coverage/coverage.js');
