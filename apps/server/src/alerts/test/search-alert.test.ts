import type { Asker } from '@forecourt/domain/account/asker';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { directCalls } from '../../../test/direct-calls.ts';
import { readSearch } from '../../bookmarks/bookmark-search.ts';
import { addBookmark } from '../../bookmarks/bookmark-store.ts';
import { namesOf } from '../../bookmarks/dealer-of-search.ts';
import { setRhythm } from '../mail/alert-subject.ts';
import { findSearchAlert } from '../search-alert.ts';
import { openAlertDesk } from './alert-desk.ts';

const brand = requireBrand('atc');
const address = '/cars-for-sale?searchRadius=0&showcaseOwnerId=1';
const person = (personId: string): Asker => ({
  kind: 'person',
  personId,
  sessionId: 's',
  name: personId,
  visitorId: null,
  consumer: { consumerId: null, email: `${personId}@example.com` },
});

describe.each(engines)('how somebody is told of a search, on %s', (_, open) => {
  let desk: Awaited<ReturnType<typeof openAlertDesk>>;
  beforeAll(async () => {
    desk = await openAlertDesk(await open());
  });
  afterAll(() => desk.close());

  const dana = person('dana');
  const alertOf = (asker: Asker, search = address) =>
    findSearchAlert(desk.parts, { asker, brand, calls: directCalls }, search);

  test('is once a day where they saved it, as they chose, and not where another one is theirs', async () => {
    expect(await alertOf(dana)).toBeNull();
    const search = await readSearch(address, brand, namesOf(desk.parts, directCalls));
    if (search === null) throw new Error('no search');
    const kept = { ...search, title: 'Mine', brand: brand.code, savedAt: new Date(0) };
    const id = await addBookmark(desk.database, 'person:dana', kept, 9);
    expect(await alertOf(dana)).toEqual({ id, rhythm: 'daily' });
    await setRhythm(desk.database, `bookmark:${id}`, 'never');
    expect(await alertOf(dana)).toEqual({ id, rhythm: 'never' });
    expect(await alertOf(dana, '/cars-for-sale/honda')).toBeNull();
    expect(await alertOf(dana, '/news')).toBeNull();
    expect(await alertOf(person('kim'))).toBeNull();
    expect(await alertOf({ kind: 'visitor', visitorId: 'dana' })).toBeNull();
  });
});
