import type { PGlite } from '@electric-sql/pglite';

/** Checkpoints that are made until they are stopped. */
export interface Checkpoints {
  /**
   * Does what writes much while nobody waits for an answer: with few checkpoints, and one at its end. After each of
   * them a page that changes is put into the log whole.
   */
  readonly fill: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => void;
}

interface CheckpointTimes {
  /** Bytes of log after which one is made. */
  readonly bytes: number;
  /** The same while it is filled. */
  readonly fillingBytes: number;
  /** Between two looks at the log. */
  readonly milliseconds: number;
}

/**
 * Makes checkpoints, which a server makes by itself and the embedded database only when it closes:
 * otherwise its log would grow with all that is written, and a start after a crash take ever longer. A
 * checkpoint keeps readers waiting for as long as there is to write, so it is not put off for long.
 */
export function checkpointAfter(client: PGlite, times: CheckpointTimes): Checkpoints {
  let { bytes } = times;
  // One that fails leaves the log as it is; the next look tries again.
  const look = () => checkpointIfDue(client, bytes).catch(() => {});
  const timer = setInterval(look, times.milliseconds).unref();
  return {
    fill: async (work) => {
      bytes = times.fillingBytes;
      try {
        return await work();
      } finally {
        bytes = times.bytes;
        await look();
      }
    },
    stop: () => clearInterval(timer),
  };
}

async function checkpointIfDue(client: PGlite, bytes: number): Promise<void> {
  const { rows } = await client.query<{ written: string }>(
    'select pg_current_wal_insert_lsn() - redo_lsn as written from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.written) >= bytes) await client.exec('checkpoint');
}
