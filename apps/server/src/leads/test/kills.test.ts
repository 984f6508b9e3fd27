import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseAt } from '../../../test/database-at.ts';
import { createMigrated, placeMigrated } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { startMailServer } from '../../platform/mail/test/mail-server.ts';
import { dealersCars, fillMarket, leadEmailOf, startLeadDesk } from './lead-market.ts';

const url = inject('postgresUrl');
/** A few on each database, since each is a process that starts; `LEAD_KILLS=50` for a whole run. */
const kills = Number(process.env.LEAD_KILLS ?? 2);

const folder = mkdtempSync(join(tmpdir(), 'forecourt-lead-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Has a process store leads, and kills it at once or a little later, while it delivers them. */
async function storeUntilKilled(
  addresses: { readonly database: string; readonly mail: string },
  leads: readonly object[],
  milliseconds: number,
): Promise<string[]> {
  const program = fileURLToPath(new URL('../../../test/leads-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, addresses.database, addresses.mail], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
  child.stdin.write(leads.map((lead) => `${JSON.stringify(lead)}\n`).join(''));
  const stored: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    stored.push(line);
    if (stored.length === leads.length) setTimeout(() => child.kill('SIGKILL'), milliseconds);
  }
  expect(await ended).toBe('SIGKILL');
  return stored;
}

/** By name: its address, or the folder of the embedded one. A process finds there what the one before left. */
const databases: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'the embedded database',
    async () => {
      const own = mkdtempSync(join(folder, 'embedded-'));
      await placeMigrated(own);
      return own;
    },
  ],
  ...(url === null ? [] : [serverOf(url)]),
];

function serverOf(address: string): readonly [string, () => Promise<string>] {
  return ['PostgreSQL', () => createMigrated(address)];
}

interface Accepted {
  readonly id: string;
  readonly to: string;
}

/** Between store and send, and in the middle of sending. @returns what was accepted */
async function acceptAndKill(database: string, mail: string, kill: number): Promise<Accepted[]> {
  const cars = dealersCars.slice(kill * 2, kill * 2 + 2);
  const leads = cars.map(({ listing }) => ({
    listingId: listing.id,
    comments: `Is it there? ${kill}`,
    firstName: 'Dana',
    fromEmailAddress: `dana${kill}@people.example`,
  }));
  const ids = await storeUntilKilled({ database, mail }, leads, Math.random() * 120);
  return cars.map((car, place) => ({ id: ids[place] ?? '', to: leadEmailOf(car) }));
}

async function deliverAll(open: OpenDatabase, smtpUrl: string): Promise<void> {
  const desk = await startLeadDesk(open, { smtpUrl, timeout: 1 });
  for (;;) {
    const figures = await desk.jobs.readFigures();
    if (figures.every(({ waiting, active }) => waiting + active === 0)) break;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  await desk.stop();
}

test.each(databases)(
  'every lead that a process accepted arrives once, however often it is killed, on %s',
  async (_, make) => {
    const place = await make();
    const filled = await openDatabase(databaseAt(place));
    await fillMarket(filled);
    await filled.close();
    const server = await startMailServer();
    const accepted: Accepted[] = [];
    for (let kill = 0; kill < kills; kill += 1)
      accepted.push(...(await acceptAndKill(place, server.url, kill)));
    const open = await openDatabase(databaseAt(place));
    await deliverAll(open, server.url);
    for (const { id, to } of accepted) {
      const arrived = server.mails.filter(({ parsed }) => parsed.text?.includes(`>${id}</id>`));
      // A kill between the server's word and our note has it sent again, under the same id: readers
      // and systems of dealers show it once.
      expect(new Set(arrived.map(({ parsed }) => parsed.messageId)).size).toBe(1);
      expect(arrived[0]?.recipients).toEqual([to]);
      for (const { parsed } of arrived.slice(1)) expect(parsed.text).toContain('status="resend"');
    }
    const copies = server.mails.filter(({ parsed }) => /^Your message/.test(parsed.subject ?? ''));
    expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(accepted.length);
    await server.stop();
    await open.close();
  },
  90_000 * kills,
);
