import type { RelationRecord } from './relation.js';

/**
 * How two things can stand to each other: "the guest … the host". One place for the words, for what each end must
 * afford, for the pose, the depth, what the solver must satisfy, and what is tried when it cannot be.
 */
export const relationTable = {
  on: {
    phrases: [
      [
        'on, flying from the roof of, flying from the top of, flying from the mast of, waving from the roof of, waving from the top of, waving from the mast of, fluttering from the roof of, fluttering from the top of, fluttering from the mast of, hoisted on, hoisted atop, hoisted over, hoisted above, on the pinnacle of, at the pinnacle of, adorning the pinnacle of, adorning the top of, adorning the peak of, adorning the roof of, car surfing on, on the deck of, on deck of, on top of, on the top of, atop, upon, onto, resting on, placed on, perched atop, hanging on, up on, laid on, set on, lying atop, sitting atop, standing atop, resting atop, placed atop, balanced on, balancing on, mounted atop, crossing, crossing over, driving over, driving across, parked on, growing on, lay on, lay on top of, landed on, landing on, glided on, held up by, supported by, sizzling on, crumbling on, dripping on, mashing on, wrote on, rolled on, rested on, rested on top of, drizzled on, gracing, graces, strewn across, spread across, scattered across, spread out on, spread over, strewn over, scattered on, arranged on, positioned on, draped on, crushing, crushes, squashing, squashes, flattening, smashing, crashing through, bursting through, cutting through, cut through, cuts through, slicing through, sliced through, slices through, covered the, covers the, covering the, covering a, dripping onto, lounging on, lounges on, weighing down on',
      ],
      ['sitting on, sits on, seated on, perched on, sit on, sat on, sitting on top of', 'sitting'],
      ['lying on, lies on, laying on, lays on, sprawled on', 'lying'],
      ['standing on, stands on, stood on, standing on top of, car surfing on, car surfing on top of', 'standing'],
      [
        'sleeping on, sleeps on, napping on, asleep on, curled up on, nestled on, nestled on top of, dozing on',
        'sleeping',
      ],
      ['walking on, walking along, walking across', 'walking'],
      ['crawling on, crawling across, crawling over, crawls on, crawls across', 'crawling'],
      ['jumping on, bouncing on', 'jumping'],
      ['spinning on, spins on, twirling on, whirling on', 'spinning'],
      [
        'falling off, falls off, fell off, falling off of, fell off of, rolling off, rolled off, rolls off, sliding off, slid off, slipping off, tumbling off, toppling off, falling from, fell from',
        'toppling',
      ],
    ],
    host: ['support', 'seat'],
    guest: ['any'],
    does: 'carries',
    moves: 'guest',
    depth: 'before',
    constraints: ['contact', 'frame'],
    fallback: 'beside',
  },
  under: {
    phrases: [
      ['under, beneath, underneath, under the shade of, in the shade of, shaded by, sheltered by, sheltering under'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'same',
    constraints: ['below', 'frame'],
    fallback: 'beside',
  },
  below: {
    phrases: [['below, at the foot of, on the bottom of, at the bottom of']],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'same',
    constraints: ['below', 'frame'],
    fallback: 'under',
  },
  beside: {
    phrases: [
      [
        'as tall as, as big as, as large as, as high as, as small as, the size of, twice as big as, twice as tall as, twice as large as, twice the size of, half the size of, half as tall as, half as big as, next to, beside, near, by, alongside, close to, at the side of, on either side of, on both sides of, on each side of, to either side of, at either side of, at either end of, at both ends of, on opposite sides of, flanking, on the side of, on side of, along, adjacent to, nearby, together with, accompanied by, at, to the side of, at the end of, at the far end of, at one end of, at the head of, among, amongst, with his, smaller than, shorter than, bigger than, larger than, taller than, that is smaller than, that is larger than, that is bigger than, that is taller than, much smaller than, much larger than, much bigger than, to fit inside, to fit in, to fit into, to fit through, fit inside, fit into, towering over, towers over, tower over, looming over, looms over, dwarfing, dwarfs, wriggling through, weaving through, slithering through, slithering among, at the edge of, along the edge of, in close proximity to, in proximity to, cast a shadow over, cast a shadow on, casts a shadow over, casts a shadow on, cast shadows on, cast shadows over, cast shadows across, chained to, tied to, tied up to, locked to, tethered to, moored to, fastened to, past a, past an, past the, past some, past two, past his, past her, crashing into, crashes into, crashed into, smashing into, smashes into, colliding with, collides with, bumping into, bumps into',
      ],
      [
        'walking with, strolling with, passing by, walking past, walks past, walking by, strolling past, strolling by, marching past',
        'walking',
      ],
      [
        'jogging with, running with, jogs with, runs with, running alongside, runs alongside, jogging alongside, running beside, running next to, jogging next to, sprinting alongside',
        'running',
      ],
      ['waiting for, waiting at', 'waiting'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  'left-of': {
    phrases: [
      [
        'left of, to the left of, sitting to the left of, standing to the left of, placed to the left of, located to the left of, lying to the left of, sits to the left of, stands to the left of, sitting on the left of, standing on the left of, on the left of, at the left of, on the left side of, to the left side of',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  'right-of': {
    phrases: [
      [
        'right of, to the right of, sitting to the right of, standing to the right of, placed to the right of, located to the right of, lying to the right of, sits to the right of, stands to the right of, sitting on the right of, standing on the right of, on the right of, at the right of, on the right side of, to the right side of',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  behind: {
    phrases: [
      ['behind, in back of, at the back of, beyond, hidden by, hidden behind, obscured by, peeking out from behind'],
      ['standing over, stands over, stood over, leaning over, bending over, crouching over, hunched over', 'standing'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'behind',
    constraints: ['depth', 'frame'],
    fallback: 'beside',
  },
  'in-front-of': {
    phrases: [
      [
        'in front of, before, ahead of, in the front of, outside a, outside an, outside his, outside her, outside their, outside of a, outside of an, parked outside a, parked outside the',
      ],
      ['sitting in front of, sits in front of, sit in front of, seated in front of, sat in front of', 'sitting'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'before',
    constraints: ['depth', 'frame'],
    fallback: 'beside',
  },
  inside: {
    phrases: [
      [
        'inside, inside of, within, stuck in, caught in, lodged in, embedded in, into, contained in, trapped in, out of, peeking out of, peeking out from, peeks out of, peeks out from, peering out of, peering out from, peers out of, peers out from, poking out of, pokes out of, popping out of, pops out of, emerging from, protruding from, protruding out of, sticking out from, spilling from, wrapped in, packed in',
      ],
      ['in the back of, riding in the back of'],
      ['standing in the back of, stands in the back of, standing in the back up', 'standing'],
      ['sitting in the back of, sits in the back of', 'sitting'],
      ['sitting in, sits in, sitting inside', 'sitting'],
      ['sleeping in, sleeps in, sleeping inside, curled up in, curled up inside', 'sleeping'],
    ],
    host: ['mouth'],
    guest: ['any'],
    does: 'carries',
    moves: 'guest',
    depth: 'behind',
    constraints: ['within', 'frame'],
    fallback: 'on',
  },
  above: {
    phrases: [
      [
        'above, over, high above, floating above, floating over, overhead of, hung above, hanging above, hanging over, suspended above, hung over, high over',
      ],
      [
        'flying over, flying above, soaring over, soaring above, hovering over, hovering above, gliding over, flies over, flies above, swooping over, swooping above, swoops over',
        'flying',
      ],
      [
        'jumping over, leaping over, jumps over, leaps over, jumping off, leaping off, jumps off, leaps off, jumping off of, jumping from, leaping from, jumping down from, jumps down from',
        'jumping',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'before',
    constraints: ['above', 'frame'],
    fallback: 'beside',
  },
  holding: {
    phrases: [
      [
        'holding, carrying, chewing on, chews on, gnawing on, balancing, balances, holding up, cradling, comforting, comforts, soothing, soothes, clutches, grips, grasps, clasping, clutching, gripping, wielding, carries, holds, hold, with her, waving, lifting, using, grasping, hugging, holding onto, swinging, shaking, showing off, opening, folding, cutting, wrapping, sharpening, throwing, catching, fetching, tossing, juggling, kicking, hitting, taking, picking, peeling, stirring, blowing, selling, knitting, sewing, spinning, flipping, shielded by, protected by',
      ],
      ['playing, playing the, plays, practicing, strumming, practising', 'playing'],
      ['reading, reads', 'reading'],
      [
        'eating, eats, biting, chewing, nibbling, tasting, licking, munching on, nibbling on, snacking on, feasting on',
        'eating',
      ],
      ['drinking, drinks, sipping', 'drinking'],
      ['writing, writing in, drawing in', 'writing'],
    ],
    host: ['small'],
    guest: ['hand'],
    does: 'carries',
    moves: 'host',
    depth: 'behind',
    constraints: ['contact', 'frame'],
    fallback: 'facing',
  },
  riding: {
    phrases: [
      [
        'riding, riding on, riding in, driving, driving a, mounted on, rides, drives, piloting, aboard, on board, astride, flying in, on the back of, rowing, paddling',
      ],
      ['surfing on, surfing', 'surfing'],
      ['skateboarding on', 'skateboarding'],
    ],
    host: ['seat', 'support'],
    guest: ['alive'],
    does: 'carries',
    moves: 'guest',
    pose: 'riding',
    depth: 'before',
    constraints: ['contact', 'frame'],
    fallback: 'on',
  },
  'leaning-on': {
    phrases: [
      [
        'leaning against, leaning on, leans against, leans on, propped against, propped up against, resting against, against, leaned against',
      ],
    ],
    host: ['lean'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'before',
    constraints: ['contact', 'beside', 'frame'],
    fallback: 'beside',
  },
  'hanging-from': {
    phrases: [
      [
        'hanging from, hanging upside down from, hangs upside down from, dangling from, hangs from, suspended from, hung from, swinging from, hanging off, hanging down from',
      ],
    ],
    host: ['hang', 'support'],
    guest: ['any'],
    does: 'carries',
    moves: 'guest',
    pose: 'hanging',
    depth: 'before',
    constraints: ['contact', 'below', 'frame'],
    fallback: 'under',
  },
  'hanging-on': {
    phrases: [
      [
        'hung on, hanging crooked on, hanging askew on, hanging crookedly on, hanging upside down on, mounted on the wall, hanging on the wall, pinned to, attached to, stuck to, nailed to, painted on, drawn on, printed on, depicted on, embroidered on, stamped on, displayed on, stitched on, projected on',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'carries',
    moves: 'guest',
    depth: 'before',
    constraints: ['within', 'frame'],
    fallback: 'beside',
  },
  around: {
    phrases: [
      ['around, surrounding, surounding, gathered around, encircling, circling, standing around, orbiting'],
      ['sitting around, seated around', 'sitting'],
      ['dancing around', 'dancing'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'places',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'depth', 'frame'],
    fallback: 'beside',
  },
  'curled-around': {
    phrases: [
      [
        'curled around, coiled around, wrapped around, wound around, twisted around, draped over, draped around, draped across, hugging around',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'carries',
    moves: 'guest',
    depth: 'before',
    constraints: ['contact', 'frame'],
    fallback: 'on',
  },
  between: {
    phrases: [
      [
        'between, in between, sandwiched between, wedged between, squeezed between, placed between, standing between, sitting between, positioned between, strung between, stretched between, nestled between',
      ],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  climbing: {
    phrases: [
      [
        'climbing, climbing up, climbs, climbs up, scaling, climbing on, climbing over, clambering up, ascending, ascends, ascended, scrambling up, inching up, making his way up, making her way up, making their way up',
        'climbing',
      ],
    ],
    host: ['tall', 'support'],
    guest: ['alive'],
    does: 'carries',
    moves: 'guest',
    pose: 'climbing',
    depth: 'before',
    constraints: ['contact', 'within', 'frame'],
    fallback: 'on',
  },
  pushing: {
    phrases: [
      ['pushing, pushes, shoving', 'walking'],
      ['pulling, pulls, dragging, towing, hauling', 'walking'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  following: {
    phrases: [
      [
        'walking his, walking her, walking the, walking their, walking a, walking my, leading, following, follows',
        'walking',
      ],
      ['chasing, chases, running after', 'running'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
  facing: {
    phrases: [
      [
        'breathing fire at, breathing fire on, breathing fire onto, breathing flames at, breathing flames on, breathing flames onto, spitting fire at, breathes fire at, breathes fire onto, putting the finishing touches on, putting finishing touches on, bringing it back to, bringing it to, fixing, repairing, mending, cleaning, polishing, facing, greeting, feeding, petting, painting a, talking to, talking with, speaking to, listening to, pointing at, photographing, examining, inspecting, smelling, sniffing, touching, caressing, stroking, banging on, knocking on, pounding on, hammering on, waving at, smiling at, looking through, washing, brushing, grooming, studying, tending, checking, teaching, serving, helping',
      ],
      ['barking at, growling at, roaring at, howling at, hissing at, snarling at, yelling at, shouting at', 'howling'],
      [
        'eyes on, eyes fixed on, eyes focused on, looking at, watching, admiring, looking into, staring at, gazing at, looking up at, looking over, observing, looking out at, marveling at, marvelling at, gazing up at, looking out over, gazing into, peering at, looking out',
        'looking',
      ],
      ['crawling towards, crawling toward, crawling to, toddling towards, crawls towards', 'crawling'],
      ['running towards, running toward, runs towards, rushing towards, racing towards', 'running'],
      ['walking towards, walking toward, walks towards, heading towards, strolling towards', 'walking'],
      ['swimming towards, swimming toward, swims towards', 'swimming'],
      ['playing with, plays with, fighting, fighting with', 'playing'],
      ['knocking on, knocking at, knocks on, knocks at, banging on, bangs on, pounding on, pounds on', 'knocking'],
      [
        'scratching at, scratches at, scratching on, batting at, bats at, bats a, bats the, pawing at, paws at, swatting at, swats at, swiping at, swipes at',
        'pawing',
      ],
      ['pouring, pours, spraying', 'holding'],
      ['watering, waters', 'watering'],
    ],
    host: ['any'],
    guest: ['any'],
    does: 'orders',
    moves: 'guest',
    depth: 'same',
    constraints: ['beside', 'frame'],
    fallback: 'beside',
  },
} as const satisfies Record<string, RelationRecord>;

export type RelationKind = keyof typeof relationTable;

/** Relations that say where a thing is put. What is below another one has it above itself. */
export type PlacingKind = Exclude<
  { [Kind in RelationKind]: (typeof relationTable)[Kind]['does'] extends 'orders' ? never : Kind }[RelationKind],
  'below'
>;
