/** A page as it was drawn, to be answered again with another nonce. */
export interface CachedPage {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Headers;
  /** Where in the body the nonce is that it was drawn with. */
  readonly noncePlaces: readonly number[];
}

/** Whether somebody else may be answered the same: it is whole and says nothing to one browser alone. */
export function isKeepable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.has('Content-Length') &&
    !headers.has('Set-Cookie') &&
    !/no-store/i.test(headers.get('Cache-Control') ?? '')
  );
}

/** @param response of which nothing was read, nor can be afterwards */
export async function toKeptPage(response: Response, nonce: string): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  // It tells how long this drawing took.
  headers.delete('Server-Timing');
  return { body, headers, noncePlaces: placesOf(body, nonce) };
}

function placesOf(body: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length))
    places.push(at);
  return places;
}

/** @param nonce of this answer; as long as every other */
export function toResponse({ body, headers, noncePlaces }: CachedPage, nonce: string): Response {
  const started = performance.now();
  const own = Buffer.from(body);
  for (const place of noncePlaces) own.write(nonce, place, 'latin1');
  // The server's own kind of response would hold on to these headers and let others write into them.
  const response = new Response(own, { headers: new Headers(headers) });
  const milliseconds = (performance.now() - started).toFixed(3);
  response.headers.append('Server-Timing', `page-cache;desc="hit";dur=${milliseconds}`);
  return response;
}
