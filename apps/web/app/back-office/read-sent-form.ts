import { readForm, textsOf } from '../ui/form/typed-fields.ts';
import type { Asked } from './office.ts';

/** A form as it was sent. */
export interface SentForm {
  readonly texts: Asked;
  /** Null where none was chosen, or it is not read. */
  readonly file: File | null;
  /** Whether it is larger than what is read: then the texts are those ahead of its file. */
  readonly isTooLarge: boolean;
}

/**
 * Reads a form of a page; what cannot be read is as if nothing had been typed.
 *
 * @param maxBytes of one that is read to its end
 */
export async function readSentForm(request: Request, maxBytes: number): Promise<SentForm> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    return { texts: await readTextsAhead(request), file: null, isTooLarge: true };
  const form = await readForm(request);
  const file = form.get('file');
  // Where none was chosen, browsers send one without a name.
  const isFile = file instanceof File && file.name !== '';
  return { texts: textsOf(form), file: isFile ? file : null, isTooLarge: false };
}

/** Bytes of a form in which its texts are, where they stand ahead of its file. */
const maxBytesAhead = 16_384;

async function readTextsAhead({ headers, body }: Request): Promise<Asked> {
  const type = headers.get('Content-Type') ?? '';
  const boundary = /^multipart\/form-data; *boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined || body === null) return {};
  return textsAhead(await readBeginning(body), boundary);
}

/** What is behind it is left where it is. */
async function readBeginning(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let bytes = 0; bytes < maxBytesAhead; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    text += decoder.decode(value.subarray(0, maxBytesAhead), { stream: true });
  }
  reader.releaseLock();
  return text;
}

const part = /^Content-Disposition: form-data; name="([^"]*)"\r\n\r\n([\s\S]*)\r\n$/i;

/** The texts of a form up to its first file; the part at the end may not be whole. */
function textsAhead(text: string, boundary: string): Asked {
  const parts = text.split(`--${boundary}\r\n`).slice(1, -1);
  const found = parts.map((one) => part.exec(one));
  const end = found.indexOf(null);
  const ahead = end < 0 ? found : found.slice(0, end);
  return Object.fromEntries(ahead.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
}
