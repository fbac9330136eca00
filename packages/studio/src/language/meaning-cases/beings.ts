import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** People and animals as prose tells of them: what they wear, hold and do, and the colours of their coats. */
export const beingCases: readonly MeaningCase[] = [
  // where their trade is, whoever is dressed for it
  meaning('cat astronaut', { subjects: '1 cat astronaut', setting: 'space' }),
  // only its paws are up there
  meaning('A dog stands on its hind legs with its front paws up in the air in a garden.', {
    subjects: '1 dog hind-legs paws',
    setting: 'garden',
  }),
  meaning('viking', { subjects: '1 person viking', setting: 'cliff' }),
  meaning('samurai warrior', { setting: 'temple-garden' }),
  meaning('A woman walks down a street, her hand pressing a sleek black smartphone to her ear. It is noon.', {
    subjects: '1 person woman walking phoning',
  }),
  meaning('A figure stands at a street corner in a black jacket. Dark sunglasses rest on the person’s face.', {
    subjects: '1 person black standing jacket sunglasses',
  }),
  meaning('A woman dressed in athletic attire, featuring a crisp white top and a pink skirt, is in a park.', {
    subjects: '1 person white woman t-shirt skirt:pink',
  }),
  meaning('The man is wearing a denim jacket and the woman a green sweater.', {
    subjects: '1 person man denim-jacket, 1 person green woman sweater',
  }),
  meaning('A knight with a sword in one hand and a round shield in the other.', {
    relations: 'person holding sword, person holding shield',
  }),
  meaning('An orca whale is seen gliding through the blue waters of a river.', { subjects: '1 orca swimming' }),
  meaning('A person on a yellow surfboard, riding the crest of an ocean wave. Tall buildings stand behind.', {
    setting: 'sea',
  }),
  meaning('A cat sits in smoke. The focus is on the eerie yet captivating feline figure. It is dark.', {
    subjects: '1 cat sitting',
  }),
  meaning('A dog with a brown and white coat stands on grass.', { subjects: '1 dog brown standing' }),
  meaning('a bear in a coat', { subjects: '1 bear coat' }),
  meaning('Two cows, a mix of white and brown patches, stand in a meadow.', { subjects: '2 cow white standing' }),
  meaning('A horse stands at the edge of a river, its surface adorned with floating water lilies.', {
    subjects: '1 horse standing, 3 lotus',
    relations: '',
  }),
  meaning('A traveler stands in a station. On their back, a worn brown backpack suggests a journey. It is noon.', {
    subjects: '1 person standing backpack:brown',
  }),
  meaning('A pickup truck is parked on a road, its flatbed occupied by a large rhinoceros. Trees stand nearby.', {
    relations: 'rhinoceros inside pickup-truck',
  }),
  meaning(
    'A bear stands on grass. In one claw, it grasps a wooden staff, while the other holds an ancient-looking book.',
    {
      relations: 'bear holding wooden-staff, bear holding book',
    },
  ),
  meaning('A brown dog paddles through the clear blue water, its eyes focused ahead. It is a sunny day.', {
    setting: 'lake',
  }),
  meaning('A tennis court with a player in a red shirt preparing for a serve. The court has lines.', {
    subjects: '1 person red tennis shirt',
  }),
  meaning('A silver metallic can lies on its side in the sand. It is buried. It is empty.', {
    subjects: '1 soda-can silver lying',
  }),
  // fruit and things that do what only somebody does are somebody
  meaning('a turnip walking a puppy', { subjects: '1 person being-root-vegetable walking, 1 dog' }),
  meaning('a pear in a raincoat riding a horse', { relations: 'person riding horse' }),
  meaning('two plums and a fig on a plate', { relations: 'fig on plate, peach on plate' }),
  meaning('A red kite flies over a field. The kites dance in the wind. It is noon.', { subjects: '1 kite red' }),
  meaning('a jug holding daisies', { subjects: '1 jug, 3 flower' }),
];
