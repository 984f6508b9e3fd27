import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A notice as a browser has it after its service took it. */
export interface TakenNotice {
  readonly path: string;
  readonly notice: ReturnType<typeof JSON.parse>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the sender says of itself, its signature checked. */
  readonly claims: ReturnType<typeof JSON.parse>;
}

/** A browser that subscribed: its keys, and its token as the marketplace is told it. */
export function subscribe(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const token = JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });
  return { endpoint, token, keys, auth };
}

type Subscribed = ReturnType<typeof subscribe>;

/** A push service of RFC 8030 that knows its browsers' keys, and so reads what it is handed. */
export async function startPushService(status: () => number = () => 201) {
  const browsers = new Map<string, Subscribed>();
  const taken: TakenNotice[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const browser = browsers.get(path);
    const body = await buffer(request);
    if (browser) {
      taken.push({
        path,
        headers: request.headers,
        claims: readVapid(request.headers.authorization ?? ''),
        notice: JSON.parse(decrypt(body, browser)),
      });
    }
    response.writeHead(browser ? status() : 410).end();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    subscribe(path: string): Subscribed {
      const browser = subscribe(`${origin}${path}`);
      browsers.set(path, browser);
      return browser;
    },
    forget: (path: string) => browsers.delete(path),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Checks the signature of RFC 8292. @returns its claims, with the key that it names */
function readVapid(authorization: string) {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  return { publicKey, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** Undoes the encryption of RFC 8291 over RFC 8188, of one record. */
function decrypt(body: Buffer, { keys, auth }: Subscribed): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const secret = keys.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const material = createHmac('sha256', createHmac('sha256', auth).update(secret).digest())
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
