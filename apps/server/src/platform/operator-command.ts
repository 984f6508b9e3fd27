import type { Command } from 'commander';
import type { z } from 'zod';
import type { Database } from './database/database.ts';
import type { JobQueue } from './jobs/start-jobs.ts';
import type { OnProgress } from './progress.ts';

/** What a command is done with. */
export interface CommandParts {
  readonly database: Database;
  readonly dataDir: string;
  /** The day it is given on, `YYYY-MM-DD`. */
  readonly today: string;
  /** Opens the queue for as long as it is used. */
  withQueue<Result>(use: (queue: JobQueue) => Promise<Result>): Promise<Result>;
  /** Aborted when whoever gave the command is gone. */
  readonly signal?: AbortSignal;
}

/** What a command is done with that goes by settings: those of the process that does it. */
export interface ConfiguredParts<Config> extends CommandParts {
  readonly config: Config;
}

/** What was done to what, as the audit log has it. */
export interface CommandNote {
  readonly act: string;
  readonly subject: string;
  readonly after?: string;
  /** Why, where it was said. */
  readonly reason?: string | null;
}

/** What the command line of a command may use. */
export interface Terminal<Asked, Result> {
  /** Has it done: by the server that runs on the data folder, else here. */
  run(asked: Asked, onProgress?: OnProgress): Promise<Result>;
  /** A path as the operator named it, who stands elsewhere. */
  fromHere(path: string): string;
  /** Prints a line. */
  say(text: string): void;
  readonly dataDir: string;
  readonly today: string;
}

/**
 * Something that the operator may ask for. With the embedded database only one process may open it:
 * beside a running server what is asked goes there as JSON, and the result comes back as JSON.
 *
 * @typeParam Parts what it is done with: `ConfiguredParts` where it goes by settings
 */
export interface OperatorCommand<Asked, Result, Parts extends CommandParts = CommandParts> {
  /** What `asked.kind` says. */
  readonly kind: string;
  readonly schema: z.ZodType<Asked>;
  /**
   * What the audit log is told when it is done; null, or nothing here, for what changes nothing, and for what
   * tells it in the transaction of its change, as all do but for files.
   */
  note?(asked: Asked): CommandNote | null;
  /** Whether it may be asked before there is a database, which is then made. */
  begins?(asked: Asked): boolean;
  /** Adds it to the command line. */
  describe(program: Command, terminal: Terminal<Asked, Result>): void;
  /** Does it, where the database is open. */
  run(parts: Parts, asked: Asked, onProgress: OnProgress): Promise<Result>;
}

/** Of any capability. */
export interface AnyCommand {
  readonly kind: string;
  readonly schema: { parse(sent: unknown): unknown };
  note?(asked: never): CommandNote | null;
  begins?(asked: never): boolean;
  describe(program: Command, terminal: Terminal<never, unknown>): void;
  run(parts: ConfiguredParts<unknown>, asked: never, onProgress: OnProgress): Promise<unknown>;
}
