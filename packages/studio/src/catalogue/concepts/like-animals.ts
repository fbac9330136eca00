import { likenesses } from '../record.js';

/** Animals that are another one, with differences: breeds are proportions of one anatomy, the young are smaller. */
export const likeAnimals = likenesses({
  kitten: { like: 'cat', attributes: 'young' },
  'tabby-cat': { like: 'cat', words: 'tabby', attributes: 'striped' },
  puppy: { like: 'dog', words: 'pup, doggy', attributes: 'young' },
});
