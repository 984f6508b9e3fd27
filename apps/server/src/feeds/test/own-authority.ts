import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A certificate of `localhost`, from an authority that only who is told of it knows. */
export interface OwnAuthority {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Has this process accept what the authority vouches for. @returns how to end it */
  trust(): () => void;
}

/** @returns null where there is no `openssl` */
export function makeAuthority(): OwnAuthority | null {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-authority-'));
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  try {
    openssl(
      ...['req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2'],
      ...['-subj', '/CN=The authority of tests'],
    );
    openssl('req', ...key, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=localhost');
    openssl(
      ...['x509', '-req', '-in', 'site.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '2'],
      ...['-CAcreateserial', '-extfile', 'names', '-out', 'site.pem'],
    );
  } catch {
    return null;
  }
  const read = (name: string) => readFileSync(join(folder, name));
  return {
    key: read('site.key'),
    cert: read('site.pem'),
    trust() {
      const before = getCACertificates('default');
      setDefaultCACertificates([...before, read('ca.pem').toString('utf8')]);
      return () => setDefaultCACertificates(before);
    },
  };
}
