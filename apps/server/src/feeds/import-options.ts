import type { Applied } from './apply-dealers.ts';
import type { GivenDealer } from './rows/given-dealer.ts';

export interface ImportOptions {
  /** Name of a mapping; recognised by the header when absent. */
  readonly mapping?: string;
  readonly dealer?: GivenDealer;
  /** Applies what the file says of the dealer of this code, and of no other. */
  readonly onlyDealer?: string;
  /** Who has it taken in, for the audit log; the command line unless given. */
  readonly actor?: string;
  /** What the file is called in the list of runs, and whose private sellers it names; its path unless given. */
  readonly source?: string;
  /** Keeps the file of a run that held a dealer. @returns under what name; null where it does not */
  readonly keepFile?: (runId: string) => Promise<string | null>;
  /** When it was begun; now unless given. */
  readonly startedAt?: Date;
  readonly dryRun: boolean;
  readonly allowRemoval: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Folder for the quarantine report and the spool. */
  readonly workFolder: string;
  /** Ends the import: at once while it reads, behind the dealers that are being written otherwise. */
  readonly signal?: AbortSignal;
  /** Throws when the disk of the work folder is all but full. Others than usual for tests. */
  readonly requireSpace?: (folder: string) => Promise<void>;
}

export interface ImportSummary extends Omit<Applied, 'dealers'> {
  readonly runId: string;
  readonly mapping: string;
  readonly rows: number;
  readonly refused: number;
  /** Rows that a later row with the same VIN replaced. */
  readonly duplicates: number;
  /** Only one dealer of the file was applied. */
  readonly isOfOneDealer: boolean;
  /** Path of the quarantine report; null when no row was refused. */
  readonly report: string | null;
}

type ImportStage = 'reading' | 'applying';

export type OnImportProgress = (stage: ImportStage, done: number, total: number | null) => void;
