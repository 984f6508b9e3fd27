import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64 = (bytes: Buffer) => bytes.toString('base64url');

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The number of bytes follows as one byte: `id` and coordinates are shorter than 256. */
const sized = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);

/** A key of a device, in software: answers what a browser would, for pages of `http://localhost`. */
export function createSoftwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: 'http://localhost', crossOrigin: false }),
    );
  return {
    /** What is answered to `add/begin`. */
    make(challenge: string) {
      // COSE: an EC2 key of ES256 on P-256, x and y of 32 bytes each.
      const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
      const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = coordinates;
      const publicBytes = Buffer.concat([
        Buffer.from('a50102032620012158', 'hex'),
        sized(first),
        Buffer.from('2258', 'hex'),
        sized(second),
      ]);
      const flags = Buffer.from([0x45]);
      const made = Buffer.concat([
        digest('localhost'),
        flags,
        Buffer.alloc(4),
        Buffer.alloc(16),
        Buffer.from([0]),
        sized(id),
        publicBytes,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58]),
        sized(made),
      ]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      });
    },
    /** What is answered to `sign-in/begin`. @param personId whose key it is, as `add/begin` said */
    sign(challenge: string, personId: string) {
      const client = clientData('webauthn.get', challenge);
      const data = Buffer.concat([digest('localhost'), Buffer.from([0x05, 0, 0, 0, 1])]);
      const signed = Buffer.concat([data, digest(client)]);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', signed, privateKey)),
        userHandle: personId,
      });
    },
  };

  function answer(response: object) {
    return {
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    };
  }
}
