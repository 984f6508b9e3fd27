import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagsOf, parseFlagChanges } from './brand-flags.ts';
import { type Audience, featureFlags } from './feature-flags.ts';
import { allBrands, requireBrand } from './known-brands.ts';

const codes = allBrands().map(({ code }) => code);
const changesOf = (text: string) => {
  const read = parseFlagChanges(text, codes);
  if ('problem' in read) throw new Error(read.problem);
  return read.changes;
};

test('what is switched off for a brand is off there alone', () => {
  const changes = changesOf('kbb.spotlight=off');
  expect(flagsOf(requireBrand('kbb'), changes).has('spotlight')).toBe(false);
  expect(flagsOf(requireBrand('atc'), changes).has('spotlight')).toBe(true);
});

test('a brand has its own defaults, and a setting goes over them [brands.feature-flags]', () => {
  expect(flagsOf(requireBrand('atc')).has('hyundai_buy_online')).toBe(false);
  expect(flagsOf(requireBrand('hyundai')).has('hyundai_buy_online')).toBe(true);
  const changes = changesOf('hyundai_buy_online=on');
  expect(flagsOf(requireBrand('atc'), changes).has('hyundai_buy_online')).toBe(true);
});

test('a part may be for those alone who are signed in, or for those who are not', () => {
  const changes = changesOf('compare=consumers, spotlight=visitors');
  const flags = (audience: Audience) => flagsOf(requireBrand('atc'), changes, audience);
  expect([flags('visitor').has('compare'), flags('consumer').has('compare')]).toEqual([
    false,
    true,
  ]);
  expect([flags('visitor').has('spotlight'), flags('consumer').has('spotlight')]).toEqual([
    true,
    false,
  ]);
});

test('of several changes of a flag the last one counts, and no other flag moves', () => {
  const flag = fc.constantFrom(...featureFlags);
  fc.assert(
    fc.property(flag, fc.array(fc.boolean(), { minLength: 1 }), (name, states) => {
      const changes = changesOf(states.map((on) => `${name}=${on ? 'on' : 'off'}`).join(', '));
      const before = flagsOf(requireBrand('atc'));
      const after = flagsOf(requireBrand('atc'), changes);
      for (const other of featureFlags)
        expect(after.has(other)).toBe(other === name ? states.at(-1) : before.has(other));
    }),
  );
});

test.each([
  ['spotlights=off', 'there is no flag “spotlights”'],
  ['ford.spotlight=off', 'there is no brand “ford”'],
  ['spotlight', 'expected flag=on|off|visitors|consumers, got “spotlight”'],
  ['spotlight=off,ev_info=no', 'expected flag=on|off|visitors|consumers, got “ev_info=no”'],
])('%s is refused: %s', (text, problem) => {
  expect(parseFlagChanges(text, codes)).toEqual({ problem });
});
