import type { OperatorRole } from '@forecourt/domain/operator/roles';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { reference } from '../../request/reference.ts';
import { reviewsView } from '../views/reviews.ts';

type Read = Parameters<typeof reviewsView.read>;

test('who wrote a review is told to who decides of it, and to no analyst', async () => {
  const { database, close } = await openInMemory();
  await database.execute(sql`
    insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
    values (gen_random_uuid(), 'CAMRY', 2019, 'Dana', 'own', '{}', 'Fine', 'A fine car', now())`);
  const shownTo = async (role: OperatorRole) => {
    const at = { operator: { role } } as Read[2];
    const shown = await reviewsView.read({ database, reference } as Read[0], {}, at);
    return JSON.stringify(shown?.tables);
  };
  expect(await shownTo('operator')).toContain('by Dana');
  const page = await shownTo('analyst');
  expect(page).toContain('2019 Toyota Camry');
  expect(page).not.toContain('Dana');
  await close();
});
