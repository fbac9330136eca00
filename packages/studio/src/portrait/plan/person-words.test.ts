import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOf } from './person-words.js';

const says = (words: string, ...attributes: string[]) => personOf(words, [{ attributes }]);

test('who is to be old has grey hair, unless another colour is said', () => {
  assert.deepEqual(says('as an old man', 'man', 'elderly'), { hair: '#9c9da0', elderly: true });
  assert.deepEqual(says('80 years old'), { hair: '#9c9da0', elderly: true });
  assert.deepEqual(says('an elderly lady with white hair', 'elderly'), { hair: '#d9d8d5', elderly: true });
  for (const words of ['vintage old photo', 'old leather jacket', '20 years old', 'old master portrait'])
    assert.deepEqual(says(words), {}, words);
  for (const words of ['old photo of me', 'old school rapper', 'an old-fashioned captain'])
    assert.deepEqual(says(words, 'old'), {}, words);
  assert.equal(says('as an old fisherman, old photo', 'old').elderly, true);
});

test('hair has the colour that is said of it, in the words people use', () => {
  for (const words of ['with blue hair', 'blue-haired', 'hair dyed blue', 'with blue curly hair'])
    assert.equal(says(words).hair, '#3d6bc4', words);
  assert.equal(says('as a blonde').hair, '#cfae6b');
  for (const words of ['a blue shirt, long hair', 'red background, hair in a bun'])
    assert.deepEqual(says(words), {}, words);
});
