import { currentMaker } from './snapshot/maker.ts';
import { readSnapshot } from './snapshot/read-snapshot.ts';
import type { Refusal } from './snapshot/snapshot-format.ts';
import { writeSnapshot } from './snapshot/write-snapshot.ts';
import type { EngineState } from './vehicle/live/engine-state.ts';

/** The database, and its state, of which an index is a copy. */
export interface SnapshotOrigin {
  /** The last change that it has. */
  readonly position: number;
  /** A value that only a database with this history has. */
  readonly fingerprint: string;
}

export type SnapshotReading =
  | { readonly kind: 'read'; readonly origin: SnapshotOrigin; readonly state: EngineState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/**
 * Stores what an engine holds. The file that was there stays until the new one is whole.
 *
 * @throws what the file system says, such as that the disk is full
 */
export function writeVehicleSearchSnapshot(
  path: string,
  origin: SnapshotOrigin,
  state: EngineState,
): Promise<void> {
  return writeSnapshot(path, currentMaker, origin, state);
}

/** Reads what `writeVehicleSearchSnapshot` stored, when the same code stored it and all of it is there. */
export async function readVehicleSearchSnapshot(path: string): Promise<SnapshotReading> {
  const reading = await readSnapshot(path, currentMaker);
  if (reading.kind !== 'read') return reading;
  // The same code wrote it, and its checksums agree.
  const { origin, data } = reading as {
    origin: SnapshotOrigin;
    data: EngineState;
  } & typeof reading;
  return { kind: 'read', origin, state: data };
}
