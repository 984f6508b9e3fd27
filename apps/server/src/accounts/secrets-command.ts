import type { Command } from 'commander';
import { z } from 'zod';
import { commandLine, writeAudit } from '../audit/audit-log.ts';
import type { CommandParts, OperatorCommand } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { KeyRing } from '../platform/secrets/key-ring.ts';
import {
  addKey,
  type KeptKey,
  readKeys,
  removeKey,
  signsAfterMs,
} from '../platform/secrets/ring-keys.ts';
import { accountRing } from './library-secrets.ts';
import { renewSeals } from './second-factor/renew-seals.ts';

const kind = z.literal('secrets');
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.enum(['list', 'rotate']) }),
  z.object({ kind, action: z.literal('retire'), version: z.int().min(1) }),
]);
type SecretsCommand = z.output<typeof commandSchema>;

/** `forecourt secrets`: the keys of cookies, links of mails and second factors, while processes run. */
export const secretsCommand: OperatorCommand<SecretsCommand, string> = {
  kind: 'secrets',
  schema: commandSchema,
  run: runSecrets,
  describe(program, terminal) {
    const run = async (asked: SecretsCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('secrets')
      .description('The keys of cookies, links of mails and second factors, by their numbers.');
    for (const [action, does] of [
      ['list', 'shows which there are, and which one signs'],
      ['rotate', 'adds a key, which signs in half a minute; what others have signed goes on'],
    ] as const)
      command
        .command(action, { isDefault: action === 'list' })
        .description(does)
        .action(() => run({ kind: 'secrets', action }));
    describeRetire(command, run);
  },
};

function describeRetire(command: Command, run: (asked: SecretsCommand) => Promise<void>): void {
  command
    .command('retire')
    .description('takes a key away: what it has signed ends')
    .argument('<number>', 'that of the key')
    .action((text: string) => {
      if (!/^[1-9]\d{0,8}$/.test(text))
        throw new Refusal(`${text}: expected the number of a key, as “secrets list” shows it.`);
      return run({ kind: 'secrets', action: 'retire', version: Number(text) });
    });
}

async function runSecrets(
  { database }: Pick<CommandParts, 'database'>,
  asked: SecretsCommand,
): Promise<string> {
  switch (asked.action) {
    case 'list':
      return (await readKeys(database)).map(describeKey).join('\n');
    case 'rotate': {
      const version = await rotate(database);
      return `Key ${version} is there. It signs in ${signsAfterMs / 1000} seconds; what other keys have signed goes on.`;
    }
    case 'retire': {
      const lost = await retire(database, asked.version);
      const gone = `Key ${asked.version} is gone: cookies and links that it signed end within seconds.`;
      return lost === 0
        ? gone
        : `${gone} ${lost} second factors no key opens: let those people in anew (operators reset).`;
    }
  }
}

/** @returns the version of the new key */
function rotate(database: CommandParts['database']): Promise<number> {
  return database.transaction(async (transaction) => {
    const version = await addKey(transaction);
    await writeAudit(transaction, commandLine, { act: 'secret.rotate', subject: 'a new key' });
    return version;
  });
}

/** @returns second factors that no key opens */
async function retire(database: CommandParts['database'], version: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const keys = await readKeys(transaction);
    await removeKey(transaction, version);
    const subject = `key ${version}`;
    await writeAudit(transaction, commandLine, { act: 'secret.retire', subject });
    const now = performance.now();
    const ring = new KeyRing(() =>
      keys.map(({ ageMs, ...key }) => ({ ...key, signsAt: now + signsAfterMs - ageMs })),
    );
    return renewSeals(transaction, accountRing(ring));
  });
}

function describeKey({ version, ageMs }: KeptKey, index: number, all: readonly KeptKey[]): string {
  const signing = all.findLast((key) => key.ageMs >= signsAfterMs) ?? all[0];
  if (version === signing?.version) return `${version}  signs and verifies`;
  const waits = ageMs < signsAfterMs && index > 0;
  return waits ? `${version}  verifies, signs in a moment` : `${version}  verifies`;
}
