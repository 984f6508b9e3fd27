import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { CannotStart } from '../cannot-start.ts';
import { type Secret, withPassword } from '../secrets/secret-file.ts';
import { LetterThread } from './letter-thread.ts';
import { isMailAddress, type Mail, type Mailer, MailNotSent, toHeaderText } from './mail.ts';

/** What a server of mails gets to connect, to greet and to go on talking. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections that are kept open to it. */
const maxConnections = 3;

/** Answers from here on are final: the other side wants no second try. */
const finalResponses = 500;

/** Where mails go. */
export type MailRoute =
  | {
      readonly kind: 'smtp';
      readonly url: string;
      /** In place of the one in the address. */
      readonly password?: Secret | null;
      readonly from: string;
    }
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string };

/** Where nothing else is said, mails come from here: they stay on this machine. */
const localAddress = 'forecourt@localhost.example';

/** @throws CannotStart when there is a server of mails and half of what it needs */
export function mailRouteOf(settings: {
  readonly smtpUrl: string | undefined;
  readonly smtpPassword?: Secret | null;
  readonly mailFrom: string | undefined;
  readonly dataDir: string;
}): MailRoute {
  const { smtpUrl: url, smtpPassword: password = null, mailFrom: from, dataDir } = settings;
  if (url === undefined)
    return { kind: 'folder', folder: join(dataDir, 'mail'), from: from ?? localAddress };
  if (from === undefined)
    throw new CannotStart('With SMTP_URL, MAIL_FROM is needed: the address that mails come from.');
  return { kind: 'smtp', url, password, from };
}

/** @param onThreadError told of a thread for letters that ended; letters go on */
export function createMailer(route: MailRoute, onThreadError: (error: unknown) => void): Mailer {
  const letters = new LetterThread({ onThreadError });
  const { send, close } = route.kind === 'smtp' ? smtpSender(route) : folderSender(route);
  return {
    write: letters.write,
    send,
    close: () => {
      letters.stop();
      close();
    },
  };
}

type Sender = Omit<Mailer, 'write'>;

function smtpSender({ url, password = null, from }: MailRoute & { readonly kind: 'smtp' }): Sender {
  let line = openLine(withPassword(url, password));
  /** With another password connections are made anew; those that send finish with the one before. */
  function lineNow(): SmtpLine {
    const address = withPassword(url, password);
    if (address === line.address) return line;
    line.end();
    line = openLine(address);
    return line;
  }
  return {
    send: async (mail) => {
      const message = toMessage(mail, from);
      try {
        await lineNow().send(message);
      } catch (error) {
        throw notSent(error);
      }
    },
    close: () => line.close(),
  };
}

type Message = ReturnType<typeof toMessage>;

/** Connections to a server of mails. */
interface SmtpLine {
  readonly address: string;
  send(message: Message): Promise<unknown>;
  /** Closes them once nothing is being sent. */
  end(): void;
  close(): void;
}

function openLine(address: string): SmtpLine {
  const transport = nodemailer.createTransport({
    url: address,
    pool: true,
    maxConnections,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let sending = 0;
  let isOver = false;
  const closeIfOver = () => {
    if (isOver && sending === 0) transport.close();
  };
  return {
    address,
    async send(message) {
      sending += 1;
      try {
        return await transport.sendMail(message);
      } finally {
        sending -= 1;
        closeIfOver();
      }
    },
    end() {
      isOver = true;
      closeIfOver();
    },
    close: () => transport.close(),
  };
}

/** One file a mail, named by its id: sent twice, it is still one. */
function folderSender({ folder, from }: MailRoute & { readonly kind: 'folder' }): Sender {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const path = join(
        folder,
        `${createHash('sha256').update(mail.id).digest('hex').slice(0, 24)}.eml`,
      );
      const unfinished = `${path}.${process.pid}`;
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, path);
    },
    close: () => transport.close(),
  };
}

/** @throws MailNotSent for an address that is none */
function toMessage(mail: Mail, from: string) {
  const { id, fromName, to, replyTo, subject, text, html, unsubscribe } = mail;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    messageId: `<${toHeaderText(id).replaceAll(' ', '')}@${domain}>`,
    from: { name: toHeaderText(fromName), address: from },
    to: { name: '', address: requireAddress(to) },
    ...(replyTo !== undefined && { replyTo: { name: '', address: requireAddress(replyTo) } }),
    subject: toHeaderText(subject),
    text,
    ...(html !== undefined && { html }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${toHeaderText(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function requireAddress(address: string): string {
  if (isMailAddress(address)) return address;
  throw new MailNotSent('the address is none', true);
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** The other side's own words may repeat the address: only its codes are told. */
function notSent(error: unknown): MailNotSent {
  const { code, responseCode, command } = error as SmtpError;
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const isFinal = (responseCode ?? 0) >= finalResponses && code !== 'EAUTH';
  return new MailNotSent(reason || 'unknown', isFinal);
}
