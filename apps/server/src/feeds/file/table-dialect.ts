import { isAscii } from 'node:buffer';

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/** How a text table is written: found by looking at its start. */
export interface TableDialect {
  /** Null where the start is ASCII: what comes later tells. */
  readonly encoding: Encoding | null;
  readonly delimiter: ',' | '\t' | ';' | '|';
}

const delimiters = [',', '\t', ';', '|'] as const;

/** Before the header; tabs that begin its own line part columns. */
const blankLines = /^(?:[ \t]*[\r\n])+/;

/**
 * Looks at the first bytes of a table. Text that is not valid UTF-8 is taken for Windows-1252, the
 * encoding of the trade's older exports; the delimiter is the one that occurs most in the first line
 * with a text, outside quotation marks.
 *
 * @param start the first bytes; more than the header line, fewer than a megabyte
 * @param whole whether `start` is all there is: a cut may fall inside a character
 */
export function detectDialect(start: Uint8Array, whole: boolean): TableDialect {
  const encoding = detectEncoding(start, whole);
  const text = new TextDecoder(encoding ?? 'utf-8').decode(start);
  return { encoding, delimiter: detectDelimiter(text) };
}

function detectEncoding(start: Uint8Array, whole: boolean): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return isAscii(withoutCut(start)) ? null : encodingOf(start, whole);
}

/** Without the last bytes, which may begin a letter of UTF-8 that is cut. */
export const withoutCut = (bytes: Uint8Array) => bytes.subarray(0, -3);

/** @param whole whether `bytes` end with the file: a cut may fall inside a character */
export function encodingOf(bytes: Uint8Array, whole: boolean): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function detectDelimiter(text: string): TableDialect['delimiter'] {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const character of text.replace(blankLines, '')) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) break;
    else if (!quoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (delimiter: string) => counts.get(delimiter) ?? 0;
  return delimiters.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
