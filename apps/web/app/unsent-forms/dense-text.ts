import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Bytes that are made dense or read of it at most: no more time and memory than that. */
const maxBytes = 20_000;

/** Takes a few milliseconds for the longest text. */
const quality = 10;

/** A text in letters that a cookie may have, of any script far shorter than percent-encoded; null of too much. */
export function toDenseText(text: string): string | null {
  const bytes = Buffer.from(text);
  if (bytes.length > maxBytes) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).toString('base64url');
}

/** The text that was made dense; null where it is none. */
export function parseDenseText(dense: string): string | null {
  try {
    const bytes = brotliDecompressSync(Buffer.from(dense, 'base64url'), {
      maxOutputLength: maxBytes,
    });
    return bytes.toString();
  } catch {
    return null;
  }
}
