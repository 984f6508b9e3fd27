import { expect, test } from 'vitest';
import { undone } from './sentences.ts';
import { whatIsSaid } from './what-is-said.ts';

const sentences = { done: { saved: 'It is saved.' } };

test('what was done is said, unless something could not be done', () => {
  const done = { sentence: 'It is saved.', isDone: true };
  expect(whatIsSaid('saved', undefined, sentences)).toEqual(done);
  expect(whatIsSaid(undone, undefined, sentences)).toMatchObject({ isDone: false });
  expect(whatIsSaid('toString', undefined, sentences)).toBeNull();
});

test('what was done is not said of what was sent after it, whose fields say what is wrong', () => {
  expect(whatIsSaid('saved', null, sentences)).toBeNull();
});

test('a notice asks for what the rule of a field expects, under the name of the field', () => {
  const problem = 'Role: expected one of owner, viewer.';
  expect(whatIsSaid('saved', problem, sentences)).toEqual({
    sentence: 'Role: choose one of owner, viewer.',
    isDone: false,
  });
});
