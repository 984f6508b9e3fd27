import { connect, type Socket } from 'node:net';

/** Clients that mean no good. */
export interface Hostile {
  /** What came of them, for people. */
  readonly told: () => string;
  /** Whether the marketplace did what it never may. */
  readonly hasWon: () => boolean;
  readonly stop: () => void;
}

/** What one of them does with a connection. @returns how to stop it */
type Attempt = (socket: Socket) => () => void;

/** Begins anew so long after it was let go. */
const restMs = 500;

/** So many, each with a connection of its own, again and again. @param onAnswer what came back until it was closed */
function crowd(
  count: number,
  port: number,
  attempt: Attempt,
  onAnswer: (text: string) => void,
): () => void {
  let isOver = false;
  const sockets = new Set<Socket>();
  const begin = () => {
    if (isOver) return;
    let text = '';
    let end: (() => void) | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      end = attempt(socket);
    });
    sockets.add(socket);
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      end?.();
      sockets.delete(socket);
      if (!isOver) onAnswer(text);
      setTimeout(begin, restMs);
    });
  };
  for (let begun = 0; begun < count; begun += 1) begin();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}

const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status);

/** How often each status came, `none` for a connection that was closed without an answer. */
class Answers {
  readonly #counts = new Map<string, number>();

  note(text: string): readonly string[] {
    const statuses = statusesOf(text);
    for (const status of statuses.length > 0 ? statuses : ['none'])
      this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    return statuses;
  }

  toString(): string {
    if (this.#counts.size === 0) return 'no answer yet';
    return [...this.#counts].map(([status, count]) => `${status} ${count} times`).join(', ');
  }
}

/** Some that send their headers a letter every few seconds. */
export function slowClients(count: number, port: number): Hostile {
  const answers = new Answers();
  const stop = crowd(
    count,
    port,
    (socket) => {
      socket.write('GET / HTTP/1.1\r\nX: ');
      const timer = setInterval(() => socket.writable && socket.write('x'), 3000);
      return () => clearInterval(timer);
    },
    (text) => answers.note(text),
  );
  return { told: () => `${count} slow: ${answers}`, hasWon: () => false, stop };
}

const bodyBytes = 100_000_000;
const part = Buffer.alloc(65_536, 'x');

/** Writes as fast as it is taken, until all is written or the connection is closed. */
function pour(socket: Socket, parts: Iterator<Buffer | string>): void {
  const next = () => {
    while (socket.writable) {
      const { done, value } = parts.next();
      if (done) return;
      if (!socket.write(value)) return void socket.once('drain', next);
    }
  };
  next();
}

function* bodyParts(isChunked: boolean): Generator<Buffer | string> {
  for (let sent = 0; sent < bodyBytes; sent += part.length) {
    if (isChunked) yield `${part.length.toString(16)}\r\n`;
    yield part;
    if (isChunked) yield '\r\n';
  }
  if (isChunked) yield '0\r\n\r\n';
}

/** Some that send 100 MB where a form is expected, every second one without saying how long it is. */
export function largeBodies(count: number, port: number): Hostile {
  const answers = new Answers();
  let sent = 0;
  const stop = crowd(
    count,
    port,
    (socket) => {
      sent += 1;
      const isChunked = sent % 2 === 0;
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bodyBytes}`;
      socket.write(`POST /cars-for-sale/leads HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n`);
      pour(socket, bodyParts(isChunked));
      return () => {};
    },
    (text) => answers.note(text),
  );
  return { told: () => `${count} with bodies of 100 MB: ${answers}`, hasWon: () => false, stop };
}

const inside = '0\r\n\r\nGET /healthz?smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

/** Requests that two programs read in two ways: what the second reads is what is smuggled. */
const smuggled: readonly (readonly [headers: string, body: string])[] = [
  [`Content-Length: ${inside.length}\r\nTransfer-Encoding: chunked\r\n`, inside],
  ['Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `5c\r\n${inside}`],
  ['Content-Length: 4\r\nContent-Length: 60\r\n', `form${inside}`],
  ['Transfer-Encoding: xchunked\r\n', inside],
  ['Transfer-Encoding: chunked, identity\r\n', inside],
  ['X: 1\r\n Transfer-Encoding: chunked\r\n', inside],
  ['Content-Length : 4\r\n', `form${inside}`],
];

/** Some that send such requests: each is one or none, never two. */
export function smugglers(count: number, port: number): Hostile {
  const answers = new Answers();
  let sent = 0;
  let won = 0;
  const stop = crowd(
    count,
    port,
    (socket) => {
      const [headers, body] = smuggled[sent % smuggled.length] ?? ['', ''];
      sent += 1;
      socket.write(`POST /cars-for-sale/leads HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`);
      const timer = setTimeout(() => socket.destroy(), 2000);
      return () => clearTimeout(timer);
    },
    (text) => {
      if (answers.note(text).length > 1) won += 1;
    },
  );
  const told = () => `${count} smugglers: ${answers}; ${won} were answered twice`;
  return { told, hasWon: () => won > 0, stop };
}
