import { trimNamesOf, variantsOf } from './catalog.ts';
import { cutText } from './cut-text.ts';

/** Finding a trim in the words of a feed. */

/** Words that sellers shorten. */
const longForms: ReadonlyMap<string, string> = new Map([
  ['tech', 'technology'],
  ['pkg', 'package'],
  ['packages', 'package'],
]);

/** A text as it is compared: words without case and punctuation, except the plus of `S+`. */
function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(^|\s)w\/(?=\s|\w\w)/g, ' ')
    .split(/[\s/,]+/)
    .map((word) => word.replace(/[^a-z0-9+]+/g, ''))
    .filter(Boolean)
    .map((word) => longForms.get(word) ?? word);
}

/** Words for drive, body, doors and engine: they tell a version apart and name no trim. */
const versionWord =
  /^([afr24]wd|4x[24]|4matic|[sx]drive|quattro|sedan|coupe|convertible|cabriolet|roadster|hatchback|wagon|suv|[2-5]d(oo)?r|[iv]\d+|\d\d[lt])$/;

/** What sellers write for a trim, and what the catalogue calls it; both folded. */
const aliases: readonly (readonly [string, string])[] = [
  ['worktruck', 'wt'],
  ['specialedition', 'se'],
  ['se', 'specialedition'],
];

/** The trade's word for a trim that has no name of its own. */
const namelessTrim = 'Base';

/** A feed's text for model and trim, parted by the catalogue. */
export interface PartedText {
  readonly text: string;
  /** The model's name, or the alias met. */
  readonly name: string;
  /** What the name leaves. */
  readonly rest: string;
}

/**
 * The trim that a feed means.
 *
 * @returns a trim of the catalogue, of that year where one fits, else of any; failing that the
 *   feed's own words; null when it says nothing and the model was sold in several trims
 */
export function matchTrim(
  modelCode: string,
  { text, name, rest }: PartedText,
  year: number | undefined,
): string | null {
  const ever = trimNamesOf(modelCode);
  const sold =
    year === undefined ? [] : [...new Set(variantsOf(modelCode, year).map(({ trim }) => trim))];
  const words = toWords(rest);
  const nameWords = toWords(name);
  const telling = words.filter((word) => !versionWord.test(word) && !nameWords.includes(word));
  const runs = runsOf(toWords(text));
  // A trim may begin in the name, `Impala Limited LS`, or be swallowed by it, `Yukon Denali`.
  const beyondName = runs.filter((run) => !runsOf(nameWords).includes(run));
  const found =
    findStanding(beyondName, sold) ??
    findMeant(words, sold) ??
    findMeant(telling, sold) ??
    findStanding(beyondName, ever) ??
    findStanding(runs, sold);
  if (found !== undefined) return found;
  if (telling.length === 0 && sold.length === 1) return sold[0] ?? null;
  if (telling.length === 0 && words.length > 0 && sold.includes(namelessTrim)) return namelessTrim;
  return words.length > 0 ? cutText(rest.trim(), 60) : null;
}

/** The longest trim that stands in the words, written together or apart: `Off-Road`, `Off Road`. */
function findStanding(runs: readonly string[], trims: readonly string[]): string | undefined {
  return longest(trims.filter((trim) => runs.includes(toWords(trim).join(''))));
}

/** Every row of neighbouring words, written together. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start).map((_word, count) => words.slice(start, start + count + 1).join('')),
  );
}

/** The surest rule first: its name, the words of it in another order, another name, its beginning. */
function findMeant(words: readonly string[], trims: readonly string[]): string | undefined {
  return (
    findStanding(runsOf(words), trims) ??
    longest(trims.filter((trim) => toWords(trim).every((word) => words.includes(word)))) ??
    findAlias(words, trims) ??
    findBegun(words, trims)
  );
}

/** By another name, or without the digit of an equipment level: `1LT`, `LT1`, `SLT-1`. */
function findAlias(words: readonly string[], trims: readonly string[]): string | undefined {
  const runs = runsOf(words);
  const renamed = aliases.flatMap(([said, meant]) => (runs.includes(said) ? [meant] : []));
  const withoutLevel = words.map((word) =>
    word.replace(/^[1-5](?=[a-z]+$)|(?<=^[a-z]+)[1-5]$/, ''),
  );
  return findStanding([...renamed, ...withoutLevel], trims);
}

/** The only trim that begins with all the words: `1794` for `1794 Edition`. */
function findBegun(words: readonly string[], trims: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const begun = trims.filter((trim) => {
    const names = toWords(trim);
    return words.every((word, place) => names[place] === word);
  });
  return begun.length === 1 ? begun[0] : undefined;
}

function longest(texts: readonly string[]): string | undefined {
  return texts.toSorted((a, b) => b.length - a.length)[0];
}
