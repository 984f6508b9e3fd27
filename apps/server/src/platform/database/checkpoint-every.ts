import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes checkpoints, which a server makes by itself and the embedded database only when it closes:
 * otherwise its log would grow with all that is written, and a start after a crash take ever longer.
 *
 * @returns how to stop
 */
export function checkpointEvery(client: PGlite, milliseconds: number): () => void {
  // One that fails leaves the log as it is; the next tries again.
  const checkpoint = () => void client.exec('checkpoint').catch(() => {});
  const timer = setInterval(checkpoint, milliseconds).unref();
  return () => clearInterval(timer);
}
