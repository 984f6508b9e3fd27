import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { z } from 'zod';
import { type CampaignCommand, campaignCommandSchema } from '../advertising/campaign-command.ts';
import type { ImportSummary, OnImportProgress } from '../feeds/import-feed.ts';
import { UnreadableFeed } from '../feeds/unreadable-feed.ts';
import { describeQueryError } from '../platform/database/describe-query-error.ts';

/**
 * With the embedded database only one process may open it. A command that is given beside a running
 * server hands its work over a local socket in the data folder: one line of JSON there, lines of
 * progress and one of result back.
 */
const importCommandSchema = z.object({
  kind: z.literal('import'),
  path: z.string(),
  mapping: z.string().optional(),
  dealer: z.object({ code: z.string(), name: z.string(), zip: z.string() }).optional(),
  dryRun: z.boolean(),
  allowRemoval: z.boolean(),
});
export interface ImportCommand {
  readonly kind: 'import';
  readonly path: string;
  readonly mapping?: string;
  readonly dealer?: { readonly code: string; readonly name: string; readonly zip: string };
  readonly dryRun: boolean;
  readonly allowRemoval: boolean;
}

const commandSchema = z.union([importCommandSchema, campaignCommandSchema]);

/** What can be asked for, and what comes back of it. */
export type Command = ImportCommand | CampaignCommand;
export type ResultOf<Asked extends Command> = Asked extends ImportCommand
  ? ImportSummary
  : readonly Campaign[];

type Answer<Result> =
  | {
      readonly kind: 'progress';
      readonly stage: 'reading' | 'applying';
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

export type RunCommand = (
  command: Command,
  onProgress: OnImportProgress,
  /** Aborted when whoever gave the command is gone. */
  signal: AbortSignal,
) => Promise<ResultOf<Command>>;

/** Listens for commands beside the HTTP server. Only the owner of the data folder reaches it. */
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
  const send = (message: Answer<ResultOf<Command>>) => socket.write(`${JSON.stringify(message)}\n`);
  const giver = new AbortController();
  socket.once('close', () => giver.abort());
  try {
    const command = commandSchema.parse(JSON.parse(line)) as Command;
    const onProgress: OnImportProgress = (stage, done, total) =>
      send({ kind: 'progress', stage, done, total });
    const summary = await run(command, onProgress, giver.signal);
    send({ kind: 'done', summary });
  } catch (error) {
    send({ kind: 'refused', message: describeQueryError(error) });
  }
  socket.end();
}

/** Hands a command to the running server; null when none is there. */
export async function sendCommand<Asked extends Command>(
  path: string,
  command: Asked,
  onProgress: OnImportProgress,
): Promise<ResultOf<Asked> | null> {
  const socket = await connect(path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const line of linesOf(socket)) {
    const message = JSON.parse(line) as Answer<ResultOf<Asked>>;
    if (message.kind === 'done') return message.summary;
    if (message.kind === 'refused') throw new UnreadableFeed(message.message);
    onProgress(message.stage, message.done, message.total);
  }
  throw new UnreadableFeed('The server ended before the import did; what it had applied stays.');
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
