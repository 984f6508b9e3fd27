import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What a token says of a person. */
export interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture: string;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as Google signs it, or as somebody else does. */
export function tokenOf(person: GooglePerson, changes: object = {}, isForged = false): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'cars.apps.example',
    iat: now,
    exp: now + 3600,
    ...person,
    ...changes,
  };
  const text = `${encoded({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${encoded(claims)}`;
  const { privateKey } = isForged ? strangers : keys;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

/** A local server that answers as Google does: with its keys, and with tokens for codes. */
export async function startGoogle() {
  const people = new Map<string, { readonly person: GooglePerson; readonly challenge: string }>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/oauth2/v3/certs')
      return answer(200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' }],
      });
    const form = new URLSearchParams(await new Response(request as never).text());
    const known = people.get(form.get('code') ?? '');
    people.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (!known || verifier.digest('base64url') !== known.challenge)
      return answer(400, { error: 'invalid_grant' });
    return answer(200, {
      ...{ access_token: 'access', token_type: 'Bearer', expires_in: 3600 },
      id_token: tokenOf(known.person),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isGoogle = /(?:^|\.)googleapis\.com$/.test(url.hostname);
    return real(isGoogle ? `http://127.0.0.1:${port}${url.pathname}` : input, init);
  });
  return {
    /** A person agrees at the address that the shopper was sent to. @returns what Google sends back */
    agree(href: string, person: GooglePerson): Record<string, string> {
      const asked = new URL(href).searchParams;
      const code = `code-${people.size}-${person.sub}`;
      people.set(code, { person, challenge: asked.get('code_challenge') ?? '' });
      return { code, state: asked.get('state') ?? '' };
    },
    close() {
      vi.unstubAllGlobals();
      server.close();
    },
  };
}
