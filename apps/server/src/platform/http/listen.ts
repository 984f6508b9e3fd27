import type { Server } from 'node:http';
import { CannotStart } from '../cannot-start.ts';

/**
 * Listens where the settings say.
 *
 * @throws CannotStart when somebody else does, or may not be listened there
 */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'another process does' : code;
      reject(new CannotStart(`Cannot listen on ${host}:${port} (${reason}): change PORT or HOST.`));
    });
    server.listen(port, host, resolve);
  });
}
