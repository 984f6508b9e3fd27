import { encode } from 'uqr';

/**
 * A QR code as the path of its dark squares.
 *
 * @returns `size`: squares along an edge, the quiet zone included
 */
export function toQrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
