import { render } from 'preact';
import { recall } from '../remember.ts';
import { Docs } from './docs.tsx';

const theme = recall('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const root = document.getElementById('app');
if (root) render(<Docs />, root);
