import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import { operatorRoles, parseOperatorRole } from '@forecourt/domain/operator/roles';
import type { Act } from '../act.ts';
import { tellingOf } from '../operator-jobs.ts';
import { RefusedOperator, removeOperator, resetOperator, setOperator } from '../operators.ts';
import { readReason } from './read-reason.ts';

function requireEmail(text: string | undefined): string {
  const parsed = emailAddressSchema.safeParse(text);
  if (!parsed.success)
    throw new RefusedOperator('Email: expected an address, such as name@example.com.', {
      field: 'email',
    });
  return parsed.data.toLowerCase();
}

/** What is said of somebody's role. */
const saidOf = { added: 'person.set', changed: 'person.role', same: 'person.same' } as const;

/** Lets somebody in and tells them by mail, or changes what they may do. */
const set: Act = {
  needs: 'people.change',
  async run({ database, queue }, fields, { operator }) {
    const role = parseOperatorRole(fields.role);
    if (role === null)
      throw new RefusedOperator(`Role: expected one of ${operatorRoles.join(', ')}.`, {
        field: 'role',
      });
    const named = { email: requireEmail(fields.email), role, onlyNew: fields.only === 'new' };
    const tell = tellingOf(queue, named.email);
    const outcome = await setOperator(database, operator.email, named, tell);
    return { status: 'DONE', said: saidOf[outcome] };
  },
};

const remove: Act = {
  needs: 'people.change',
  async run({ database }, fields, { operator }) {
    const named = { email: requireEmail(fields.email), reason: readReason(fields) };
    await removeOperator(database, operator.email, named);
    return { status: 'DONE' };
  },
};

const reset: Act = {
  needs: 'people.change',
  async run({ database }, fields, { operator }) {
    const named = { email: requireEmail(fields.email), reason: readReason(fields) };
    const passkeys = fields.passkeys === 'on';
    await resetOperator(database, operator.email, { ...named, passkeys });
    return { status: 'DONE' };
  },
};

/** What is done with people. */
export const peopleActs = { 'person.set': set, 'person.remove': remove, 'person.reset': reset };
