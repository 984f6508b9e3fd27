/** Width and height in pixels. */
export type AdSize = readonly [number, number];

/** From these widths of the window on (in pixels) an advertisement may be so large. */
const breakpoints: readonly { readonly from: number; readonly sizes: readonly AdSize[] }[] = [
  {
    from: 1024,
    sizes: [
      [970, 90],
      [728, 90],
    ],
  },
  { from: 768, sizes: [[728, 90]] },
  {
    from: 0,
    sizes: [
      [320, 50],
      [300, 50],
    ],
  },
];

/** Sizes of an advertisement in a window of this width, the widest first; all of one height. */
export function adSizesFor(windowWidth: number): readonly AdSize[] {
  return breakpoints.find(({ from }) => windowWidth >= from)?.sizes ?? [];
}
