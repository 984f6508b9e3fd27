import { setTimeout as pause } from 'node:timers/promises';
import type { DrilledServer } from './drilled-server.ts';
import { type Say, Shopper, sayReport, type Visit } from './shopper.ts';

/** How long it goes well before, in milliseconds, and is waited for afterwards. */
const calmMs = 3000;
const maxRecoveryMs = 60_000;

/** Something bad, and how it ends. */
export interface Fault {
  readonly name: string;
  /** How long it lasts. */
  readonly milliseconds: number;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
  /** What is to be said of how it went, behind what was seen. */
  told?(): string;
}

/** What is sent meanwhile, and how it is known what became of it. */
export interface Errand {
  readonly say: Say;
  /** What is there once the marketplace has ended, of all that was acknowledged. */
  readonly stored: (server: DrilledServer) => Promise<ReadonlySet<string>>;
  /** Waits for what takes its time, before the marketplace ends. @returns what to say of it */
  readonly settle?: (acknowledged: ReadonlySet<string>) => Promise<string>;
}

/** Reports of cars: they are in the database, or they are not. */
const reports: Errand = { say: sayReport, stored: (server) => server.storedReports() };

/** What a fault did. */
export interface DrillResult {
  readonly name: string;
  readonly seen: string;
  readonly acknowledged: number;
  /** Of those, how many are not there afterwards: none, ever. */
  readonly lost: number;
  /** Seconds from its end until pages and writes went well again. */
  readonly wellAfter: number | null;
}

/** Has a fault happen to a marketplace in the middle of a shopper's walk. */
export async function runDrill(
  server: DrilledServer,
  fault: Fault,
  errand: Errand = reports,
): Promise<DrillResult> {
  const shopper = new Shopper(server.url, errand.say);
  await shopper.begin();
  await pause(calmMs);
  const begunAt = performance.now();
  await fault.begin();
  await pause(fault.milliseconds);
  const endedAt = performance.now();
  await fault.end();
  const wellAt = await waitUntilWell(shopper, endedAt);
  await shopper.stop();
  const settled = (await errand.settle?.(shopper.acknowledged)) ?? '';
  await server.end('SIGTERM');
  const stored = await errand.stored(server);
  const lost = [...shopper.acknowledged].filter((said) => !stored.has(said)).length;
  const during = shopper.visits.filter(
    ({ startedAt, milliseconds }) =>
      startedAt + milliseconds >= begunAt && startedAt <= (wellAt ?? Number.POSITIVE_INFINITY),
  );
  return {
    name: fault.name,
    seen: describe(during) + (fault.told?.() ?? '') + settled,
    lost,
    acknowledged: shopper.acknowledged.size,
    wellAfter: wellAt === null ? null : Math.max(0, wellAt - endedAt) / 1000,
  };
}

/** The moment from which three pages and three writes in a row went well. */
async function waitUntilWell(shopper: Shopper, since: number): Promise<number | null> {
  while (performance.now() - since < maxRecoveryMs) {
    const moments = (['page', 'write'] as const).map((kind) => wellSince(shopper, kind, since));
    if (moments.every((moment) => moment !== null)) return Math.max(...moments.map(Number));
    await pause(100);
  }
  return null;
}

function wellSince(shopper: Shopper, kind: Visit['kind'], since: number): number | null {
  const last = shopper.visits
    .filter((visit) => visit.kind === kind && visit.startedAt + visit.milliseconds > since)
    .slice(-3);
  const isWell = last.every(({ status, isAcknowledged }) =>
    kind === 'page' ? status === 200 : isAcknowledged,
  );
  const [first] = last;
  return last.length === 3 && isWell && first ? first.startedAt + first.milliseconds : null;
}

/** What a shopper saw meanwhile, in words. */
function describe(visits: readonly Visit[]): string {
  const parts = (['page', 'write'] as const).map((kind) => {
    const own = visits.filter((visit) => visit.kind === kind);
    const good = own.filter((visit) =>
      kind === 'page' ? visit.status === 200 : visit.isAcknowledged,
    ).length;
    const none = own.filter(({ status }) => status === null).length;
    const slowest = Math.max(0, ...own.map(({ milliseconds }) => milliseconds)) / 1000;
    const other = own.length - good - none;
    const words = kind === 'page' ? 'pages' : 'writes';
    return `${good} of ${own.length} ${words} (${other} refused, ${none} unanswered), slowest ${slowest.toFixed(1)} s`;
  });
  return parts.join('; ');
}
