import type { AddressInfo } from 'node:net';
import { Server, type SFTPWrapper, utils } from 'ssh2';
import { fingerprintOf } from '../sources/fetch-over-sftp.ts';

const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** A server of files on this machine. */
export interface SftpSite {
  readonly port: number;
  readonly fingerprint: string;
  /** All that it was told. */
  readonly passwords: readonly string[];
  /** @param mayRead when reading it is answered; at once without */
  put(path: string, text: string, mayRead?: Promise<void>): void;
  stop(): Promise<void>;
}

interface SiteFile {
  readonly bytes: Buffer;
  readonly mayRead: Promise<void> | undefined;
}

/** Starts one that one person may read from. */
export async function startSftpSite(known: {
  readonly user: string;
  readonly password: string;
}): Promise<SftpSite> {
  const files = new Map<string, SiteFile>();
  const passwords: string[] = [];
  const host = makeHostKey();
  const server = new Server({ hostKeys: [host.secret] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (tried) => {
      if (tried.method !== 'password') return tried.reject(['password']);
      passwords.push(tried.password);
      const isKnown = tried.username === known.user && tried.password === known.password;
      return isKnown ? tried.accept() : tried.reject();
    });
    client.on('session', (accept) => {
      accept().on('sftp', (open) => serve(open(), files));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint: fingerprintOf(host.known),
    passwords,
    put: (path, text, mayRead) => void files.set(path, { bytes: Buffer.from(text), mayRead }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Makes keys until the library can read its own: of 1,000 pairs it writes about three wrongly. */
function makeHostKey(): { secret: string; known: Buffer } {
  const pair = utils.generateKeyPairSync('ed25519');
  const secret = utils.parseKey(pair.private);
  const known = utils.parseKey(pair.public);
  const isBroken = secret instanceof Error || known instanceof Error;
  return isBroken ? makeHostKey() : { secret: pair.private, known: known.getPublicSSH() };
}

function serve(sftp: SFTPWrapper, files: ReadonlyMap<string, SiteFile>): void {
  const paths: string[] = [];
  const fileOf = (handle: Buffer) => files.get(paths[handle.readUInt32BE(0)] ?? '');
  const attributes = ({ bytes }: SiteFile) => ({
    mode: 0o100_644,
    uid: 0,
    gid: 0,
    size: bytes.length,
    atime: 1_700_000_000,
    mtime: 1_700_000_000,
  });
  const describe = (id: number, file: SiteFile | undefined) =>
    file ? sftp.attrs(id, attributes(file)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  sftp.on('STAT', (id, path) => describe(id, files.get(path)));
  sftp.on('FSTAT', (id, handle) => describe(id, fileOf(handle)));
  sftp.on('OPEN', (id, path, flags) => {
    if (!files.has(path) || !(flags & OPEN_MODE.READ))
      return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(paths.push(path) - 1);
    return sftp.handle(id, handle);
  });
  sftp.on('READ', async (id, handle, offset, length) => {
    const file = fileOf(handle);
    await file?.mayRead;
    const part = file?.bytes.subarray(offset, offset + length);
    return part?.length ? sftp.data(id, part) : sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}
