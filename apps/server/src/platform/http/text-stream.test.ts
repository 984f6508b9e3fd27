import { expect, test } from 'vitest';
import { toTextStream } from './text-stream.ts';

test('lines are asked for one by one, and no more of them where nobody reads on', async () => {
  const told: string[] = [];
  async function* lines() {
    try {
      for (const line of ['first', 'second', 'third']) {
        told.push(line);
        yield line;
      }
    } finally {
      told.push('closed');
    }
  }
  const reader = toTextStream(lines()).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('first');
  await reader.cancel();
  expect(told.at(-1)).toBe('closed');
  expect(told).not.toContain('third');
});
