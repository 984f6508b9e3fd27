import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How long what was lost takes to be sent again. */
const resendMs = 400;

/** A line between two programs that can be cut, and made slow and lossy. */
export interface Line {
  readonly port: number;
  cut(): void;
  mend(): void;
  /** @param lossShare of what is sent, that comes later as if it had been sent again */
  worsen(delayMs: number, lossShare: number): void;
  close(): void;
}

/** Lays a line to an address on this machine. */
export async function layLine(to: { readonly host: string; readonly port: number }): Promise<Line> {
  let isCut = false;
  let delayMs = 0;
  let lossShare = 0;
  const sockets = new Set<Socket>();

  function carry(from: Socket, into: Socket): void {
    let free = 0;
    from.on('data', (bytes) => {
      const lost = Math.random() < lossShare ? resendMs : 0;
      // What was sent later never comes before what was sent first.
      free = Math.max(free, performance.now() + delayMs + lost);
      setTimeout(() => into.writable && into.write(bytes), Math.max(0, free - performance.now()));
    });
    from.on('error', () => {}).on('close', () => setTimeout(() => into.destroy(), delayMs));
  }

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      [isCut, delayMs, lossShare] = [false, 0, 0];
    },
    worsen(milliseconds, share) {
      [delayMs, lossShare] = [milliseconds, share];
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
