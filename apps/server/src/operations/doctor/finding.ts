/** What one look at the marketplace found. */
export interface Finding {
  /** What was looked at: `disk`. */
  readonly what: string;
  /** `look` is worth somebody's time and stops nothing; `wrong` keeps the marketplace from its work. */
  readonly state: 'well' | 'look' | 'wrong';
  /** In a sentence. */
  readonly found: string;
  /** What to do about it; null where nothing is to be done. */
  readonly remedy: string | null;
}

export const well = (what: string, found: string): Finding => ({
  what,
  state: 'well',
  found,
  remedy: null,
});

export const look = (what: string, found: string, remedy: string): Finding => ({
  what,
  state: 'look',
  found,
  remedy,
});

export const wrong = (what: string, found: string, remedy: string): Finding => ({
  what,
  state: 'wrong',
  found,
  remedy,
});

const marks = { well: '✓', look: '!', wrong: '✗' } as const;

/** The findings for people: a line each, and what to do below it. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.flatMap(({ what, state, found, remedy }) => [
    `${marks[state]} ${what.padEnd(width)}  ${found}`,
    ...(remedy === null ? [] : [`${' '.repeat(width + 4)}→ ${remedy}`]),
  ]);
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  const looks = findings.filter(({ state }) => state === 'look').length;
  const sum =
    faults === 0 && looks === 0
      ? 'Everything is well.'
      : `${faults} wrong, ${looks} worth a look, ${findings.length - faults - looks} well.`;
  return [...lines, sum].join('\n');
}
