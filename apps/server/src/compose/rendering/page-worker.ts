/** A thread that renders pages: the columns, the database and whatever it has not are the serving thread's. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { SearchReader, SearchStatus } from '@forecourt/domain/search/search-engine';
import { LocalReader } from '@forecourt/search/local-search';
import { EngineCopy } from '@forecourt/search/vehicle/live/engine-copy';
import { type CallRunner, createCallRunner } from '../../platform/calls/call-runner.ts';
import { systemClock } from '../../platform/clock.ts';
import { connectToServer } from '../../platform/database/connect-to-server.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDataException } from '../../platform/database/is-data-exception.ts';
import { openSharedDatabase } from '../../platform/database/shared-client.ts';
import { createLogger } from '../../platform/logger.ts';
import { mailRouteOf } from '../../platform/mail/mailer.ts';
import { giveBackMemory } from '../../platform/process/give-back-memory.ts';
import { followKeys } from '../../platform/secrets/follow-keys.ts';
import { callsOver } from '../../platform/threads/port-calls.ts';
import { toSentError } from '../../platform/threads/sent-error.ts';
import { createFlagBoard } from '../../request/flags/flag-board.ts';
import { reference } from '../../request/reference.ts';
import { type RequestFacts, searchFacts } from '../../request/request-facts.ts';
import { capabilities } from '../capabilities.ts';
import { type Config, parseConfig } from '../config.ts';
import { contributedBy } from '../contributions.ts';
import { type Parts, provideParts } from '../parts.ts';
import { loadProductionPages } from '../production-pages.ts';
import { followInThread } from './follow-in-thread.ts';
import type {
  Beginning,
  FromThread,
  SentFacts,
  SentPage,
  SentReport,
  ToThread,
} from './messages.ts';
import { readsInThread } from './reads-in-thread.ts';
import { createPageRenderer, type RenderPage } from './render-page.ts';
import { capabilitiesOver, missesOver, searchOver, type ThreadFacts } from './served-thread.ts';

type ToRender = Extract<ToThread, { kind: 'render' }>;

/** What renders in this thread. */
interface Renderer {
  readonly render: RenderPage;
  readonly calls: CallRunner<string>;
  readonly parts: Parts;
  readonly close: () => Promise<void>;
}

let copy: EngineCopy | null = null;
let renderer: Renderer | null = null;
let status: SearchStatus = { listings: 0, version: 0 };
let served: MessagePort | null = null;

const post = (message: FromThread, transfer: readonly Transferable[] = []) =>
  parentPort?.postMessage(message, transfer as ArrayBuffer[]);

type Transferable = ArrayBuffer | ReadableStream<Uint8Array>;

async function open(beginning: Beginning): Promise<Renderer> {
  const config = parseConfig(beginning.settings);
  const logger = createLogger(config.logLevel);
  const call = callsOver(beginning.served);
  const { database, close } = openDatabase(config, beginning.database);
  const engine: SearchReader = copy ? new LocalReader(copy) : searchOver(call, () => status);
  const keys = await followKeys(database);
  const reads = readsInThread(database, config, engine, beginning.readCounts);
  const parts = provideParts({
    config,
    logger,
    reference,
    database,
    engine,
    reads,
    clock: systemClock,
    flags: createFlagBoard(config),
    keyRing: keys.ring,
    queue: { enqueue: refuse },
    mailer: { write: refuse, send: refuse, close() {} },
    mailRoute: mailRouteOf(config),
    misses: missesOver(call),
  });
  const stopFollowing = await followInThread(database, parts);
  const calls = createCallRunner<string>({
    policies: contributedBy(capabilities).policies,
    onReport: () => {},
    isClientFault: isDataException,
    memory: beginning.breakers,
  });
  const pages = await loadProductionPages();
  return {
    render: createPageRenderer(parts, pages, capabilitiesOver(call, capabilities)),
    calls,
    parts,
    close: async () => {
      stopFollowing();
      keys.stop();
      await reads.close();
      await close();
    },
  };
}

function openDatabase(
  config: Config,
  shared: MessagePort | null,
): {
  readonly database: Database;
  readonly close: () => Promise<void>;
} {
  if (shared) return { database: openSharedDatabase(shared), close: async () => shared.close() };
  if (config.databaseUrl === undefined) throw new Error('The thread was given no database.');
  return connectToServer(config.databaseUrl, config.databasePassword);
}

/** A page that is looked at sends nothing and has nothing done later. */
const refuse = () => Promise.reject(new Error('A thread that renders pages was to do more.'));

function toFacts(
  sent: SentFacts,
  rendering: number,
  { financeTables }: Parts,
): RequestFacts & Pick<ThreadFacts, 'rendering' | 'requestId'> {
  const { flags, today, wallet, terms, brand, ...rest } = sent;
  const money = { wallet, terms, tables: financeTables };
  return {
    ...rest,
    flags,
    today,
    money,
    rendering,
    brand: requireBrand(brand),
    ...searchFacts(flags, today, reference, money),
  };
}

async function renderPage(rendering: ToRender, { render, calls, parts }: Renderer): Promise<void> {
  const { number, asked, nonce, facts: sent } = rendering;
  let reports: SentReport[] | null = [];
  const watched = calls.reportingTo(({ error, ...report }) => {
    if (report.isSurvived && error !== undefined) parts.logger.error(error, sent.requestId);
    if (reports) reports.push(report);
    else post({ kind: 'called', number, report });
  });
  try {
    const facts = toFacts(sent, number, parts);
    const { response, isForAll } = await render({ asked, nonce, facts, calls: watched });
    const { status: code, headers } = response;
    const told = {
      kind: 'rendered',
      number,
      status: code,
      headers: [...headers],
      isForAll,
    } as const;
    const { body, transfer } = await bodyOf(response, () => post({ kind: 'done', number }));
    const made = reports;
    reports = null;
    post({ ...told, body, reports: made } satisfies SentPage, transfer);
    if (!(body instanceof ReadableStream)) post({ kind: 'done', number });
  } catch (error) {
    for (const report of reports ?? []) post({ kind: 'called', number, report });
    post({ kind: 'failed', number, error: toSentError(error) });
    post({ kind: 'done', number });
  }
}

/** The whole of a page whose length is known; of others the stream. */
async function bodyOf(response: Response, onEnd: () => void) {
  if (!response.body) return { body: null, transfer: [] };
  if (!response.headers.has('Content-Length')) {
    const body = response.body.pipeThrough(new TransformStream({ flush: onEnd, cancel: onEnd }));
    return { body, transfer: [body] };
  }
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, transfer: [body.buffer] };
}

async function stop(): Promise<void> {
  await renderer?.close();
  served?.close();
  // Nothing is left that the thread waits for, so it ends.
  parentPort?.close();
}

async function begin(beginning: Beginning): Promise<void> {
  served = beginning.served;
  if (beginning.copy) {
    copy = new EngineCopy(beginning.copy.beginning);
    copy.follow(beginning.copy.update);
  }
  renderer = await open(beginning);
  giveBackMemory();
  post({ kind: 'ready' });
}

// What fails outside of a page ends the thread: it would answer wrongly from then on, and is replaced.
parentPort?.on('message', async (message: ToThread) => {
  if (message.kind === 'begin') return begin(message);
  if (message.kind === 'update') return copy?.follow(message.update);
  if (message.kind === 'stop') return stop();
  ({ status } = message);
  if (!renderer) throw new Error('A thread is asked for a page before it has begun.');
  return renderPage(message, renderer);
});
