import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** The cloud of all of them, as wide as its sign. */
const cloud: Part =
  'cloud face M26 66C10 66 2 56 4 44C6 34 14 29 24 30C28 14 42 6 56 10C68 13 75 22 76 33C90 32 99 40 98 51C97 61 90 66 80 66Z';
const grey = '#8f9bb0';
const rays = (x: number, y: number, from: number, to: number, width: number): Part => ({
  times: [8, 0, 0, 45, x, y],
  parts: [`sun lines ${width} ${x} ${y - from} ${x} ${y - to}`],
});

/** The signs of a weather report: what the air does, each as a thing of its own on a sheet of icons. */
export const weatherSigns = [
  planned('sun-sign', {
    colours: { sun: '#f6b232' },
    parts: [rays(50, 50, 32, 48, 7), 'sun face oval 50 50 25 25'],
  }),
  planned('cloud-sign', { colours: { cloud: '#b9c6d8' }, parts: [cloud] }),
  planned('sun-cloud-sign', {
    colours: { cloud: '#c3cfde', sun: '#f6b232' },
    parts: [rays(68, 24, 23, 34, 5), 'sun face oval 68 24 18 18', { at: [-4, 18], parts: [cloud] }],
  }),
  planned('rain-sign', {
    colours: { cloud: grey, drops: '#3f86c8' },
    parts: [cloud, { times: [3, 22, 0], parts: ['drops lines 6 32 76 25 94'] }],
  }),
  planned('snow-sign', {
    colours: { cloud: grey, flakes: '#6fb4e0' },
    parts: [
      cloud,
      {
        times: [3, 25, 0],
        parts: [{ times: [3, 0, 0, 60, 25, 86], parts: ['flakes lines 3.2 25 76 25 96'] }],
      },
    ],
  }),
  planned('storm-sign', {
    colours: { cloud: '#5f6b80', bolt: '#f2b21f' },
    parts: [cloud, 'bolt face poly 52 52 34 80 47 80 40 104 66 72 52 72 60 52'],
  }),
  planned('wind-sign', {
    colours: { air: '#5f93b8' },
    parts: [
      'air stroke 7 M6 34H62C82 34 82 8 62 8C52 8 47 15 49 23',
      'air stroke 7 M6 52H84C104 52 104 80 84 80C74 80 70 73 72 66',
      'air stroke 7 M6 70H48C64 70 64 92 48 92C40 92 36 87 37 81',
    ],
  }),
  planned('rainbow-sign', {
    colours: { red: '#e0483f', amber: '#f2a32c', green: '#58a85a', blue: '#4486cc', cloud: '#c3cfde' },
    parts: [
      'red stroke 8 M14 66A46 46 0 0 1 106 66',
      'amber stroke 8 M22 66A38 38 0 0 1 98 66',
      'green stroke 8 M30 66A30 30 0 0 1 90 66',
      'blue stroke 8 M38 66A22 22 0 0 1 82 66',
      { at: [-2, 48, 0, 0.42], parts: [cloud] },
      { at: [80, 48, 0, 0.42], parts: [cloud] },
    ],
  }),
  planned('moon-sign', {
    colours: { moon: '#f0cf72' },
    parts: ['moon face M60 4A46 46 0 1 0 96 66A36 36 0 0 1 60 4Z'],
  }),
  planned('fog-sign', {
    colours: { cloud: '#c3cfde', mist: '#8fa3b5' },
    parts: [cloud, 'mist lines 6 14 78 88 78', 'mist lines 6 24 92 96 92'],
  }),
];
