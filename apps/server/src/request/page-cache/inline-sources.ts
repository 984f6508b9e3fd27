import { createHash } from 'node:crypto';
import type { InlineSources } from '../../platform/http/security-headers.ts';

/** A script or a style element with its attributes and its text. */
const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Scripts and styles that a page may have inside, as its Content-Security-Policy names them: by their text. */
export interface CachedText {
  readonly text: string;
  readonly sources: InlineSources;
}

/**
 * The text of a page for more than one answer. A nonce is good for one: what bears it is named by its hash instead.
 * What does not bear it was not written by us, and is not named.
 *
 * @param nonce that the page was rendered with
 */
export function withoutNonce(rendered: string, nonce: string): CachedText {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of rendered.matchAll(inline)) {
    if (!attributes.includes(mark) || text === '') continue;
    (element === 'script' ? scripts : styles).add(hashOf(text.replaceAll(nonce, '')));
  }
  return {
    text: rendered.replaceAll(mark, '').replaceAll(nonce, ''),
    sources: { scripts: [...scripts], styles: [...styles] },
  };
}

/** Of the text as browsers have it once they have read the page. */
const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
