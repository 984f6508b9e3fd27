import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes checkpoints, which a server makes by itself and the embedded database only when it closes:
 * otherwise its log would grow with all that is written, and a start after a crash take ever longer. A
 * checkpoint keeps readers waiting for as long as there is to write, so it is not put off for long.
 *
 * @param bytes of log after which one is made
 * @param milliseconds between two looks at the log
 * @returns how to stop
 */
export function checkpointAfter(client: PGlite, bytes: number, milliseconds: number): () => void {
  // One that fails leaves the log as it is; the next look tries again.
  const look = () => void checkpointIfDue(client, bytes).catch(() => {});
  const timer = setInterval(look, milliseconds).unref();
  return () => clearInterval(timer);
}

async function checkpointIfDue(client: PGlite, bytes: number): Promise<void> {
  const { rows } = await client.query<{ written: string }>(
    'select pg_current_wal_insert_lsn() - redo_lsn as written from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.written) >= bytes) await client.exec('checkpoint');
}
