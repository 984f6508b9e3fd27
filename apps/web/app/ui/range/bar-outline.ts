/** Units that the tallest bar is tall; the bars are 100 wide in all. */
export const barHeight = 56;

/** Bars as one outline: elements of their own would be half of a page's. @param isDrawn of a bar by its place */
export function barOutline(
  counts: readonly number[],
  isDrawn: (bar: number) => boolean = () => true,
): string {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, bar) =>
      count > 0 && isDrawn(bar) ? barPath(bar, count / most, counts.length) : '',
    )
    .join('');
}

/** @param share of the tallest bar, above 0 */
function barPath(bar: number, share: number, bars: number): string {
  const step = 100 / bars;
  const tall = Math.max(2, share * barHeight).toFixed(1);
  const width = (step - 0.7).toFixed(2);
  return `M${(bar * step + 0.35).toFixed(2)} ${barHeight}v-${tall}h${width}v${tall}z`;
}
