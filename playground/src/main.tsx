import { render } from 'preact';
import { App } from './app.tsx';
import { recall } from './remember.ts';

const theme = recall('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const root = document.getElementById('app');
if (root) render(<App />, root);
