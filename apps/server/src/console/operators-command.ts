import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import { type OperatorRole, operatorRoles, roleWords } from '@forecourt/domain/operator/roles';
import type { Command } from 'commander';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import {
  listOperators,
  type NamedOperator,
  type Operator,
  RefusedOperator,
  removeOperator,
  resetOperator,
  setOperator,
} from './operators.ts';

const kind = z.literal('operators');
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({ kind, action: z.literal('add'), email: z.string(), role: z.string().nullable() }),
  z.object({
    kind,
    action: z.literal('remove'),
    email: z.string(),
    reason: z.string().nullable(),
  }),
  z.object({
    kind,
    action: z.literal('reset'),
    email: z.string(),
    reason: z.string().nullable(),
    passkeys: z.boolean().default(false),
  }),
]);
type OperatorsCommand = z.output<typeof commandSchema>;

/** As it came over the socket. */
type Shown = Pick<Operator, 'email' | 'role' | 'addedBy'> & {
  readonly addedAt: string;
  readonly seenAt: string | null;
};

/** `forecourt operators`: who may use the console, and for what. */
export const operatorsCommand: OperatorCommand<OperatorsCommand, Shown[]> = {
  kind: 'operators',
  schema: commandSchema,
  begins: ({ action }) => action === 'add',
  run: async ({ database }, asked) => {
    if (asked.action === 'add') {
      const email = requireEmail(asked.email);
      const role = asked.role === null ? await usualRole(database, email) : requireRole(asked.role);
      await setOperator(database, commandLine, { email, role });
    }
    if (asked.action === 'remove') await removeOperator(database, commandLine, toNamed(asked));
    if (asked.action === 'reset') {
      const { passkeys } = asked;
      await resetOperator(database, commandLine, { ...toNamed(asked), passkeys });
    }
    const found = await listOperators(database);
    return found.map(({ email, role, addedBy, addedAt, seenAt }) => ({
      email,
      role,
      addedBy,
      addedAt: addedAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    }));
  },
  describe(program, terminal) {
    const run = async (asked: OperatorsCommand) =>
      terminal.say(describeOperators(await terminal.run(asked)));
    const command = program
      .command('operators')
      .description('Who may use the console at /console.');
    command
      .command('list', { isDefault: true })
      .description('shows them all')
      .action(() => run({ kind: 'operators', action: 'list' }));
    command
      .command('add')
      .description('lets somebody in who has an account, or will have one, or changes the role')
      .argument('<email>', 'the address of the account')
      .option(
        '--role <role>',
        `one of ${operatorRoles.join(', ')}; owner without it, or as it was of who may come in already`,
      )
      .action((email: string, { role = null }: { role?: string | null }) =>
        run({ kind: 'operators', action: 'add', email, role }),
      );
    ofPerson(command, 'remove', 'lets somebody in no more').action(
      (email: string, { reason = null }: Reasoned) =>
        run({ kind: 'operators', action: 'remove', email, reason }),
    );
    ofPerson(
      command,
      'reset',
      'signs somebody out everywhere, who then sets up a second factor anew',
    )
      .option('--passkeys', 'removes their passkeys, too, each of which opens the console')
      .action((email: string, options: Reasoned & { passkeys?: boolean }) => {
        const { reason = null, passkeys = false } = options;
        return run({ kind: 'operators', action: 'reset', email, reason, passkeys });
      });
  },
};

const ofPerson = (command: Command, action: 'remove' | 'reset', does: string) =>
  command
    .command(action)
    .description(does)
    .argument('<email>', 'the address of the account')
    .option(...reasonOption);

const toNamed = ({ email, reason }: NamedOperator): NamedOperator => ({
  email: requireEmail(email),
  reason,
});

function requireEmail(text: string): string {
  const parsed = emailAddressSchema.safeParse(text.trim());
  if (!parsed.success)
    throw new RefusedOperator(`${text}: expected an email address, such as name@example.com.`);
  return parsed.data.toLowerCase();
}

/** What is not said gives nobody more than they had. */
async function usualRole(database: Database, email: string): Promise<OperatorRole> {
  const found = await listOperators(database);
  return found.find((one) => one.email === email)?.role ?? 'owner';
}

function requireRole(text: string) {
  const role = operatorRoles.find((known) => known === text);
  if (role) return role;
  throw new RefusedOperator(`${text}: expected a role, one of ${operatorRoles.join(', ')}.`);
}

function describeOperators(found: readonly Shown[]): string {
  if (found.length === 0)
    return 'There are no operators yet: forecourt operators add name@example.com';
  return found
    .map(({ email, role, seenAt }) => {
      const seen = seenAt === null ? 'never came' : `came ${seenAt.slice(0, 16).replace('T', ' ')}`;
      return `${email.padEnd(32)}  ${role.padEnd(8)}  ${seen.padEnd(21)}  ${roleWords[role]}`;
    })
    .join('\n');
}
