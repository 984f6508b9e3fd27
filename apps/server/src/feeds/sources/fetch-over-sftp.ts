import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { Client, type SFTPWrapper, type Stats } from 'ssh2';
import { hostOf, publicLookup } from '../../platform/http/public-address.ts';
import { boundBytes, type Fetched, FetchFailed, type Fetching, tooLarge } from './fetch-failed.ts';
import { toFailure } from './fetch-over-https.ts';
import { sftpPathOf, strayPercent } from './sftp-path.ts';

const usualPort = 22;

/** How the key of a server is written, as `ssh-keygen -lf` writes it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Fetches a file over SFTP, if its size or date is another one than last time. The address that was looked at
 * is the one that is connected to, and the server must show the key that it is known by before it is told a
 * password.
 *
 * @throws FetchFailed
 */
export async function fetchOverSftp(fetching: Fetching): Promise<Fetched> {
  const { url, limits, version: known } = fetching;
  const path = sftpPathOf(url);
  if (path === null) throw new FetchFailed(`The address of the file: ${strayPercent}`, false);
  const client = await logIn(fetching);
  try {
    const sftp = await opened(client);
    const { size, mtime } = await statOf(sftp, path, url.host);
    if (size > limits.maxBytes) throw tooLarge(limits.maxBytes);
    const version = `file ${size} ${mtime}`;
    if (version === known) {
      client.end();
      return { kind: 'same' };
    }
    const bytes = readAll(client, sftp, { path, fetching });
    return { kind: 'file', bytes: boundBytes(bytes, limits.maxBytes), version };
  } catch (error) {
    client.destroy();
    throw toFailure(error, url.host);
  }
}

async function logIn(fetching: Fetching): Promise<Client> {
  const { url, credentials, hostKey, limits } = fetching;
  const sock = await connectTo(fetching);
  const [username = '', ...password] = (credentials ?? '').split(':');
  const client = new Client();
  let shown = '';
  client.connect({
    sock,
    username,
    password: password.join(':'),
    readyTimeout: limits.connectMs,
    hostVerifier: (key: Buffer) => {
      shown = fingerprintOf(key);
      return shown === hostKey;
    },
  });
  // What comes later is told by the file that is read.
  client.on('error', () => {});
  sock.setTimeout(limits.idleMs, () => sock.destroy());
  try {
    await once(client, 'ready');
    return client;
  } catch (error) {
    client.destroy();
    if (shown !== '' && shown !== hostKey) throw wrongKey(url.host, shown, hostKey);
    if ((error as { level?: string }).level === 'client-authentication')
      throw new FetchFailed(`${url.host} does not take the name and password.`, false);
    throw toFailure(error, url.host);
  }
}

function wrongKey(host: string, shown: string, hostKey: string | null): FetchFailed {
  const known = hostKey === null ? 'none is known' : `expected ${hostKey}`;
  return new FetchFailed(
    `${host} shows the key ${shown}, and ${known}: ask who runs it, and set that key only if it is theirs.`,
    false,
  );
}

async function connectTo({ url, isAllowed, limits }: Fetching): Promise<Socket> {
  const socket = new Socket();
  try {
    const port = Number(url.port || usualPort);
    socket.connect({ host: hostOf(url), port, lookup: publicLookup(url, isAllowed) });
    // A signal of the socket's own would end it later, too, in the middle of a file.
    await once(socket, 'connect', { signal: AbortSignal.timeout(limits.connectMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw toFailure(error, url.host);
  }
}

const opened = (client: Client) =>
  new Promise<SFTPWrapper>((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });

const statOf = (sftp: SFTPWrapper, path: string, host: string) =>
  new Promise<Stats>((resolve, reject) => {
    sftp.stat(path, (error, found) => {
      if (error) reject(new FetchFailed(`${host} has no file ${path}: ${error.message}.`, true));
      else resolve(found);
    });
  });

async function* readAll(
  client: Client,
  sftp: SFTPWrapper,
  { path, fetching }: { readonly path: string; readonly fetching: Fetching },
): AsyncGenerator<Uint8Array> {
  const late = setTimeout(() => client.destroy(), fetching.limits.totalMs);
  try {
    yield* sftp.createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw toFailure(error, fetching.url.host);
  } finally {
    clearTimeout(late);
    client.end();
  }
}
