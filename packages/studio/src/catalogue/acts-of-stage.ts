import type { ActRecord } from './act-record.js';

/** What people do before others or with an instrument in hand: music, speech, pictures, science. */
export const stageActs = {
  guitar: {
    words: 'playing a guitar solo, strumming',
    uses: 'guitar ukulele banjo electric-guitar mandolin bass-guitar',
    trades: 'musician guitarist rock-star',
  },
  piano: {
    shows: 'stool bench',
    at: 'room',
    words:
      'practicing the piano, practicing piano, composing on the piano, composing on a piano, composing at the piano, composing a song on the piano, composing a new song on the piano, composing music on the piano, composing a melody on the piano',
    uses: 'piano grand-piano musical-keyboard',
    trades: 'pianist composer',
  },
  violin: { shows: 'bow', words: 'fiddling', uses: 'violin viola fiddle', trades: 'violinist' },
  cello: { shows: 'bow', at: 'stage', words: 'playing cello', uses: 'cello double-bass', trades: 'cellist' },
  drums: {
    shows: 'stool drumsticks drumstick',
    at: 'stage',
    words: 'drumming',
    uses: 'drum drums drum-kit',
    trades: 'drummer',
  },
  trumpet: { words: 'playing jazz', uses: 'trumpet bugle cornet', trades: 'trumpeter' },
  flute: { words: 'piping', uses: 'flute' },
  'pipe-smoking': {
    words: 'smoking a pipe, smoking his pipe, smoking her pipe, puffing on a pipe, puffing a pipe',
    uses: 'tobacco-pipe',
  },
  whistling: {
    words: 'blowing a whistle, blowing the whistle, blowing his whistle, blowing her whistle',
    uses: 'whistle',
    trades: 'referee',
  },
  clarinet: { words: 'playing clarinet', uses: 'clarinet oboe' },
  saxophone: { words: 'playing sax', uses: 'saxophone', trades: 'saxophonist' },
  accordion: { words: 'playing the accordion', uses: 'accordion' },
  conducting: { words: 'conducting, conducting an orchestra', uses: 'baton', trades: 'conductor' },
  singing: {
    shows: 'karaoke',
    at: 'stage',
    words:
      'singing, sings, rapping, shouting into a microphone, screaming into a microphone, yelling into a microphone, speaking into a microphone, performing, singing karaoke, performing on stage, recording a song, performing a song, singing a song, telling jokes, doing stand up comedy, hosting',
    uses: 'microphone studio-microphone',
    trades: 'singer rapper comedian host',
  },
  speaking: {
    shows: 'lectern podium microphone',
    at: 'stage',
    words:
      'giving a speech, giving a motivational speech, giving a lecture, delivering a speech, making a speech, speaking, giving a toast, preaching, speaking to a crowd, giving a talk',
    uses: 'lectern podium',
    trades: 'politician president',
  },
  shouting: { words: 'shouting, yelling, protesting', uses: 'megaphone' },
  teaching: {
    shows: 'blackboard whiteboard chalkboard chalk board',
    words: 'teaching, lecturing, giving a lesson, teaching a class',
    uses: 'blackboard whiteboard chalkboard chalk',
    at: 'classroom',
    trades: 'teacher professor',
  },
  photographing: {
    words:
      'photographing, taking photos, taking photos of, taking pictures, taking pictures of, taking a photo of, taking a picture of, taking a photo, taking a picture, taking portraits, taking portraits of, filming, recording a video, shooting a video, taking photographs, practicing photography',
    uses: 'camera video-camera',
    trades: 'photographer',
  },
  selfie: {
    words: 'taking a selfie, taking selfies, selfie, capturing a selfie, snapping a selfie, takes a selfie',
    uses: 'selfie',
  },
  phoning: {
    words: [
      'phoning, making a phone call, telephoning',
      ...['talking', 'speaking', 'chatting'].flatMap((verb) =>
        ['the', 'a', 'his', 'her', 'their', 'its'].flatMap((whose) =>
          ['phone', 'cell phone', 'mobile phone', 'telephone', 'cellphone'].map(
            (what) => `${verb} on ${whose} ${what}`,
          ),
        ),
      ),
    ].join(', '),
    uses: 'telephone',
  },
  texting: { words: 'texting, scrolling, checking their phone, video chatting', uses: 'phone smartphone mobile-phone' },
  birdwatching: { words: 'birdwatching, bird watching, watching birds', uses: 'binoculars', at: 'park' },
  astronomy: { words: 'looking through a telescope', uses: 'telescope', at: 'hills', trades: 'astronomer' },
  magnifying: { words: 'investigating', uses: 'magnifying-glass', trades: 'detective' },
  'bug-watching': {
    shows: 'insect bug ladybug beetle ant caterpillar magnifying-glass',
    words:
      'examining insects, examining a bug, examining an insect, studying a bug, observing a bug, looking at a bug, examining the bug, studying insects, observing insects, examining bugs, looking at insects, looking at bugs, exploring nature, catching bugs, catching insects',
    at: 'garden',
  },
  experimenting: {
    shows: 'lab laboratory bottle',
    at: 'laboratory',
    words:
      'experimenting, conducting an experiment, doing an experiment, conducting experiments, running an experiment',
    uses: 'test-tube beaker flask',
    trades: 'scientist chemist biologist',
  },
} as const satisfies Record<string, ActRecord>;
