/** A thing that is asked for, by its name: `['Months', '72']`. */
export type AskedRow = readonly [label: string, value: string];

/** What a request says that the one before it did not, and the names of what it has no more. */
export function changedLines(before: readonly AskedRow[], after: readonly AskedRow[]): string[] {
  const known = new Set(before.map(lineOf));
  const kept = new Set(after.map(([label]) => label));
  const gone = before.map(([label]) => label).filter((label) => !kept.has(label));
  return [
    ...after.map(lineOf).filter((line) => !known.has(line)),
    ...[...new Set(gone)].map((label) => `${label}: no more`),
  ];
}

const lineOf = (row: AskedRow): string => row.join(': ');
