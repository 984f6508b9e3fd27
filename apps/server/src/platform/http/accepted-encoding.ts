/** Encodings that are spoken here, the better one first. */
export type Encoding = 'br' | 'gzip';

/** @param accepted the request's `Accept-Encoding` */
export function acceptedEncoding(accepted: string): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
