import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { followChanges } from '../follow-changes.ts';
import type { WatchedSearches } from '../watched/watched-searches.ts';
import { openAlertDesk } from './alert-desk.ts';

/** Searches that nobody has, and how often it was looked whether somebody does. */
function noSearches(meanwhile = async () => {}) {
  const asked = { count: 0 };
  const watched: WatchedSearches = {
    reload: async () => {},
    refresh: async () => {
      asked.count += 1;
      await meanwhile();
    },
    find: async () => [],
  };
  return { asked, watched };
}

test.each(engines)(
  'searches are counted for new changes alone, by the process that follows them, on %s',
  async (_, openEngine) => {
    const open = await openEngine();
    const desk = await openAlertDesk(open);
    const other = noSearches();
    const { asked, watched } = noSearches(async () => {
      // The embedded database has one process, and makes whoever comes meanwhile wait.
      if (open.kind === 'server')
        expect(await followChanges(desk.parts, other.watched)).toBe(false);
    });
    await desk.add();
    await followChanges(desk.parts, watched);
    expect(asked.count, 'nothing before the first look is news').toBe(0);
    await desk.add();
    expect(await followChanges(desk.parts, watched)).toBe(true);
    expect(asked.count).toBe(1);
    expect(await followChanges(desk.parts, watched)).toBe(false);
    expect([asked.count, other.asked.count]).toEqual([1, 0]);
    await desk.close();
  },
);
