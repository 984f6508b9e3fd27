import { economyWords } from '@forecourt/domain/reference/model-questions';
import type { ComparedTrim } from '@forecourt/domain/reference/model-reference';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import { fuelTypes, nameOf } from '@forecourt/domain/vehicle/codes';
import { comparedTrimFeatures } from '@forecourt/domain/vehicle/compared-features';

/** A trim as a column, its name cut where it is long. */
export interface ComparedColumn extends ComparedTrim {
  readonly key: string;
  readonly name: string;
  /** Engine and economy. */
  readonly note: string;
  /** Compared features beside those of the trim before: `Sunroof; without Remote Start`, or nothing. */
  readonly adds: string;
}

/** Columns in the order of the trims, the cheapest first; one of several fuels is named by its fuel too. */
export function toComparedColumns(trims: readonly ComparedTrim[]): ComparedColumn[] {
  return trims.map((trim, place) => ({
    ...trim,
    key: `${trim.trimName}|${trim.fuelTypeCode}`,
    name: nameAmong(trim, trims),
    note: noteOf(trim),
    adds: addsWords(trim, trims[place - 1]),
  }));
}

function nameAmong({ trimName, fuelTypeCode }: ComparedTrim, trims: readonly ComparedTrim[]) {
  const isOneOfSeveral = trims.some(
    (other) => other.trimName === trimName && other.fuelTypeCode !== fuelTypeCode,
  );
  const isNamed = isOneOfSeveral && fuelTypeCode !== 'GSL';
  return truncateTrim(isNamed ? `${trimName} ${nameOf(fuelTypes, fuelTypeCode)}` : trimName);
}

/** What a trim has that the one before it lacks, then what it lacks; nothing where both are alike. All of the first. */
function addsWords({ specs }: ComparedTrim, before: ComparedTrim | undefined): string {
  const named = (isTold: (code: string) => unknown) =>
    comparedTrimFeatures.filter(({ code }) => isTold(code)).map(({ name }) => name);
  const added = named((code) => specs[code] && !before?.specs[code]).join(', ');
  const lacking = named((code) => before?.specs[code] && !specs[code]).join(', ');
  if (before === undefined) return added === '' ? '' : `Has ${added}`;
  if (lacking === '') return added;
  return added === '' ? `Without ${lacking}` : `${added}; without ${lacking}`;
}

function noteOf({ engineType, mpg, fuelTypeCode }: ComparedTrim): string {
  const isEquivalent = fuelTypeCode === 'ELE' || fuelTypeCode === 'HYD';
  const economy =
    mpg &&
    economyWords({ city: mpg[0], highway: mpg[1], isEquivalent })
      .replace(/ city| highway/g, '')
      .replaceAll(' ', '\u00a0');
  return [engineType, economy].filter(Boolean).join(', ');
}
