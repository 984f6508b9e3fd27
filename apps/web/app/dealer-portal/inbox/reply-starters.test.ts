import { expect, test } from 'vitest';
import { beginAnswer, replyStarters } from './reply-starters.ts';

const thread = { firstName: 'Dana', kind: 'email', wish: null } as const;
const [here, times] = replyStarters(thread).map(({ text }) => text);

test('a starter takes the place of another one that nobody went on from', () => {
  expect(beginAnswer(times ?? '', here ?? '', thread)).toBe(times);
  expect(beginAnswer(times ?? '', ` ${here}`.trimEnd(), thread)).toBe(times);
  expect(beginAnswer(here ?? '', ' \n', thread)).toBe(here);
});

test('a starter follows what somebody wrote as a paragraph of its own', () => {
  const written = `${here}until 7 PM. `;
  expect(beginAnswer(times ?? '', written, thread)).toBe(`${written.trim()}\n\n${times}`);
});
