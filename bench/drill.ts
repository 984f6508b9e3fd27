/**
 * `npm run drill`: has bad things happen to a real marketplace in the middle of a shopper's walk, and writes
 * what was seen, lost and how long it took into `docs/operations.md`. `--only kill` tries those of that name;
 * nothing is written then. `--port` is the first of two that are used.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailServer } from '../apps/server/src/platform/mail/test/mail-server.ts';
import { startPostgres } from '../apps/server/test/postgres-server.ts';
import { startNode } from '../packages/search-opensearch/test/node/running-node.ts';
import { DrilledServer } from './drill/drilled-server.ts';
import {
  badLine,
  clockOff,
  clockSettings,
  corruptSnapshot,
  databaseAway,
  diskFull,
  killed,
  mailsAway,
  mountDisk,
  readOnlyDisk,
  searchAway,
  stopped,
} from './drill/faults.ts';
import { leadsOver } from './drill/leads-over.ts';
import { type DrillResult, type Errand, type Fault, runDrill } from './drill/run-drill.ts';
import { layLine } from './drill/tcp-proxy.ts';
import { optional, readOptions } from './read-options.ts';

const options = readOptions({ only: optional, port: 4390 });
const { port } = options;
const results: DrillResult[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);
const isWanted = (name: string) => options.only === undefined || name.includes(options.only);

async function drill(server: DrilledServer, fault: Fault, errand?: Errand): Promise<void> {
  await server.start();
  const result = await runDrill(server, fault, errand);
  results.push(result);
  say(rowOf(result));
}

function rowOf({ name, seen, acknowledged, lost, wellAfter }: DrillResult): string {
  const well = wellAfter === null ? 'not within a minute' : `${wellAfter.toFixed(1)} s`;
  return `| ${name} | ${seen} | ${lost} of ${acknowledged} | ${well} |`;
}

/** The embedded database, on a folder of its own. */
async function onEmbedded(): Promise<void> {
  for (const make of [killed, stopped, corruptSnapshot]) {
    const server = new DrilledServer(port, {});
    const fault = make(server);
    if (isWanted(fault.name)) await drill(server, fault);
  }
  for (const make of [diskFull, readOnlyDisk]) {
    const disk = mountDisk(700);
    if (disk === null) {
      say('Disks: skipped, this user may mount none.');
      continue;
    }
    const server = new DrilledServer(port, {}, disk);
    const fault = make(server);
    try {
      if (isWanted(fault.name)) await drill(server, fault);
    } finally {
      await server.end('SIGKILL');
      execFileSync('umount', [disk]);
    }
  }
  const clock = clockSettings();
  if (clock === null) {
    say('Clock: skipped, libfaketime of Debian is not there.');
    return;
  }
  for (const days of [1, -1] as const)
    if (isWanted('clock')) await drill(new DrilledServer(port, clock), clockOff(days));
}

/** PostgreSQL, behind a line of ours. */
async function onServer(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) {
    say('PostgreSQL: skipped, it is not installed.');
    return;
  }
  try {
    for (const make of [databaseAway, badLine]) {
      const address = new URL(postgres.url);
      const line = await layLine({ host: address.hostname, port: Number(address.port) });
      address.port = String(line.port);
      const fault = make(line);
      if (isWanted(fault.name))
        await drill(new DrilledServer(port, { DATABASE_URL: address.href }), fault);
      line.close();
    }
  } finally {
    postgres.stop();
  }
}

/** A server of mails, behind a line of ours. */
async function onMails(): Promise<void> {
  const mails = await startMailServer();
  const line = await layLine({ host: '127.0.0.1', port: Number(new URL(mails.url).port) });
  const fault = mailsAway(line);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    MAIL_FROM: 'hello@cars.example',
    LEADS_TO: 'leads@cars.example',
  };
  if (isWanted(fault.name)) await drill(new DrilledServer(port, settings), fault, leadsOver(mails));
  line.close();
  await mails.stop();
}

/** OpenSearch, behind a line of ours. */
async function onOpenSearch(): Promise<void> {
  if (!isWanted('OpenSearch')) return;
  const node = await startNode();
  if (typeof node === 'string') {
    say(`OpenSearch: skipped, ${node}.`);
    return;
  }
  try {
    const line = await layLine({ host: '127.0.0.1', port: Number(new URL(node.url).port) });
    const settings = { OPENSEARCH_URL: `http://127.0.0.1:${line.port}` };
    await drill(new DrilledServer(port, settings), searchAway(line));
    line.close();
  } finally {
    await node.stop();
  }
}

const page = join(import.meta.dirname, '../docs/operations.md');
const marks = ['<!-- drill: written by `npm run drill` -->', '<!-- /drill -->'] as const;

function writeTable(): void {
  const text = readFileSync(page, 'utf8');
  const [before, rest = ''] = text.split(marks[0]);
  const after = rest.split(marks[1])[1];
  const head = [
    '| What happened | What the shopper saw | Lost of what was acknowledged | Well after |',
  ];
  const table = [...head, '|---|---|---|---|', ...results.map(rowOf)].join('\n');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    page,
    `${before}${marks[0]}\n${day}, 400 demo cars.\n\n${table}\n${marks[1]}${after}`,
  );
}

await onEmbedded();
await onServer();
await onMails();
await onOpenSearch();
if (options.only === undefined) writeTable();
const lost = results.reduce((sum, result) => sum + result.lost, 0);
const ill = results.filter(({ wellAfter }) => wellAfter === null).length;
say(`${results.length} drills, ${lost} lost, ${ill} not well within a minute.`);
process.exit(lost > 0 || ill > 0 ? 1 : 0);
