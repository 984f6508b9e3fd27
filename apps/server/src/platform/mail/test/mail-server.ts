import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
interface ReceivedMail {
  readonly source: string;
  readonly recipients: readonly string[];
  readonly parsed: Email;
}

/** A real server of mails, on this machine. */
export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Refuses the next ones for now, as a server that is out of order does. */
  refuseNext(count: number): void;
  /** Refuses mail to some addresses for good, as ones that nobody has. */
  refuseWhere(isUnknown: (address: string) => boolean): void;
  /** Resolves when so many have come. */
  reach(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param mayEnter whether a password is good; without it none is asked for */
export async function startMailServer(
  port = 0,
  mayEnter?: (password: string) => boolean,
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let refusals = 0;
  let isUnknown: (address: string) => boolean = () => false;
  const server = new SMTPServer({
    authOptional: mayEnter === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (mayEnter?.(password ?? '')) return done(null, { user: username });
      done(Object.assign(new Error('Who are you'), { responseCode: 535 }));
    },
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (refusals === 0) return done();
      refusals -= 1;
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!isUnknown(address)) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ source, recipients, parsed: await PostalMime.parse(source) });
        done();
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve();
      });
    },
  });
  // A client that is killed in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuseNext: (count) => {
      refusals = count;
    },
    refuseWhere: (given) => {
      isUnknown = given;
    },
    reach: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
