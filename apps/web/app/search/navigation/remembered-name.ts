interface Choice {
  readonly key: string;
  readonly label: string;
}

/** What a search is about is a choice of one of these, or it is about cars of any kind. */
const kinds = /^(makeCode|seriesCode|modelCode|trimCode|vehicleStyleCode|experience)\b/;

/**
 * What a search is called where it is offered again: `Honda, Civic`, or `Cars: Dealer` where no choice says of
 * what.
 */
export function rememberedName(choices: readonly Choice[], location: string | null): string {
  const names = choices.map(({ label }) => label).join(', ');
  const about = choices.some(({ key }) => kinds.test(key)) ? names : `Cars: ${names}`;
  return [about, location].filter(Boolean).join(' ');
}
