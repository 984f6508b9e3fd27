import { Command } from 'commander';
import { expect, test } from 'vitest';
import { refuseUnknownWords } from '../command-line.ts';

/** What a group of commands that lists where nothing else is said does with some words. */
async function say(...words: string[]): Promise<string> {
  const done: string[] = [];
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  const group = program.command('leads');
  const list = group.command('list', { isDefault: true }).option('--status <status>');
  list.action(() => void done.push('list'));
  group.command('resend').action(() => void done.push('resend'));
  refuseUnknownWords(group);
  await program.parseAsync(['leads', ...words], { from: 'user' });
  return done.join();
}

test('a word that a command does not have is told as such, with those that it has', async () => {
  await expect(say('bogus')).rejects.toThrow("unknown command 'bogus' (known: list, resend)");
  await expect(say('bogus', '--status', 'dead')).rejects.toThrow("unknown command 'bogus'");
});

test.each([
  [[], 'list'],
  [['list'], 'list'],
  [['--status', 'dead'], 'list'],
  [['resend'], 'resend'],
])('the words %j do what they did', async (words, done) => expect(await say(...words)).toBe(done));
