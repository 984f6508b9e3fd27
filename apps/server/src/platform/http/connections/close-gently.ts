import type { Server } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The connections that a server has. Begin before it listens. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/**
 * Takes no more connections, and lets go of those that there are without resetting one that a request is on
 * its way on: until `linger` is over they are still answered, and each answer is to say that it is the last.
 *
 * @returns when every connection is closed; a request that runs is waited for
 */
export async function closeGently(
  server: Server,
  connections: ReadonlySet<Socket>,
  linger: Promise<unknown>,
): Promise<void> {
  // Whoever has connected and waits to be accepted would be reset.
  await nextTurn();
  const closed = new Promise((resolve) => {
    // The server's own `close` would end idle connections at once.
    SocketServer.prototype.close.call(server, resolve);
  });
  await Promise.race([closed, linger]);
  server.closeIdleConnections();
  // Browsers connect ahead of what they may ask: such a connection does not count as idle.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  await closed;
}
