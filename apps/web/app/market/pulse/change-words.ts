/** `−5.3%`, `+2.4%`. */
export function changeWords(change: number): string {
  const percent = Math.abs(change * 100).toFixed(1);
  if (percent === '0.0') return 'No change';
  return `${change < 0 ? '−' : '+'}${percent}%`;
}
