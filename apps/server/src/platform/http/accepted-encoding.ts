/** Encodings that are spoken here. */
export type Encoding = 'zstd' | 'br' | 'gzip';

/**
 * The first of several encodings that a client reads.
 *
 * @param accepted the request's `Accept-Encoding`
 * @param offered the best one first
 */
export function acceptedEncoding<Offered extends Encoding>(
  accepted: string,
  offered: readonly Offered[],
): Offered | undefined {
  const named = accepted.split(',').map((part) => part.trim().toLowerCase());
  return offered.find((encoding) =>
    named.some((part) => {
      const [name = '', ...parameters] = part.split(/\s*;\s*/);
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    }),
  );
}
