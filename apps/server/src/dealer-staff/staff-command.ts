import { type StaffRole, staffLimits, staffRoles } from '@forecourt/domain/dealer/staff';
import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import {
  addStaff,
  listStaff,
  RefusedStaff,
  removeStaff,
  requireDealer,
  type StaffMember,
} from './staff.ts';

const kind = z.literal('dealer-staff');
const email = z.string();
const dealer = z.string();
const name = z.string().nullable();
// A command line of the version before names none.
const role = z.string().nullable().default(null);
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list'), dealer: dealer.nullable() }),
  z.object({ kind, action: z.literal('add'), email, dealer, name, role }),
  z.object({ kind, action: z.literal('remove'), email, dealer, reason: z.string().nullable() }),
]);
type StaffCommand = z.output<typeof commandSchema>;

const dealerOption = ['--dealer <dealer>', 'its id here, or its own code in the feeds'] as const;

/** `forecourt dealer-staff`: who may come into the rooms of which dealer. */
export const staffCommand: OperatorCommand<StaffCommand, StaffMember[]> = {
  kind: 'dealer-staff',
  schema: commandSchema,
  run: async ({ database }, asked) => {
    const ownerId = asked.dealer === null ? null : await requireDealer(database, asked.dealer);
    if (asked.action !== 'list' && ownerId !== null) {
      const address = requireEmail(asked.email);
      const who = { email: address, ownerId };
      if (asked.action === 'add')
        await addStaff(database, commandLine, {
          ...who,
          name: asked.name === null ? null : requireName(asked.name),
          role: asked.role === null ? null : requireRole(asked.role),
        });
      else await removeStaff(database, commandLine, { ...who, reason: asked.reason });
    }
    return listStaff(database, ownerId);
  },
  describe(program, terminal) {
    const run = async (asked: StaffCommand) =>
      terminal.say(describeStaff(await terminal.run(asked)));
    const command = program
      .command('dealer-staff')
      .description('Who may come into the rooms of a dealer at /dealer-portal.');
    command
      .command('list', { isDefault: true })
      .description('shows them all, or those of one dealer')
      .option(...dealerOption)
      .action(({ dealer: of = null }: { dealer?: string | null }) =>
        run({ kind: 'dealer-staff', action: 'list', dealer: of }),
      );
    command
      .command('add')
      .description('lets somebody in who has an account, or will have one')
      .argument('<email>', 'the address of the account')
      .requiredOption(...dealerOption)
      .option('--name <name>', 'as the dealer calls them; of a new one, what stands before the @')
      .option('--role <role>', 'manager, who lets colleagues in, or member; a new one is a manager')
      .action((address: string, options: { dealer: string; name?: string; role?: string }) => {
        const { name: called = null, role: as = null, dealer: of } = options;
        const member = { email: address, dealer: of, name: called, role: as };
        return run({ kind: 'dealer-staff', action: 'add', ...member });
      });
    command
      .command('remove')
      .description('lets somebody in no more')
      .argument('<email>', 'the address of the account')
      .requiredOption(...dealerOption)
      .option(...reasonOption)
      .action((address: string, options: Reasoned & { dealer: string }) => {
        const { reason = null, dealer: of } = options;
        return run({ kind: 'dealer-staff', action: 'remove', email: address, dealer: of, reason });
      });
  },
};

function requireEmail(text: string): string {
  const parsed = emailAddressSchema.safeParse(text.trim());
  if (!parsed.success)
    throw new RefusedStaff(`${text}: expected an email address, such as name@example.com.`);
  return parsed.data.toLowerCase();
}

function requireRole(text: string): StaffRole {
  const found = staffRoles.find((one) => one === text);
  if (found) return found;
  throw new RefusedStaff(`role: expected one of ${staffRoles.join(', ')}.`);
}

function requireName(text: string): string {
  const called = text.trim().slice(0, staffLimits.name);
  if (called !== '') return called;
  throw new RefusedStaff(`name: expected one of 1 to ${staffLimits.name} characters.`);
}

function describeStaff(found: readonly StaffMember[]): string {
  if (found.length === 0)
    return 'There is no staff yet: forecourt dealer-staff add name@example.com --dealer 1';
  return found
    .map(
      ({ email: address, ownerId, dealerName, name: called, role: as }) =>
        `${address.padEnd(32)}  ${called.padEnd(20)}  ${as.padEnd(7)}  ${String(ownerId).padEnd(10)}  ${dealerName}`,
    )
    .join('\n');
}
