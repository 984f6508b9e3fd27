import { describe, expect, test } from 'vitest';
import { SharingChoice } from '../src/sharing-choice.ts';

/** Asks so often, each way taking what it takes, and tells how often the search was shared. */
function ask(
  choice: SharingChoice,
  times: { readonly alone: number; readonly shared: number },
  searches = 1000,
  rows = 300_000,
): number {
  let sharings = 0;
  for (let search = 0; search < searches; search += 1) {
    const isShared = choice.isShared(rows);
    choice.learn(rows, isShared, isShared ? times.shared : times.alone);
    sharings += Number(isShared);
  }
  return sharings;
}

describe('threads share a search', () => {
  test('where that is faster, and hardly ever where it is not', () => {
    expect(ask(new SharingChoice(), { alone: 10, shared: 6 })).toBeGreaterThan(950);
    expect(ask(new SharingChoice(), { alone: 6, shared: 10 })).toBeLessThan(50);
  });

  test.each([
    ['where that is a seventh faster', 6 / 7, 0.85, 1],
    ['not where it is a sixth slower', 7 / 6, 0, 0.15],
  ])('%s, though searches differ by much more', (_, ratio, least, most) => {
    const choice = new SharingChoice();
    const searches = 5000;
    let sharings = 0;
    for (let search = 0; search < searches; search += 1) {
      const isShared = choice.isShared(300_000);
      // From 1 to 16 ms, in an order that neither way follows.
      const milliseconds = 2 ** (4 * ((search * Math.SQRT2 * search) % 1)) * (isShared ? ratio : 1);
      choice.learn(300_000, isShared, milliseconds);
      sharings += Number(isShared);
    }
    expect(sharings / searches).toBeGreaterThan(least);
    expect(sharings / searches).toBeLessThan(most);
  });

  test('again when the machine has become idle', () => {
    const choice = new SharingChoice();
    expect(ask(choice, { alone: 6, shared: 10 })).toBeLessThan(50);
    expect(ask(choice, { alone: 6, shared: 3 })).toBeGreaterThan(700);
  });

  test('by what searches of about as many rows took', () => {
    const choice = new SharingChoice();
    ask(choice, { alone: 1, shared: 2 }, 100, 150_000);
    expect(ask(choice, { alone: 20, shared: 11 }, 100, 4_000_000)).toBeGreaterThan(90);
    expect(ask(choice, { alone: 1, shared: 2 }, 100, 150_000)).toBeLessThan(5);
  });
});
