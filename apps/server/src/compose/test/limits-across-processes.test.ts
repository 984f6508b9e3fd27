import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOnServer } from '../../../test/databases.ts';
import { type ServerProcess, startServerProcess } from '../../../test/start-processes.ts';

const postgres = inject('postgresUrl');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-limits-'));

describe.skipIf(postgres === null)('three processes over one PostgreSQL', () => {
  let processes: readonly ServerProcess[] = [];
  beforeAll(async () => {
    const databaseUrl = await createOnServer(postgres ?? '');
    const start = (name: string) =>
      startServerProcess({
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name), DEMO_LISTINGS: '20' },
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      });
    // The first one makes the tables.
    const first = await start('first');
    processes = [first, ...(await Promise.all([start('second'), start('third')]))];
  }, 120_000);
  afterAll(async () => {
    expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the same thing in turn to each. @returns how many were let through, and whether each refuses now */
  async function sendInTurn(path: string, body: object, times: number) {
    const send = ({ origin }: ServerProcess) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += processes.length)
      statuses.push(...(await Promise.all(processes.map(send))).map(({ status }) => status));
    const afterwards = await Promise.all(processes.map(send));
    return {
      admitted: statuses.filter((status) => status !== 429).length,
      refusedBy: afterwards.filter(({ status }) => status === 429).length,
      waits: afterwards.map(({ headers }) => Number(headers.get('Retry-After'))),
    };
  }

  test.each([
    // What they send is refused or passed over, and counts all the same.
    ['messages to sellers', '/cars-for-sale/leads', 30, 600],
    ['news for an address', '/cars-for-sale/alert-api/subscribe', 20, 60],
    ['tries of passkeys', '/account/passkeys/sign-in/begin', 60, 600],
  ])('%s of one address are bounded together', async (_, path, max, seconds) => {
    const { admitted, refusedBy, waits } = await sendInTurn(path, {}, max + 6);
    expect(admitted).toBe(max);
    expect(refusedBy).toBe(processes.length);
    for (const wait of waits) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    }
  });

  test('passwords of one account are tried so often, whichever process is asked', async () => {
    const fields = { email: 'pat@people.example', password: 'a guess of somebody' };
    const tries = await Promise.all(
      Array.from({ length: 15 }, async (_, place) => {
        const { origin } = processes[place % processes.length] ?? { origin: '' };
        const answer = await fetch(`${origin}/account/sign-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(fields),
        });
        return ((await answer.json()) as { status: string }).status;
      }),
    );
    expect(tries.filter((status) => status === 'REFUSED')).toHaveLength(10);
    expect(tries.filter((status) => status === 'LIMITED')).toHaveLength(5);
  });
});
