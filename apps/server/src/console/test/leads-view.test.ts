import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { leadsView } from '../views/leads.ts';

type Read = Parameters<typeof leadsView.read>;

test.each(engines)('the latest leads are found without sorting all, on %s', async (_, open) => {
  const { database, close } = await open();
  const who = { operator: { role: 'owner' } } as unknown as Read[2];
  const plan = await planOf(database, (asked) =>
    leadsView.read({ database: asked } as Read[0], {}, who),
  );
  expect(plan).toContain('using leads_created on leads');
  await close();
});
