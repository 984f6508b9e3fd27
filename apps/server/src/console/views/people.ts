import type { PeopleView } from '@forecourt/web/console/console-views';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { toMoment } from '../moment.ts';
import { listOperators } from '../operators.ts';
import type { View } from '../view.ts';

interface Factors {
  readonly email: string;
  readonly app: boolean;
  readonly passkey: boolean;
}

/** Who runs the marketplace. */
export const peopleView: View<PeopleView> = {
  needs: 'people.see',
  async read({ database }, _asked, at) {
    const found = await listOperators(database);
    const factors = await rowsOf<Factors>(
      database,
      sql`select email,
            exists (select 1 from second_factors where person_id = people.id and verified) as app,
            exists (select 1 from passkeys where person_id = people.id) as passkey
          from people where email in (select email from operators)`,
    );
    return {
      people: found.map(({ email, role, addedBy, addedAt, seenAt }) => {
        const known = factors.find((one) => one.email === email);
        return {
          email,
          role,
          addedBy,
          added: toMoment(addedAt),
          seen: seenAt && toMoment(seenAt),
          factors: (['app', 'passkey'] as const).filter((factor) => known?.[factor]),
          hasAccount: known !== undefined,
          isMe: email === at.operator.email,
        };
      }),
    };
  },
};
