const number = (value: number) => value.toLocaleString('en-US');

/** How many cars came and went in a day, as one says it. */
export function describeFlow(added: number, sold: number): string {
  if (added === 0 && sold === 0) return 'none new, none gone since yesterday';
  const came = added === 0 ? 'none' : number(added);
  const went = sold === 0 ? 'none' : number(sold);
  return `${came} new, ${went} gone since yesterday`;
}
