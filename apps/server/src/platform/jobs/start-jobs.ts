import { type SQL, sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  fromDrizzle,
  fromPglite,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import { type Database, type OpenDatabase, rowsOf } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { failActive } from './fail-active.ts';
import type { JobData, JobDefinition, JobDefinitions, JobTry } from './job.ts';
import { type JobFigures, readJobFigures } from './job-figures.ts';

/** How often the queue is looked at, in seconds. Tests are in more of a hurry. */
interface JobPace {
  /** For jobs whose time has come; new ones announce themselves. */
  readonly poll: number;
  /** For jobs of processes that were killed. */
  readonly supervise: number;
}

const usualPace: JobPace = { poll: 15, supervise: 60 };

/** Seconds after which fixed times are looked at; the queue takes no longer ones. */
const maxCronSeconds = 30;

/** Jobs of one kind that a process takes, and does, at once, where its definition names no number. */
const usualAtOnce = 4;

/** A server gets this many connections from each process for jobs, beside those of requests. */
const maxConnections = 3;

/**
 * The queue knows one time for all: what was given up stays for a month. `forgetDoneJobs` takes what was done
 * before.
 */
const keptSeconds = 30 * 86_400;

/** What is running gets this long to finish when the process ends. */
const stopMs = 8000;

interface NewJob {
  readonly name: string;
  readonly data: JobData;
}

/** Puts jobs into the queue, and nothing else. */
export interface JobQueue {
  /** Part of the transaction: the job is there when what it is about is there, or neither is. */
  readonly enqueue: (transaction: Database, ...jobs: readonly NewJob[]) => Promise<void>;
}

/** A queue that is handed on before it is open: what works with it is part of what opens it. */
export function queueToOpen(): JobQueue & { readonly open: (queue: JobQueue) => void } {
  let opened: JobQueue | null = null;
  return {
    open: (queue) => {
      opened = queue;
    },
    async enqueue(transaction, ...jobs) {
      if (opened === null)
        throw new Error(`The job ${jobs[0]?.name} came before the queue was open.`);
      await opened.enqueue(transaction, ...jobs);
    },
  };
}

export interface Jobs extends JobQueue {
  readonly readFigures: () => Promise<readonly JobFigures[]>;
  readonly stop: () => Promise<void>;
}

interface JobSources {
  readonly open: OpenDatabase;
  readonly definitions: JobDefinitions;
  readonly logger: Logger;
  readonly pace?: JobPace;
}

/** Opens the queue and begins to work on it. */
export async function startJobs(sources: JobSources): Promise<Jobs> {
  const { open, definitions, logger, pace = usualPace } = sources;
  const boss = await openBoss(sources, true);
  const stop = () => boss.stop({ graceful: true, timeout: stopMs, close: open.kind === 'server' });
  try {
    // Nobody else has the embedded database: what is under way there is of a process that is gone.
    if (open.kind === 'embedded') await failActive(boss, open.database);
    for (const [name, job] of Object.entries(definitions))
      await work(boss, name, job, { pace, logger });
    await describeSchedules(boss, definitions);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...queueOf(boss), readFigures: () => readJobFigures(open.database), stop };
}

/** For a process that only gives work to others: a command. The queues are there since a server ran. */
export async function withJobQueue<Result>(
  sources: Pick<JobSources, 'open' | 'logger'>,
  use: (queue: JobQueue) => Promise<Result>,
): Promise<Result> {
  const boss = await openBoss({ ...sources, definitions: {} }, false);
  try {
    return await use(queueOf(boss));
  } finally {
    await boss.stop({ graceful: false, close: sources.open.kind === 'server' });
  }
}

async function openBoss(
  { open, definitions, logger, pace = usualPace }: JobSources,
  works: boolean,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...sourceOf(open),
    useListenNotify: works,
    supervise: works,
    schedule: works,
    cronMonitorIntervalSeconds: Math.min(pace.supervise, maxCronSeconds),
    cronWorkerIntervalSeconds: Math.min(pace.supervise, maxCronSeconds),
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    // Both are for tables of millions.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error(error));
  boss.on('warning', ({ message }) => logger.warn(message));
  await boss.start();
  await describeQueues(boss, definitions);
  return boss;
}

function sourceOf(open: OpenDatabase): ConstructorOptions {
  return open.kind === 'embedded'
    ? { db: fromPglite(open.client), backend: 'pglite' }
    : { ...(open.connection as ConstructorOptions), max: maxConnections };
}

/** Has the queues as they are defined now, also those that an earlier version made. */
async function describeQueues(boss: PgBoss, definitions: JobDefinitions): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, { retry, timeoutSeconds }] of Object.entries(definitions)) {
    const dead = deadLettersOf(name);
    const settings = {
      notify: true,
      expireInSeconds: timeoutSeconds,
      retryLimit: retry.limit,
      retryDelay: retry.firstWaitSeconds,
      retryBackoff: retry.firstWaitSeconds > 0,
      ...(retry.firstWaitSeconds > 0 && { retryDelayMax: retry.longestWaitSeconds }),
      deleteAfterSeconds: keptSeconds,
      deadLetter: dead,
    };
    if (!known.has(dead))
      await boss.createQueue(dead, { notify: true, deleteAfterSeconds: keptSeconds });
    if (known.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}

/**
 * Has the fixed times as they are defined now. What came due while no process ran is done once at the
 * next start.
 */
async function describeSchedules(boss: PgBoss, definitions: JobDefinitions): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (definitions[name]?.schedule === undefined) await boss.unschedule(name);
  for (const [name, { schedule }] of Object.entries(definitions))
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { missed: 'once' });
}

const deadLettersOf = (name: string) => `${name}-dead`;

interface WorkSettings {
  readonly pace: JobPace;
  readonly logger: Logger;
}

async function work(
  boss: PgBoss,
  name: string,
  { handler, onDead, atOnce = usualAtOnce, takers = 1 }: JobDefinition,
  { pace, logger }: WorkSettings,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: pace.poll,
    notifyPollingIntervalSeconds: pace.poll,
    batchSize: atOnce,
    localConcurrency: takers,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  const each = (jobName: string, run: (job: JobTry<JobData>) => Promise<void>) =>
    boss.work<JobData, unknown, typeof options>(jobName, options, (jobs) =>
      Promise.all(jobs.map((job) => settle(job, run, logger))),
    );
  await each(name, handler);
  if (onDead) await each(deadLettersOf(name), ({ data }) => onDead(data));
}

/** What went wrong is logged, and not stored: it may name people. */
async function settle(
  { id, name, data, retryCount }: JobWithMetadata<JobData>,
  run: (job: JobTry<JobData>) => Promise<void>,
  logger: Logger,
): Promise<JobResult> {
  try {
    await run({ id, data, retries: retryCount });
    return { id, status: 'completed' };
  } catch (error) {
    logger.warn('a job failed', { job: name, id, retries: retryCount });
    logger.error(error);
    return { id, status: 'failed' };
  }
}

function queueOf(boss: PgBoss): JobQueue {
  return {
    enqueue: async (transaction, ...jobs) => {
      const execute = async (statement: SQL) => ({ rows: await rowsOf(transaction, statement) });
      const options = { db: fromDrizzle({ execute }, sql), returnId: true };
      const byName = Map.groupBy(jobs, ({ name }) => name);
      for (const [name, its] of byName) {
        const each = its.map(({ data }) => ({ data }));
        const ids = await boss.insert(name, each, options);
        if (ids?.length !== each.length) throw new Error(`The job ${name} was not taken.`);
      }
    },
  };
}
