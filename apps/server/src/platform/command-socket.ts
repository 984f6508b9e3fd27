import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeQueryError } from './database/describe-query-error.ts';
import type { OnProgress } from './progress.ts';
import { Refusal } from './refusal.ts';

/** A command as it comes over the socket: nothing of it is known but that it names its kind. */
export interface SentCommand {
  readonly kind: string;
}

type Answer<Result> =
  | {
      readonly kind: 'progress';
      readonly stage: string;
      readonly done: number;
      readonly total: number | null;
    }
  | { readonly kind: 'done'; readonly summary: Result }
  | { readonly kind: 'refused'; readonly message: string };

export function commandSocket(dataDir: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\forecourt-${Buffer.from(dataDir).toString('hex').slice(-60)}`
    : join(dataDir, 'command.sock');
}

/** @throws Refusal and what a schema says, where the command is none */
export type RunCommand = (
  command: unknown,
  onProgress: OnProgress,
  /** Aborted when whoever gave the command is gone. */
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * Listens for commands beside the HTTP server. With the embedded database only one process may open it:
 * a command that is given beside a running server hands its work over a local socket in the data folder,
 * one line of JSON there, lines of progress and one of result back. Only the owner of the folder reaches it.
 */
export function listenForCommands(path: string, run: RunCommand): Server {
  // The lock on the data folder is ours, so a socket that is still there belongs to nobody.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const lines = createInterface({ input: socket });
    // It passes on what the socket reports: who gave the command may go before it is done.
    lines.on('error', () => {});
    lines.once('line', (line) => void answer(socket, line, run));
  });
  server.listen(path);
  return server;
}

async function answer(socket: Socket, line: string, run: RunCommand): Promise<void> {
  const send = (message: Answer<unknown>) => socket.write(`${JSON.stringify(message)}\n`);
  const giver = new AbortController();
  socket.once('close', () => giver.abort());
  try {
    const onProgress: OnProgress = (stage, done, total) =>
      send({ kind: 'progress', stage, done, total });
    const summary = await run(JSON.parse(line), onProgress, giver.signal);
    send({ kind: 'done', summary });
  } catch (error) {
    send({ kind: 'refused', message: describeQueryError(error) });
  }
  socket.end();
}

/** Hands a command to the running server; null when none is there. */
export async function sendCommand<Result>(
  path: string,
  command: SentCommand,
  onProgress: OnProgress,
): Promise<Result | null> {
  const socket = await connect(path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const line of linesOf(socket)) {
    const message = JSON.parse(line) as Answer<Result>;
    if (message.kind === 'done') return message.summary;
    if (message.kind === 'refused') throw new Refusal(message.message);
    onProgress(message.stage, message.done, message.total);
  }
  throw new Refusal('The server ended before the command did; what it had applied stays.');
}

/** What the server says until it ends: by closing, or by a broken connection. */
async function* linesOf(socket: Socket) {
  try {
    yield* createInterface({ input: socket });
  } catch (error) {
    if (socket.errored === null) throw error;
  }
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
