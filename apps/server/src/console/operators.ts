import type { OperatorRole } from '@forecourt/domain/operator/roles';
import { asc, count, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { operators } from './tables.ts';

export type Operator = typeof operators.$inferSelect;

/** Something cannot be done with the people who run the marketplace. */
export class RefusedOperator extends Refusal {
  override readonly name = 'RefusedOperator';
}

/** All of them, those of most rights first. */
export function listOperators(database: Database): Promise<Operator[]> {
  return database
    .select()
    .from(operators)
    .orderBy(
      sql`array_position(array['owner', 'operator', 'analyst'], role)`,
      asc(operators.email),
    );
}

export async function hasOperators(database: Database): Promise<boolean> {
  const [row] = await database.select({ email: operators.email }).from(operators).limit(1);
  return row !== undefined;
}

/** Somebody who is let in, and whether it is refused where they may come in already. */
export interface LetIn extends Pick<Operator, 'email' | 'role'> {
  readonly onlyNew?: boolean;
}

/**
 * Adds somebody, or gives who is there another role.
 *
 * @param actor who does it, for the audit log
 * @param tell done along with it for who is new; the command line tells nobody, as there may be no queue before the
 *   first start
 * @returns what became of it
 * @throws RefusedOperator where no owner would be left, at the field of the role
 */
export async function setOperator(
  database: Database,
  actor: string,
  { email, role, onlyNew = false }: LetIn,
  tell?: (transaction: Database) => Promise<void>,
): Promise<'added' | 'changed' | 'same'> {
  const change = async (transaction: Database) => {
    const before = await findRole(transaction, email);
    if (before !== null && onlyNew)
      throw new RefusedOperator(
        `${email} may come in already, as ${before}: change the role in the list of people.`,
        { field: 'email' },
      );
    if (before === role) return 'same';
    await writeRole(transaction, actor, { email, role, before });
    if (before !== null) return 'changed';
    await tell?.(transaction);
    return 'added';
  };
  return changeOperators(database, change, 'role');
}

/** Makes somebody the first owner. @returns whether nobody came before, nor at the same moment */
export async function addFirstOwner(database: Database, email: string): Promise<boolean> {
  return changeOperators(database, async (transaction) => {
    if (await hasOperators(transaction)) return false;
    await writeRole(transaction, email, { email, role: 'owner', before: null });
    return true;
  });
}

async function writeRole(
  transaction: Database,
  actor: string,
  given: Pick<Operator, 'email' | 'role'> & { readonly before: OperatorRole | null },
): Promise<void> {
  const { email, role, before } = given;
  await transaction
    .insert(operators)
    .values({ email, role, addedBy: actor })
    .onConflictDoUpdate({ target: operators.email, set: { role } });
  const act = before === null ? 'person.add' : 'person.role';
  await writeAudit(transaction, actor, { act, subject: email, before, after: role });
}

/** Somebody, and why something is done with them; null where nobody said. */
export interface NamedOperator {
  readonly email: string;
  readonly reason: string | null;
}

/** @throws RefusedOperator where there is none such, or no owner would be left */
export async function removeOperator(
  database: Database,
  actor: string,
  { email, reason }: NamedOperator,
): Promise<void> {
  await changeOperators(database, async (transaction) => {
    const before = await findRole(transaction, email);
    if (before === null) throw new RefusedOperator(`${email} is no operator.`);
    await transaction.delete(operators).where(eq(operators.email, email));
    await writeAudit(transaction, actor, { act: 'person.remove', subject: email, before, reason });
  });
}

/** Somebody whose second factor is reset, and whether their passkeys are removed, too. */
export interface ResetOperator extends NamedOperator {
  readonly passkeys: boolean;
}

/**
 * Has somebody who lost theirs set up a second factor anew; who has the address may then come in. It may be somebody
 * else who has the lost one: whoever is signed in with that address is so no more.
 */
export async function resetOperator(
  database: Database,
  actor: string,
  { email, reason, passkeys }: ResetOperator,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const reset = await transaction
      .update(operators)
      .set({ personId: null })
      .where(eq(operators.email, email))
      .returning({ email: operators.email });
    if (reset.length === 0) throw new RefusedOperator(`${email} is no operator.`);
    await transaction.execute(sql`
      delete from second_factors where person_id in (select id from people where email = ${email})`);
    const ended = await removeOf(transaction, 'sessions', email);
    const removed = passkeys ? await removeOf(transaction, 'passkeys', email) : null;
    const after = [
      `${ended} ${ended === 1 ? 'session' : 'sessions'} ended`,
      ...(removed === null ? [] : [`${removed} ${removed === 1 ? 'passkey' : 'passkeys'} removed`]),
    ].join(', ');
    await writeAudit(transaction, actor, { act: 'person.reset', subject: email, after, reason });
  });
}

/** @returns how many somebody had */
async function removeOf(
  transaction: Database,
  table: 'sessions' | 'passkeys',
  email: string,
): Promise<number> {
  const gone = await rowsOf(
    transaction,
    sql`delete from ${sql.identifier(table)}
        where person_id in (select id from people where email = ${email}) returning id`,
  );
  return gone.length;
}

async function findRole(database: Database, email: string): Promise<OperatorRole | null> {
  const [row] = await database.select().from(operators).where(eq(operators.email, email));
  return row?.role ?? null;
}

/**
 * One change at a time: two owners who remove each other at once must not both succeed.
 *
 * @param field that is to be mended where no owner would be left; null for none
 */
async function changeOperators<Result>(
  database: Database,
  change: (transaction: Database) => Promise<Result>,
  field: string | null = null,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table operators in share row exclusive mode`);
    const result = await change(transaction);
    const [owners] = await transaction
      .select({ left: count() })
      .from(operators)
      .where(eq(operators.role, 'owner'));
    if (owners?.left === 0)
      throw new RefusedOperator(
        'Nobody would be left who may add people: name another owner first.',
        { field },
      );
    return result;
  });
}
