import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** From where things are seen, how far inside, and through what. */
export const viewCases: readonly MeaningCase[] = [
  meaning('a front view of a red car', { subjects: '1 car red front-view' }),
  meaning('a blue Porsche coming around a bend in the road', {
    subjects: '1 sports-car blue front-view',
    setting: 'road',
    features: 'winding',
  }),
  // a place is what a picture of it shows, and no picture on a wall
  meaning('mountain lake oil painting', { subjects: '', setting: 'lake', look: 'oil' }),
  meaning('forest watercolor', { subjects: '', setting: 'forest', look: 'watercolour' }),
  meaning('city skyline watercolour painting', { subjects: '', setting: 'city', look: 'watercolour' }),
  meaning('landscape', { subjects: '', setting: 'mountains' }),
  // an emblem shows what stands for the trade
  meaning('logo for a bakery', { subjects: '1 croissant', setting: 'studio', look: 'logo' }),
  meaning('coffee shop logo', { subjects: '1 coffee-cup', setting: 'studio', look: 'logo' }),
  meaning('sushi restaurant logo', { subjects: '1 sushi', look: 'logo' }),
  meaning('gym logo with a wolf', { subjects: '1 wolf', look: 'logo' }),
  meaning('rear view of a bus', { subjects: '1 bus from-behind' }),
  meaning('a sports car on a curve in a mountain road', { setting: 'mountain-pass' }),
  meaning('a cross-section of a walnut', { subjects: '1 walnut cut-open' }),
  meaning('half of a lemon on a plate', { subjects: '1 lemon cut-open, 1 plate', relations: 'lemon on plate' }),
  meaning('a pear cut in half', { subjects: '1 pear cut-open' }),
  // what has nothing to show inside stays as it is
  meaning('a cross-section of a lamp', { subjects: '1 lamp' }),
  meaning('a capybara made of voxels', { subjects: '1 capybara', look: 'voxel' }),
  meaning('a horse in Minecraft style', { subjects: '1 horse', look: 'voxel' }),
  meaning('the Mona Lisa with a frown', { subjects: '1 mona-lisa frowning', camera: 'close-up' }),
  meaning('a triangle with a smiling face', { subjects: '1 triangle smiling' }),
  meaning('a dog at Mount Rushmore', { subjects: '1 dog', setting: 'mountains', features: 'rushmore' }),
  meaning('a street seen through a rainy window', { weather: 'rain', features: 'through-window' }),
  meaning('the moon seen through a telescope', { features: 'through-lens, huge-moon' }),
  meaning('a close-up of the keys of a piano', { subjects: '1 piano-keys', camera: 'close-up' }),
  meaning("a close-up of a tiger's eye", { subjects: '1 animal-eye', camera: 'close-up' }),
  meaning('the hands of a man holding a basketball', {
    subjects: '1 cupped-hands, 1 ball',
    relations: 'ball on cupped-hands',
  }),
  meaning('the shadow of a cat on a wall', { relations: 'cat hanging-on wall', features: 'silhouette' }),
  meaning('an aerial photo of a football stadium', { subjects: '1 arena-above', camera: 'from-above' }),
  meaning('the city of London on the moon', { subjects: '1 london-skyline', setting: 'moon' }),
  meaning('a bowl of chicken pho', { subjects: '1 ramen' }),
  meaning('a red star with a long shadow', { setting: 'studio' }),
  meaning('bias', { subjects: '1 tilted-scale' }),
  meaning('inertia', { subjects: '1 newtons-cradle' }),
  meaning('a plate with some food', { subjects: '1 meal' }),
  meaning('a shoe rack without any shoes', { subjects: '1 shoe-rack' }),
  meaning('a dog wearing aviator goggles', { subjects: '1 dog sunglasses' }),
  meaning('a map of France with a pin on Paris', {
    subjects: '1 france-map, 1 pin',
    relations: 'pin hanging-on france-map',
  }),
  meaning('a fog', { stagedIn: 'forest', weather: 'fog' }),
  meaning('a palm farm', { subjects: '7 palm' }),
  meaning('a half moon in the sky', { features: 'moon, half-moon' }),
  meaning('mountains seen through a window', { setting: 'mountains', features: 'through-window' }),
  meaning('a cow seen from a train window', { subjects: '1 cow', features: 'through-car-window' }),
  meaning('a doll standing in sand', { subjects: '1 doll', stagedIn: 'beach' }),
  // the inside of what carries passengers
  meaning('The inside of a tram. Two dogs are sitting on the seats.', { setting: 'carriage' }),
  meaning('passengers crammed into a bus', { setting: 'carriage' }),
  // light streams in, water is a stream
  meaning('a stream in a birch forest', { setting: 'river', features: 'trees' }),
  meaning('a fox beside an alpine creek', { subjects: '1 fox', setting: 'mountains', features: 'river' }),
  meaning('a cyclist on a hairpin road', { setting: 'mountain-pass' }),
  // who looks out of the window of a train is in it
  meaning('A train in the snow. A fox in a scarf is looking out of the window.', { relations: 'fox riding train' }),
  // a place that is painted on something is nowhere else
  meaning('a lorry that has a mountain range painted on it', { subjects: '1 truck place-on-mountains' }),
  meaning('A badger holds a stick. A lorry with a mountain range painted on it stands on grass.', {
    subjects: '1 badger, 1 tree-branch, 1 truck place-on-mountains',
    relations: 'badger holding tree-branch',
  }),
  meaning('Venus rises over the horizon', { subjects: '1 planet venus flying', setting: 'hills', time: 'night' }),
  meaning('a tram with a whale painted on it', { subjects: '1 tram shows-whale', relations: '' }),
  meaning('a wall with an eagle painted on it', { relations: 'eagle hanging-on wall' }),
  meaning('a red crate with two green crates on it', { relations: 'wooden-crate on wooden-crate' }),
  meaning('a satellite view of a harbour town with a park', { setting: 'aerial' }),
  meaning('the Mona Lisa riding a skateboard', { subjects: '1 person woman, 1 skateboard' }),
  meaning('a boy is studying for a test with his notes', { subjects: '1 person boy desk-reading, 3 sticky-note' }),
];
