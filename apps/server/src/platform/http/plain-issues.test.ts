import { expect, test } from 'vitest';
import { z } from 'zod';
import { speakPlainly } from './plain-issues.ts';

speakPlainly();

test.each([
  [z.string(), undefined, 'is missing: expected text'],
  [z.string(), 3, 'expected text'],
  [z.coerce.number(), 'x', 'expected a number'],
  [z.number(), null, 'expected a number'],
  [z.boolean(), 'x', 'expected true or false'],
  [z.array(z.string()), 'x', 'expected a list'],
  [z.object({}), 'x', 'expected an object'],
  [z.enum(['NEW', 'USED']), 'FOO', 'expected one of NEW, USED'],
  [z.literal('NEW'), 'FOO', 'expected NEW'],
  [z.number().min(1), 0, 'expected at least 1'],
  [z.number().max(25), 26, 'expected at most 25'],
  [z.int(), 1.5, 'expected a whole number'],
  [z.string().min(2), 'a', 'expected at least 2 characters'],
  [z.string().max(2), 'abc', 'expected at most 2 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'expected at most 1 entry'],
  [z.string('expected the id of a car'), 3, 'expected the id of a car'],
])('what is expected is told in plain words: %#', (schema, input, words) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(words);
});
