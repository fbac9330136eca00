import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** What stories are told of, and what stands in old houses. */
export const wonders = [
  planned('floor-lamp', {
    colours: { shade: '#f0dcb0 #e8c890', metal: '#6b5a48' },
    parts: [
      'metal roll box 28 44 4 146 1',
      'metal-0.6 down oval 30 192 19 5',
      'metal ball oval 30 190 12 3.6',
      'shade down M14 6H46L58 48H2Z',
      'shade+1.4/0.8 oval 30 48 28 4',
      'shade-1/0.7 lines 1.2 14 6 46 6',
      { when: 'night', parts: ['#ffe6b0/0.55 glow oval 30 46 52 44'] },
    ],
  }),
  planned('ghost', {
    colours: { sheet: '#f7f5f2' },
    mirrors: false,
    parts: [
      'sheet ball M10 150C4 110 6 20 60 6C114 20 118 110 112 150C110 164 100 166 94 154C88 144 80 146 76 156C72 168 62 168 58 156C54 146 46 146 42 156C38 168 28 166 26 154C22 144 12 160 10 150Z',
      'sheet-0.5 ball M8 84C-6 82 -16 90 -14 98C-10 104 2 102 12 96Z',
      'sheet-0.5 ball M112 84C126 82 136 90 134 98C130 104 118 102 110 96Z',
      {
        unless: 'angry',
        parts: [
          // on a dark sheet both eyes are seen
          '#f7f5f2 oval 44 58 9.4 12.4',
          '#f7f5f2 oval 78 58 9.4 12.4',
          '#2e2a36 oval 44 58 7 10',
          '#2e2a36 oval 78 58 7 10',
          '#ffffff oval 46 54 2.4 3.2',
          '#ffffff oval 80 54 2.4 3.2',
        ],
      },
      { when: 'angry', parts: ['#2e2a36 poly 34 48 54 58 36 66', '#2e2a36 poly 88 48 68 58 86 66'] },
      '#f0a0a0/0.55 oval 34 74 7 4',
      '#f0a0a0/0.55 oval 88 74 7 4',
      '#2e2a36 M52 76C54 90 68 90 70 76C64 79 58 79 52 76Z',
      '#e0707a oval 61 83 4.4 3',
    ],
  }),
  planned('grandfather-clock', {
    colours: { wood: '#7a4a2c #5f3820', brass: '#d8b060' },
    parts: [
      'wood down M10 26C10 8 30 14 40 2C50 14 70 8 70 26V32H10Z',
      'brass ball oval 40 4 3.6 4.4',
      'wood+0.5 down box 8 30 64 62 2',
      'wood-1.4 oval 40 60 26 26',
      '#f6f0dc down oval 40 60 23 23',
      { times: [12, 0, 0, 30, 40, 60], parts: ['#3a2c24 lines 1.6 40 39.5 40 43.5'] },
      '#2a201c lines 2.4 40 60 40 45',
      '#2a201c lines 2 40 60 51 65',
      'brass oval 40 60 2.4 2.4',
      'wood down box 16 92 48 112',
      '#2a1c16 box 23 100 34 96 3',
      '#e8f0f0/0.18 poly 23 196 40 100 50 100 33 196',
      'brass lines 1.8 40 102 40 158',
      'brass ball oval 40 164 9.4 9.4',
      'brass-0.6 roll box 30 104 3.4 30 1.6',
      'brass-0.6 roll box 47 104 3.4 42 1.6',
      'wood+0.5 down box 8 204 64 36 2',
      'wood-1.2/0.8 stroke 1.6 M16 211H64V233H16Z',
      'wood-1 down box 4 238 72 8 2',
    ],
  }),
  planned('phoenix', {
    colours: { fire: '#e8502a', gold: '#f8b03a', deep: '#b8281e' },
    dyed: { deep: -1.6 },
    mirrors: false,
    parts: [
      '#ffb04a/0.5 glow oval 130 104 140 110',
      // tail of flames
      'deep down M124 132C110 170 80 186 70 224C92 208 104 206 110 196C108 216 116 232 130 250C140 232 150 214 148 196C156 206 168 208 190 224C180 186 148 170 138 132Z',
      'fire down M126 132C118 164 98 184 94 206C108 196 116 186 120 176C122 200 124 216 130 232C136 216 140 200 140 176C144 186 152 196 166 206C162 184 142 164 136 132Z',
      'gold down M128 134C122 160 122 184 130 210C138 184 140 160 134 134Z',
      // wings
      {
        mirror: 131,
        parts: [
          'deep down M122 92C96 78 66 76 44 48C30 34 16 30 0 0C-6 30 4 50 14 62C8 62 2 60 -4 58C2 76 14 86 28 92C24 94 18 94 14 94C26 110 44 116 60 116C58 120 54 122 52 124C72 132 98 128 120 118Z',
          'fire down M122 94C98 84 74 80 54 58C42 46 28 38 14 16C14 40 24 54 36 66C30 66 24 66 20 64C28 80 42 88 54 92C50 94 46 96 42 96C54 108 78 114 120 112Z',
          'gold down M122 96C104 90 84 84 68 68C60 60 48 54 38 42C42 60 54 72 66 82C60 82 56 82 52 82C64 96 88 106 120 106Z',
        ],
      },
      'fire ball M112 108C110 84 118 66 126 56C122 44 126 32 138 32C150 32 154 44 150 52C156 70 152 100 146 118C142 138 120 138 114 122Z',
      'gold ball M120 112C120 92 126 80 132 78C138 82 142 98 140 114C138 126 124 126 120 112Z',
      'gold M150 40C158 40 166 44 168 50C160 50 154 50 149 48Z',
      '#2a1a16 oval 143 42 2.6 3',
      '#ffffff oval 143.8 41 0.9 0.9',
      'gold stroke 3 M130 34C124 24 120 20 110 18',
      'gold stroke 3 M134 32C132 20 130 14 124 6',
      'fire stroke 3 M139 32C140 20 142 14 140 4',
    ],
  }),
  planned('gold-pile', {
    colours: { gold: '#e8b83a' },
    parts: [
      'gold-1.6 down M0 92C30 74 60 44 110 26C140 14 172 10 200 22C250 40 286 72 320 92Z',
      'gold-0.6 down M10 92C44 72 78 50 118 34C150 22 176 20 200 32C244 48 276 72 308 92Z',
      ...Array.from({ length: 64 }, (_, coin): Part => {
        const row = Math.floor(coin / 16);
        const x = 24 + ((coin * 61) % 272);
        const low = 92 - row * 17;
        const rim = 92 - 66 * Math.sin((x / 320) * Math.PI) ** 1.4;
        const y = Math.max(rim + 5, low - ((coin * 37) % 13));
        return {
          at: [x, y, ((coin * 53) % 50) - 25],
          parts: ['gold-1.8 oval 0.6 1.6 8.4 5', 'gold+0.8 ball oval 0 0 8 4.6', 'gold-1/0.8 ring 0.9 0 0 5.2 2.8'],
        };
      }),
      // a cup, a crown and stones among the coins
      { at: [212, 24, 12], parts: ['gold+1 roll M-10 -22H10C9 -10 5 -6 3 -4V6H9V10H-9V6H-3V-4C-5 -6 -9 -10 -10 -22Z'] },
      {
        at: [116, 30, -10],
        parts: ['gold+1 roll M-16 8L-18 -10L-9 -1L0 -14L9 -1L18 -10L16 8Z', '#c8303a ball oval 0 2 3 3'],
      },
      '#3f7fc8 poly 158 40 166 34 174 40 166 50',
      '#c83a5a poly 70 66 77 60 84 66 77 75',
      '#3fae6a poly 250 68 257 62 264 68 257 77',
    ],
  }),
  planned('slime', {
    colours: { body: '#6fc05a #5aa8d8 #b07ad0' },
    parts: [
      'body ball M6 84C0 60 22 14 60 12C98 14 120 60 114 84C112 94 100 96 88 92C78 98 68 98 60 93C50 99 40 98 32 92C20 97 8 94 6 84Z',
      'body+1.6/0.7 oval 40 36 13 8 -28',
      'body+1.6/0.6 oval 60 26 4 3',
      '#26303a oval 46 60 5 7.6',
      '#26303a oval 74 60 5 7.6',
      '#ffffff oval 47.6 57 1.8 2.4',
      '#ffffff oval 75.6 57 1.8 2.4',
      '#26303a stroke 2.6 M52 74C56 79 64 79 68 74',
    ],
  }),
  planned('monster', {
    colours: { body: '#8a6fc8 #4fa6a0 #5a8fd0', belly: '#c9b6ec #b8e2d6', horn: '#f0dcae' },
    dyed: { belly: 1.8 },
    parts: [
      {
        mirror: 80,
        parts: [
          'horn roll M46 36C34 26 30 10 36 -4C42 10 52 18 62 24Z',
          'horn-1.4/0.8 line 1.8 37 12 42 13 46 11',
          'horn-1.4/0.8 line 1.8 41 22 47 21 52 17',
          // a foot with claws
          'body-1 roll M44 150C42 166 34 172 34 180C36 190 66 190 68 180L70 152Z',
          { times: [3, 11, 1], parts: ['horn M36 184L41 178L46 185Z'] },
        ],
      },
      // arms that hang beside a body of fur
      {
        mirror: 80,
        parts: ['body-0.7 roll M26 84C8 92 -4 116 -4 136L-8 142L0 141L2 150L8 143L14 149L16 140C18 124 26 112 36 106Z'],
      },
      'body ball M80 20Q86 15 86 21L90 22Q96 18 97 24L100 26Q107 25 109 31L109 34Q117 34 119 40L118 44Q126 46 128 52L126 56Q134 60 136 66L132 70Q139 75 142 82L137 84Q143 91 146 98L139 100Q143 107 146 114L138 114Q140 122 143 130L134 128Q134 136 137 144L127 140Q126 148 128 156L118 150Q115 157 116 165L107 158Q102 164 103 172L94 162Q87 167 88 175L80 164Q73 167 72 175L66 162Q58 164 57 172L53 158Q45 157 44 165L42 150Q34 148 32 156L33 140Q26 136 23 144L26 128Q20 122 17 130L22 114Q17 107 14 114L21 100Q17 91 14 98L23 84Q21 75 18 82L28 70Q26 60 24 66L34 56Q34 46 32 52L42 44Q43 34 41 40L51 34Q53 25 51 31L60 26Q64 18 63 24L70 22Q74 15 74 21L80 20Z',
      'belly/0.75 oval 80 132 33 28',
      {
        inside:
          'M80 20Q86 15 86 21L90 22Q96 18 97 24L100 26Q107 25 109 31L109 34Q117 34 119 40L118 44Q126 46 128 52L126 56Q134 60 136 66L132 70Q139 75 142 82L137 84Q143 91 146 98L139 100Q143 107 146 114L138 114Q140 122 143 130L134 128Q134 136 137 144L127 140Q126 148 128 156L118 150Q115 157 116 165L107 158Q102 164 103 172L94 162Q87 167 88 175L80 164Q73 167 72 175L66 162Q58 164 57 172L53 158Q45 157 44 165L42 150Q34 148 32 156L33 140Q26 136 23 144L26 128Q20 122 17 130L22 114Q17 107 14 114L21 100Q17 91 14 98L23 84Q21 75 18 82L28 70Q26 60 24 66L34 56Q34 46 32 52L42 44Q43 34 41 40L51 34Q53 25 51 31L60 26Q64 18 63 24L70 22Q74 15 74 21L80 20Z',
        parts: [
          {
            times: [4, 26, 0],
            parts: ['body-1.2/0.6 line 2.4 38 50 41 58 38 65', 'body-1.2/0.6 line 2.4 27 108 30 117 27 125'],
          },
          {
            times: [3, 18, 0],
            parts: ['body-1/0.5 line 2.2 62 126 65 134 62 141', 'body-1/0.5 line 2.2 71 142 74 150 71 156'],
          },
          { times: [3, 20, 0], parts: ['body+1.2/0.6 line 2.4 58 30 61 37 59 43'] },
        ],
      },
      {
        mirror: 80,
        parts: [
          '#fbf7ee ball oval 60 70 17 19',
          '#3a6a58 oval 63 72 9.4 10.6',
          '#16120f oval 64 73 5.4 6.4',
          '#ffffff oval 61 68 3 3.4',
        ],
      },
      // a grin with two teeth
      '#4a1f2c M50 98C64 104 96 104 110 98C106 120 54 120 50 98Z',
      '#e0768a M66 114C72 108 88 108 94 114C86 117 74 117 66 114Z',
      { mirror: 80, parts: ['#fffaf0 M62 101L66 109L71 102Z'] },
    ],
  }),
];
