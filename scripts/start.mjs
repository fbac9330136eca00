// `npm start`: everything from a fresh clone to a listening service.
import { prepare } from './prepare.mjs';
import { runService } from './service.mjs';

prepare();
runService(process.argv.slice(2));
