import { planned } from '../parts/plan.js';

/** Marks that a hand or a ruler makes, and sheets of nothing but a pattern. */
export const marks = [
  planned('swirl', {
    colours: { body: '#3f6fb0 #c8604a #5a9a80 #8a6ab0' },
    parts: [
      'body line 9 54.0 50.0 54.7 52.4 53.8 55.4 51.0 57.8 46.8 58.6 42.3 57.1 38.6 53.0 37.3 47.1 39.0 40.7 44.1 35.5 51.6 33.1 59.9 34.7 67.0 40.3 70.8 49.2 70.0 59.5 64.1 68.7 54.1 74.4 42.0 74.7 30.5 69.1 22.7 58.3 20.6 44.5 25.5 30.8 36.6 20.4 51.9 16.3 67.9 19.9 80.9 30.9 87.5 47.2 85.8 65.4 75.4 81.2 58.4 90.7 38.3 91.2 19.7 82.0 7.1 64.8 3.8 43.1 11.2 21.8',
    ],
  }),
  planned('golden-spiral', {
    colours: { body: '#f6eedd', ink: '#3a3f52', line: '#c8452f' },
    parts: [
      'body face box -8 -8 184 120 2',
      'ink/0.5 stroke 1 M0 0H104V104H0Z',
      'ink/0.5 stroke 1 M104 0H168V64H104Z',
      'ink/0.5 stroke 1 M128 64H168V104H128Z',
      'ink/0.5 stroke 1 M104 80H128V104H104Z',
      'ink/0.5 stroke 1 M104 64H120V80H104Z',
      'ink/0.5 stroke 1 M120 64H128V72H120Z',
      'ink/0.5 stroke 1 M120 72H128V80H120Z',
      'line lines 3 0.0 104.0 2.0 83.7 7.9 64.2 17.5 46.2 30.5 30.5 46.2 17.5 64.2 7.9 83.7 2.0 104.0 0.0 116.5 1.2 128.5 4.9 139.6 10.8 149.3 18.7 157.2 28.4 163.1 39.5 166.8 51.5 168.0 64.0 167.2 71.8 165.0 79.3 161.3 86.2 156.3 92.3 150.2 97.3 143.3 101.0 135.8 103.2 128.0 104.0 123.3 103.5 118.8 102.2 114.7 100.0 111.0 97.0 108.0 93.3 105.8 89.2 104.5 84.7 104.0 80.0 104.3 76.9 105.2 73.9 106.7 71.1 108.7 68.7 111.1 66.7 113.9 65.2 116.9 64.3 120.0 64.0 121.6 64.2 123.1 64.6 124.4 65.3 125.7 66.3 126.7 67.6 127.4 68.9 127.8 70.4 128.0 72.0 127.8 73.6 127.4 75.1 126.7 76.4 125.7 77.7 124.4 78.7 123.1 79.4 121.6 79.8 120.0 80.0',
    ],
  }),
  planned('straight-line', {
    colours: { body: '#33302f' },
    parts: ['body box 0 0 160 7 2'],
  }),
  planned('dashed-line', {
    colours: { body: '#33302f' },
    parts: [{ times: [6, 28, 0], parts: ['body box 0 0 18 7 1'] }],
  }),
  planned('dotted-line', {
    colours: { body: '#33302f' },
    parts: [{ times: [9, 18, 0], parts: ['body oval 5 5 5 5'] }],
  }),
  planned('wavy-line', {
    colours: { body: '#33302f' },
    parts: ['body line 7 4 4 17 20 30 4 43 20 56 4 69 20 82 4 95 20 108 4 121 20 134 4 147 20 160 4'],
  }),
  planned('arc', {
    colours: { body: '#33302f' },
    parts: ['body line 8 4 66 24 30 58 8 96 10 130 34 150 70'],
  }),
  planned('curved-line', {
    colours: { body: '#33302f' },
    parts: ['body line 7 4 30 22 12 46 4 72 16 96 38 120 50 144 42 160 26'],
  }),
  planned('zigzag-line', {
    colours: { body: '#33302f' },
    parts: ['body lines 7 4 3 17 21 30 3 43 21 56 3 69 21 82 3 95 21 108 3 121 21 134 3 147 21 160 3'],
  }),
  planned('mandala', {
    colours: { body: '#7a3f8a #2f6f8a #b0483f', petal: '#e8a04a', leaf: '#4fa08a', ink: '#fbf3dc' },
    mirrors: false,
    parts: [
      'body-1 oval 100 100 98 98',
      'ink ring 2 100 100 95 95',
      {
        times: [16, 0, 0, 22.5, 100, 100],
        parts: [
          'petal M100 40C84 30 86 12 100 5C114 12 116 30 100 40Z',
          'body M100 34C92 28 93 18 100 13C107 18 108 28 100 34Z',
          'ink oval 100 23 2.6 3.4',
        ],
      },
      { times: [16, 0, 0, 22.5, 100, 100], parts: ['leaf poly 111.6 41.6 117 14 105 36', 'ink oval 119 11 2.4 2.4'] },
      'body+0.6 oval 100 100 62 62',
      'ink ring 1.6 100 100 62 62',
      {
        times: [12, 0, 0, 30, 100, 100],
        parts: [
          'leaf M100 72C88 62 88 48 100 40C112 48 112 62 100 72Z',
          'ink M100 66C94 60 94 54 100 49C106 54 106 60 100 66Z',
          'petal oval 100 57 2.6 4',
        ],
      },
      'body-1 oval 100 100 34 34',
      'ink ring 1.6 100 100 34 34',
      {
        times: [8, 0, 0, 45, 100, 100],
        parts: [
          'petal M100 92C91 86 91 74 100 68C109 74 109 86 100 92Z',
          'body-2 M100 88C96 84 96 78 100 74C104 78 104 84 100 88Z',
        ],
      },
      'ink oval 100 100 9 9',
      'petal oval 100 100 5 5',
    ],
  }),
  planned('concentric-rings', {
    colours: { body: '#c8413a', ink: '#f4f3ee' },
    parts: [
      'body oval 50 50 50 50',
      'ink oval 50 50 40 40',
      'body oval 50 50 30 30',
      'ink oval 50 50 20 20',
      'body oval 50 50 10 10',
    ],
  }),
  planned('pattern-sheet', {
    colours: { body: '#f1e9da', ink: '#2f3f5a' },
    parts: [
      'body face box 0 0 130 104 1',
      {
        inside: 'box 0 0 130 104 1',
        parts: [
          { when: 'vertical', times: [6, 22, 0], parts: ['ink box 5 -2 11 110'] },
          { when: 'horizontal', times: [6, 0, 18], parts: ['ink box -2 3 136 9'] },
          { when: 'diagonal', times: [12, 22, 0], parts: ['ink poly -110 108 -99 108 11 -4 0 -4'] },
          {
            when: 'checks',
            times: [4, 0, 26],
            parts: [{ times: [5, 26, 0], parts: ['ink box 0 0 13 13', 'ink box 13 13 13 13'] }],
          },
          {
            when: 'dots',
            times: [4, 0, 26],
            parts: [{ times: [5, 26, 0], parts: ['ink oval 7 7 5.4 5.4', 'ink oval 20 20 5.4 5.4'] }],
          },
          {
            when: 'zigzag',
            times: [6, 0, 18],
            parts: ['ink lines 7 -4 16 9 4 22 16 35 4 48 16 61 4 74 16 87 4 100 16 113 4 126 16 139 4'],
          },
          {
            when: 'wavy',
            times: [6, 0, 18],
            parts: ['ink line 7 -4 16 9 4 22 16 35 4 48 16 61 4 74 16 87 4 100 16 113 4 126 16 139 4'],
          },
        ],
      },
    ],
  }),
];
