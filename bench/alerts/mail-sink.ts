import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real server of mails that keeps of each no more than its id and when it came. */
export interface MailSink {
  readonly url: string;
  /** By `Message-ID`: milliseconds since 1970 of each time that it came. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
  stop(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const arrivals = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const head = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? '';
        arrivals.set(id, [...(arrivals.get(id) ?? []), Date.now()]);
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
