import { expect, test } from 'vitest';
import { beginWith, startersFor } from './starters.ts';

const [available, drive] = startersFor(false);
const contact = { privateSeller: false, message: available.text };
const begin = (written: string) => beginWith(drive?.text ?? '', written, contact);

test('a starter takes the place of another that nobody changed', () => {
  for (const written of ['', '  ', available.text, `${available.text}\n`, drive?.text ?? ''])
    expect(begin(written)).toBe(drive?.text);
});

test('a starter follows what somebody wrote', () => {
  expect(begin('Does it tow? ')).toBe(`Does it tow?\n\n${drive?.text}`);
  expect(begin(`${available.text} And does it tow?`)).toContain('And does it tow?\n\n');
});
