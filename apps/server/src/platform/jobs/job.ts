/** What a job carries: numbers of rows, and nothing that is somebody's: jobs are kept for days. */
export type JobData = Readonly<Record<string, string | number | boolean>>;

/** One try of a job. */
export interface JobTry<Data extends JobData> {
  /** Of the job: all its tries have the same. */
  readonly id: string;
  readonly data: Data;
  /** Tries before this one. */
  readonly retries: number;
}

/** When a job that failed is tried again: after a wait that doubles each time, up to a longest one. */
export interface RetryPolicy {
  readonly limit: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

/** A kind of work that is done outside of requests, as a capability contributes it. */
export interface JobDefinition<Data extends JobData = JobData> {
  /**
   * Whatever it throws has the job tried again. It may be called twice for one job: a process can end between
   * work and note.
   */
  readonly handler: (job: JobTry<Data>) => Promise<void>;
  /** Told once of a job that was given up: a dead letter. */
  readonly onDead?: (data: Data) => Promise<void>;
  readonly retry: RetryPolicy;
  /** When it is enqueued by itself, whichever processes run: a cron expression, in UTC. */
  readonly schedule?: string;
  /**
   * How many of the kind a process takes, and does, at once; 4 unless it says so. The next ones wait for all of
   * them.
   */
  readonly atOnce?: number;
  /**
   * How many take so many, each apart from the others: what waits for somebody else’s server holds up its own
   * few; 1 unless it says so.
   */
  readonly takers?: number;
  /** A try that takes longer counts as failed; so does one of a process that was killed. */
  readonly timeoutSeconds: number;
}

/** Jobs by their names. Names are kept in the database: a released one is not changed. */
export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/** Waits of one to two minutes, two to four … four hours: a day and some hours in all. */
export const retriedOverADay: RetryPolicy = {
  limit: 13,
  firstWaitSeconds: 60,
  longestWaitSeconds: 4 * 3600,
};

/** Tried again within the hour: what it does is done at the next time anyhow. */
export const retriedSoon: RetryPolicy = {
  limit: 3,
  firstWaitSeconds: 60,
  longestWaitSeconds: 600,
};
