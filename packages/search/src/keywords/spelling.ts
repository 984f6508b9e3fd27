/** Knows the right spelling of words that were typed wrongly. */
export interface Spelling {
  /** The known word that is meant; undefined when none is near enough. A known word is itself. */
  correct(word: string): string | undefined;
}

/** Shorter words have too many neighbours to be corrected. */
const fewestLetters = 4;

/** From this length on, two mistakes are forgiven. */
const lettersForTwo = 8;

/**
 * A spelling of `words`; of equally near ones the first wins. The first letter has to be right: it
 * nearly always is, and a wrong guess costs more than none.
 */
export function createSpelling(words: Iterable<string>): Spelling {
  const byFirstLetter = Map.groupBy(new Set(words), (word) => word.charAt(0));
  return {
    correct(word) {
      const candidates = byFirstLetter.get(word.charAt(0)) ?? [];
      if (candidates.includes(word)) return word;
      if (word.length < fewestLetters || /\d/.test(word)) return undefined;
      return nearest(word, candidates);
    },
  };
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  let most = word.length >= lettersForTwo ? 2 : 1;
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate.length < fewestLetters || Math.abs(candidate.length - word.length) > most)
      continue;
    // In a word of four letters another letter makes another word: `good` is not `gold`.
    if (word.length === fewestLetters && isOneLetterOff(word, candidate)) continue;
    const distance = editDistance(word, candidate);
    if (distance > most || (found !== undefined && distance === most)) continue;
    most = distance;
    found = candidate;
  }
  return found;
}

function isOneLetterOff(a: string, b: string): boolean {
  return a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1;
}

/**
 * How many letters have to be added, dropped, replaced or swapped with their neighbour to turn one
 * word into the other (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const added = (next[column - 1] ?? 0) + 1;
      const dropped = (last[column] ?? 0) + 1;
      const replaced = (last[column - 1] ?? 0) + cost;
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next[column] = Math.min(added, dropped, replaced, swapped);
    }
    [beforeLast, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
