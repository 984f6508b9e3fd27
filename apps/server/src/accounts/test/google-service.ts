import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { type GooglePerson, googleKeys, tokenOf } from './google-token.ts';

/** A local server that answers as Google does: with its keys, and with tokens for codes. */
export async function startGoogle() {
  const secrets: (string | null)[] = [];
  const people = new Map<string, { readonly person: GooglePerson; readonly challenge: string }>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/oauth2/v3/certs') return answer(200, { keys: googleKeys });
    const form = new URLSearchParams(await new Response(request as never).text());
    secrets.push(form.get('client_secret'));
    const known = people.get(form.get('code') ?? '');
    people.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (!known || verifier.digest('base64url') !== known.challenge)
      return answer(400, { error: 'invalid_grant' });
    return answer(200, {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 3600,
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
    /** With what codes were shown, in their order. */
    secrets,
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
