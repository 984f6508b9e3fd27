import { isSold, modelsOf, variantsOf } from './catalog.ts';
import { cutText } from './cut-text.ts';
import { makes } from './makes.ts';
import { matchTrim } from './match-trim.ts';
import type { MakeSpec, ModelSpec } from './model-spec.ts';

/** Finding a make and model in the words of a feed. */

/** What is compared: letters and digits without case, and the plus that tells `EQS 450+` from `EQS 450`. */
const fold = (text: string) => text.toLowerCase().replace(/[^a-z0-9+]+/g, '');

const makeAliases: Readonly<Record<string, string>> = {
  chevy: 'CHEV',
  vw: 'VOLKS',
  mercedes: 'MB',
  mercedesamg: 'MB',
  benz: 'MB',
  land: 'ROV',
  rangerover: 'ROV',
  dodgeram: 'RAM',
  alfa: 'ALFA',
  rolls: 'RR',
  aston: 'ASTON',
  mclarenautomotive: 'MCLAREN',
  bmwalpina: 'BMW',
  alpina: 'BMW',
  srt: 'DODGE',
  // What they build on other makes' cars is sold under the name of the car.
  roush: 'FORD',
  roushperformance: 'FORD',
  saleen: 'FORD',
  saleenperformance: 'FORD',
  shelby: 'FORD',
};

const makesByWord = new Map<string, MakeSpec>(makes.map((make) => [fold(make.name), make]));
for (const [alias, code] of Object.entries(makeAliases)) {
  const make = makes.find((candidate) => candidate.code === code);
  if (make) makesByWord.set(alias, make);
}

/** The make that a feed means. */
export function matchMake(text: string): MakeSpec | undefined {
  return makesByWord.get(fold(text));
}

const makesByWmi = Map.groupBy(
  makes.flatMap((make) => make.wmis.map((wmi) => ({ wmi, make }))),
  ({ wmi }) => wmi,
);

/** The makes whose US cars carry a world manufacturer identifier; empty for an unknown one. */
export function makesOfWmi(wmi: string): readonly MakeSpec[] {
  return (makesByWmi.get(wmi) ?? []).map(({ make }) => make);
}

export interface ModelMatch {
  readonly modelCode: string;
  /** A trim of the catalogue where one fits, else the feed's own words; null when it says none. */
  readonly trim: string | null;
}

interface NamedModel {
  readonly model: ModelSpec;
  readonly words: string;
  readonly isAlias: boolean;
}

/**
 * Names and aliases of a make's models, the longest first, so that `Grand Cherokee L` precedes `Grand Cherokee`;
 * of equal ones a model's own name first.
 */
const namesOfMake = new Map<string, readonly NamedModel[]>(
  makes.map((make) => [
    make.code,
    modelsOf(make.code)
      .flatMap((model) =>
        [model.name, ...(model.aliases ?? [])].map((name, place) => ({
          model,
          words: fold(name),
          isAlias: place > 0,
        })),
      )
      .sort((a, b) => b.words.length - a.words.length || Number(a.isAlias) - Number(b.isAlias)),
  ]),
);

const matches = new Map<string, ModelMatch | undefined>();

/** Feeds repeat the same few thousand texts; a file full of different ones must not grow this for ever. */
const maxRemembered = 50_000;

/** What a feed writes beyond this is no longer a model and trim. */
const maxCharacters = 200;

/**
 * Splits a feed's `model trim` text by the catalogue: the longest model name that the text begins
 * with (or, failing that, contains as whole words), of several the one sold in `year`; then the
 * trim that the rest means.
 */
export function splitModelAndTrim(
  makeCode: string,
  feedText: string,
  year?: number,
): ModelMatch | undefined {
  const text = cutText(feedText, maxCharacters);
  const key = `${makeCode}|${year}|${text}`;
  if (matches.has(key)) return matches.get(key);
  if (matches.size >= maxRemembered) matches.clear();
  const match = computeMatch(makeCode, text, year);
  matches.set(key, match);
  return match;
}

function computeMatch(
  makeCode: string,
  text: string,
  year: number | undefined,
): ModelMatch | undefined {
  const words = withoutMake(makeCode, text.trim().split(/\s+/));
  const names = namesOfMake.get(makeCode) ?? [];
  const candidates = [...matchesFrom(words, 0, names)];
  for (let start = 1; candidates.length === 0 && start < words.length; start += 1) {
    candidates.push(...matchesFrom(words, start, names));
  }
  const sold = candidates.filter(({ model }) => year === undefined || isSold(model.code, year));
  // `Elantra N Line` is an Elantra in trim N Line, not an Elantra N: a trim named in full decides.
  const named = sold.find(({ model, start, end }) =>
    isTrimOf(model, wordsBeside(words, start, end), year),
  );
  const best = named ?? sold[0] ?? candidates[0];
  if (!best) return undefined;
  const name = words.slice(best.start, best.end).join(' ');
  const rest = wordsBeside(words, best.start, best.end);
  const modelCode = best.model.code;
  return { modelCode, trim: matchTrim(modelCode, { text, name, rest }, year) };
}

const wordsBeside = (words: readonly string[], start: number, end: number) =>
  [...words.slice(0, start), ...words.slice(end)].join(' ');

function isTrimOf(model: ModelSpec, text: string, year: number | undefined): boolean {
  const words = fold(text);
  if (year === undefined) return false;
  return variantsOf(model.code, year).some(({ trim }) => fold(trim) === words);
}

/** Feeds that cut a make at its first word leave the others before the model: `Romeo Giulia`. */
function withoutMake(makeCode: string, words: readonly string[]): readonly string[] {
  const name = makes.find(({ code }) => code === makeCode)?.name.split(' ') ?? [];
  const others = name.slice(1).map(fold);
  const isCut = others.every((other, place) => other === fold(words[place] ?? ''));
  return isCut ? words.slice(others.length) : words;
}

/** Models whose name is made of whole words from `start` on. */
function* matchesFrom(words: readonly string[], start: number, names: readonly NamedModel[]) {
  const joined = words.slice(start).map(fold);
  for (const { model, words: name } of names) {
    let text = '';
    for (let count = 1; count <= joined.length && text.length < name.length; count += 1) {
      text += joined[count - 1];
      if (text === name) yield { model, start, end: start + count };
    }
  }
}
