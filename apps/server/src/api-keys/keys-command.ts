import { allKeyScopes, keyScopes } from '@forecourt/domain/operator/key-scopes';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import { type ApiKey, listKeys, makeKey, revokeKey } from './keys.ts';

const kind = z.literal('keys');
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({
    kind,
    action: z.literal('make'),
    name: z.string(),
    scopes: z.array(z.string()),
    days: z.string(),
    perMinute: z.string(),
  }),
  z.object({
    kind,
    action: z.literal('revoke'),
    name: z.string(),
    reason: z.string().nullable(),
  }),
]);
type KeysCommand = z.output<typeof commandSchema>;

/** `forecourt keys`: by which programs come in. */
export const keysCommand: OperatorCommand<KeysCommand, string> = {
  kind: 'keys',
  schema: commandSchema,
  run: async ({ database }, asked) => {
    if (asked.action === 'make') return makeKey(database, commandLine, asked);
    if (asked.action === 'revoke') {
      await revokeKey(database, commandLine, asked);
      return `The key “${asked.name.trim()}” is good no more.`;
    }
    return describeKeys(await listKeys(database));
  },
  describe(program, terminal) {
    const run = async (asked: KeysCommand) => terminal.say(await terminal.run(asked));
    const command = program.command('keys').description('Keys by which programs come in.');
    command
      .command('list', { isDefault: true })
      .description('shows them all, and when they were used last')
      .action(() => run({ kind: 'keys', action: 'list' }));
    command
      .command('make')
      .description('makes one and prints it, this once')
      .argument('<name>', 'whose it is')
      .argument('<scopes...>', `what it opens: ${describeScopes()}`)
      .option('--days <days>', 'how long it is good; without it, until it is revoked', '')
      .option('--per-minute <requests>', 'requests a minute; 120 without it', '')
      .action((name: string, scopes: string[], { days, perMinute }) =>
        run({
          kind: 'keys',
          action: 'make',
          name,
          scopes,
          days: String(days),
          perMinute: String(perMinute),
        }),
      );
    command
      .command('revoke')
      .description('has one be good no more')
      .argument('<name>', 'its name')
      .option(...reasonOption)
      .action((name: string, { reason = null }: Reasoned) =>
        run({ kind: 'keys', action: 'revoke', name, reason }),
      );
  },
};

const describeScopes = () =>
  allKeyScopes.map((scope) => `${scope} (${keyScopes[scope]})`).join('; ');

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function describeKeys(found: readonly ApiKey[]): string {
  if (found.length === 0)
    return 'There are no keys: forecourt keys make "Peach uploads" feeds.write';
  return found
    .map(({ name, start, scopes, usedAt, expiresAt, revokedAt }) =>
      [
        name.padEnd(24),
        `${start}…`,
        (usedAt === null ? 'never used' : `used ${dayOf(usedAt)}`).padEnd(15),
        stateOf(expiresAt, revokedAt).padEnd(19),
        scopes.join(', '),
      ].join('  '),
    )
    .join('\n');
}

function stateOf(expiresAt: Date | null, revokedAt: Date | null): string {
  if (revokedAt !== null) return `revoked ${dayOf(revokedAt)}`;
  return expiresAt === null ? 'good' : `until ${dayOf(expiresAt)}`;
}
