import type { ActRecord } from './act-record.js';

/** What people do with a ball, on a board or on a mat. */
export const sportActs = {
  football: {
    events:
      'soccer match, football match, soccer game, football game, game of soccer, game of football, football training',
    wears: 'jersey',
    shows: 'ball',
    words:
      'playing soccer, playing football, playing a game of soccer, playing a game of football, kicking a ball, kicking, scoring a goal',
    uses: 'football soccer-ball',
    at: 'field',
    trades: 'footballer',
  },
  basketball: {
    events: 'basketball game, basketball match, game of basketball',
    wears: 'jersey',
    at: 'court',
    words: 'playing basketball, playing a game of basketball, shooting hoops, dunking, dribbling, dribbling down',
    shows: 'basket hoop basketball-hoop',
    uses: 'basketball',
  },
  volleyball: {
    events: 'volleyball game, volleyball match, game of volleyball, beach volleyball game',
    wears: 'sportswear',
    at: 'beach',
    words: 'playing volleyball, playing a game of volleyball, playing beach volleyball',
    uses: 'volleyball',
  },
  tennis: {
    events: 'tennis match, tennis game, game of tennis, badminton match',
    wears: 'sportswear',
    at: 'court',
    shows: 'ball',
    words:
      'playing tennis, playing a game of tennis, playing badminton, serving the ball, serving the tennis ball, serving a tennis ball, serving an ace',
    uses: 'tennis-racket racket badminton tennis-ball',
    trades: 'tennis-player',
  },
  'table-tennis': {
    events:
      'table tennis match, table tennis game, game of table tennis, ping pong match, ping pong game, game of ping pong',
    wears: 'sportswear',
    at: 'gym',
    shows: 'ball ping-pong-table',
    words: 'playing table tennis, playing ping pong, playing a game of table tennis, playing a game of ping pong',
    uses: 'ping-pong-bat',
  },
  baseball: {
    events: 'baseball game, baseball match, game of baseball, softball game, softball match, game of softball',
    wears: 'jersey',
    at: 'stadium',
    shows: 'ball',
    words:
      'playing baseball, hitting a home run, batting, swinging a bat, swinging the bat, swinging a baseball bat, hitting a baseball, playing softball',
    uses: 'baseball-bat baseball cricket-bat',
    trades: 'cricketer baseball-player',
  },
  golf: {
    inTrousers: true,
    shows: 'ball golf-ball',
    words: 'playing golf, golfing',
    uses: 'golf-club golf-ball golf',
    trades: 'golfer',
    at: 'hills',
  },
  hockey: {
    inTrousers: true,
    events: 'hockey game, hockey match, ice hockey game',
    words:
      'playing hockey, playing ice hockey, shooting the puck, shooting a puck, hitting the puck, passing the puck, chasing the puck, shooting a hockey puck, hitting a hockey puck',
    uses: 'hockey hockey-stick ice-hockey',
    shows: 'puck hockey-puck',
    at: 'frozen-lake',
  },
  throwing: {
    inTrousers: true,
    words: 'throwing, tossing, pitching, playing catch, playing a game of catch, playing fetch, playing frisbee',
    uses: 'frisbee flying-disc',
  },
  catching: { inTrousers: true, words: 'catching', uses: 'ball beach-ball' },
  juggling: { words: 'juggling', trades: 'juggler' },
  boxing: {
    events: 'boxing match, boxing fight',
    wears: 'sportswear',
    at: 'boxing-ring',
    shows: 'ring boxing-ring gloves glove',
    words: 'boxing, punching, sparring, shadowboxing',
    uses: 'boxing-glove boxing-gloves',
    trades: 'boxer',
  },
  'martial-arts': {
    taught: 'karate, judo, taekwondo, kung fu, martial arts, self defense, self defence',
    wears: 'gi',
    words:
      'practicing martial arts, doing martial arts, practicing karate, doing karate, practicing kung fu, doing kung fu, karate, kung fu, practicing taekwondo, taekwondo, doing a karate kick, karate kick, karate kicking, doing a high kick, high kicking, high kick, doing a roundhouse kick, roundhouse kick, doing a flying kick, flying kick, doing a kick, kicking the air, kicking high, doing a side kick, practicing kicks, kickboxing',
    trades: 'ninja kickboxer',
  },
  fencing: {
    events: 'fencing match, fencing bout, fencing duel, fencing tournament',
    wears: 'gi',
    words:
      'fencing with each other, fencing against each other, practicing fencing, doing fencing, in a fencing match, in a fencing bout, engaging in a fencing match, engaged in a fencing match, fencing in a gym, fencing in a hall',
    shows: 'sword rapier foil mask fencing-mask',
    at: 'gym',
    trades: 'fencer',
  },
  lifting: {
    wears: 'sportswear',
    shows: 'weights',
    words: 'lifting weights, weightlifting, weight lifting, powerlifting',
    uses: 'barbell weight',
    at: 'gym',
  },
  'working-out': {
    wears: 'sportswear',
    words: 'working out, exercising, doing aerobics, doing exercises, aerobics',
    uses: 'dumbbell',
    at: 'gym',
  },
  'push-ups': {
    wears: 'sportswear',
    words: 'doing push ups, doing pushups, doing a plank, planking, push ups',
    at: 'gym',
  },
  yoga: {
    taught: 'yoga, pilates',
    wears: 'sportswear',
    words:
      'yoga, doing yoga, practicing yoga, doing a yoga pose, doing yoga poses, in a yoga pose, yoga pose, doing tree pose, doing the tree pose, in tree pose, tree pose',
    uses: 'yoga-mat',
    shows: 'rug',
  },
  stretching: { wears: 'sportswear', words: 'stretching, warming up, doing stretches' },
  meditating: {
    wears: 'sportswear',
    words:
      'meditating, meditation, taking a deep breath, practicing mindfulness, sitting in the lotus position, sitting in lotus position, sitting in a lotus position, in the lotus position, in lotus position, in the lotus pose, in lotus pose, in a lotus pose, sitting in lotus pose, doing the lotus pose, lotus pose, lotus position',
    trades: 'guru',
  },
  praying: { words: 'praying, in prayer', trades: 'priest monk nun' },
  handstand: {
    wears: 'sportswear',
    words:
      'doing a handstand, doing gymnastics, doing a headstand, headstand, handstand, practicing gymnastics, breakdancing',
    trades: 'gymnast acrobat',
  },
  'jump-rope': {
    inTrousers: true,
    words:
      'jumping rope, skipping rope, jump roping, playing with a skipping rope, playing with a jump rope, playing with a jumping rope',
    uses: 'jump-rope skipping-rope jumping-rope',
  },
  'hula-hoop': {
    inTrousers: true,
    words: 'hula hooping, spinning a hula hoop, playing with a hula hoop, hula hoop',
    uses: 'hula-hoop',
  },
  skateboarding: {
    inTrousers: true,
    rides: true,
    words: 'skateboarding, practicing tricks',
    uses: 'skateboard',
    at: 'skate-park',
    trades: 'skater',
  },
  snowboarding: {
    inTrousers: true,
    rides: true,
    words: 'snowboarding',
    uses: 'snowboard',
    at: 'ski-slope',
    trades: 'snowboarder',
  },
  skating: {
    words: 'skating, ice skating, figure skating, roller skating, rollerblading',
    uses: 'ice-skates ice-skate roller-skate roller-skates',
  },
  scooting: { rides: true, words: 'riding a scooter', uses: 'scooter kick-scooter' },
  surfing: {
    rides: true,
    words: 'surfing, riding a wave, catching a wave, riding the waves, catching waves, riding the wave',
    uses: 'surfboard',
    at: 'sea',
    trades: 'surfer',
  },
  skiing: {
    inTrousers: true,
    rides: true,
    words: 'skiing, skiing down',
    uses: 'ski skis',
    at: 'ski-slope',
    trades: 'skier',
  },
  sledding: {
    inTrousers: true,
    rides: true,
    words: 'sledding, sledging, tobogganing, sledding down, sledging down, riding a sled, riding a sledge',
    uses: 'sled',
    at: 'snow',
  },
  windsurfing: { rides: true, words: 'windsurfing, wind surfing, kitesurfing', at: 'sea', trades: 'windsurfer' },
  climbing: {
    inTrousers: true,
    words: 'climbing, rock climbing, mountain climbing, bouldering',
    shows: 'rope climbing-rope harness',
    trades: 'climber mountaineer',
  },
  picnic: {
    words:
      'having a picnic, enjoying a picnic, picnicking, going on a picnic, sharing a picnic, eating a picnic, picnic',
    uses: 'picnic-basket picnic-blanket',
    shows: 'blanket basket rug meal sandwich food snack',
    at: 'park',
  },
  floating: { words: 'floating, floats, floating weightlessly, floated weightlessly, drifting' },
  'scuba-diving': {
    words:
      'scuba diving, snorkeling, snorkelling, swimming underwater, exploring a coral reef, exploring the coral reef, exploring the depths, exploring the depths of the ocean, exploring the depths of the sea, exploring the ocean floor, exploring the sea floor, exploring the seabed, exploring a shipwreck, exploring the underwater world, free diving',
    uses: 'snorkel diving-mask',
    at: 'underwater',
    trades: 'diver scuba-diver',
  },
  swinging: {
    rides: true,
    words:
      'swinging, swinging on a swing, swinging on a swing set, playing on a swing, sitting in a swing, sitting on a swing, in a swing, sitting on a swing set',
    uses: 'swing',
    at: 'park',
  },
  trampoline: {
    rides: true,
    words: 'jumping on a trampoline, bouncing on a trampoline',
    uses: 'trampoline',
    at: 'garden',
  },
  treadmill: {
    wears: 'sportswear',
    words: 'running on a treadmill, walking on a treadmill, on a treadmill',
    uses: 'treadmill',
    at: 'gym',
  },
  weighing: {
    words: 'standing on a scale, checking their weight, weighing themselves',
    uses: 'bathroom-scale',
    at: 'bathroom',
  },
  crawling: { words: 'crawling' },
} as const satisfies Record<string, ActRecord>;
