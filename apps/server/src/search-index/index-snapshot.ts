import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import {
  readVehicleSearchSnapshot,
  type SnapshotReading,
  writeVehicleSearchSnapshot,
} from '@forecourt/search/vehicle-search-snapshot';
import { findFingerprint } from '../change-log/change-log.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';

/** What an index holds and the last change that it has. */
export interface IndexedState {
  readonly position: number;
  readonly state: EngineState;
}

/** When the file is written again while changes come. */
export interface SavePace {
  /** Changes that a start after a crash has to catch up with at the most, as a rule. */
  readonly changes: number;
  /** A stream of changes does not keep the disk busy. */
  readonly milliseconds: number;
}

const usualPace: SavePace = { changes: 10_000, milliseconds: 60_000 };

export interface IndexSnapshotParts {
  readonly path: string;
  readonly database: Database;
  readonly logger: Logger;
  readonly pace?: SavePace;
}

/** The file from which a start restores the index. No failure of it stops anything. */
export class IndexSnapshot {
  readonly #parts: IndexSnapshotParts;
  /** Up to which change the file has the index. */
  #saved = -1;
  /** When it was last written, or could not be: the next attempt is not made at once. */
  #triedAt = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> | null = null;

  constructor(parts: IndexSnapshotParts) {
    this.#parts = parts;
  }

  /** What was stored; undefined, with the reason in the log, unless it can be trusted. */
  async read(): Promise<IndexedState | undefined> {
    const reading = await this.#readFile();
    if (reading.kind === 'missing') return undefined;
    if (reading.kind === 'refused') return this.#refuse(reading.refusal);
    const { origin, state } = reading;
    if ((await findFingerprint(this.#parts.database, origin.position)) !== origin.fingerprint) {
      return this.#refuse('of another database');
    }
    this.#saved = origin.position;
    this.#triedAt = performance.now();
    return { position: origin.position, state };
  }

  async #readFile(): Promise<SnapshotReading | { kind: 'refused'; refusal: string }> {
    try {
      return await readVehicleSearchSnapshot(this.#parts.path);
    } catch (error) {
      return { kind: 'refused', refusal: `unreadable: ${messageOf(error)}` };
    }
  }

  #refuse(reason: string): undefined {
    const { logger, path } = this.#parts;
    logger.warn('search index snapshot refused, building from the database', { path, reason });
  }

  /** Whether so much has changed that the file is worth writing again. */
  isDue(position: number): boolean {
    const { changes, milliseconds } = this.#parts.pace ?? usualPace;
    return (
      this.#writing === null &&
      position - this.#saved >= changes &&
      performance.now() - this.#triedAt >= milliseconds
    );
  }

  /** Writes the file unless it has this already. One that cannot be written leaves the old one. */
  async write(indexed: IndexedState): Promise<void> {
    while (this.#writing) await this.#writing;
    if (indexed.position === this.#saved) return;
    this.#writing = this.#writeFile(indexed);
    await this.#writing;
  }

  async #writeFile({ position, state }: IndexedState): Promise<void> {
    const { path, database, logger } = this.#parts;
    const started = performance.now();
    try {
      const fingerprint = await findFingerprint(database, position);
      if (fingerprint === null) {
        const reason = 'the change log does not tell of its position';
        logger.info('search index snapshot not written', { position, reason });
        return;
      }
      await writeVehicleSearchSnapshot(path, { position, fingerprint }, state);
      this.#saved = position;
      const milliseconds = Math.round(performance.now() - started);
      logger.info('search index snapshot written', { position, milliseconds });
    } catch (error) {
      const reason = messageOf(error);
      logger.warn('search index snapshot not written, the old one stays', { path, reason });
    } finally {
      this.#triedAt = performance.now();
      this.#writing = null;
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
