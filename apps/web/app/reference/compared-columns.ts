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
  /** Compared features that the cheapest trim lacks. */
  readonly adds: readonly string[];
}

/** Columns in the order of the trims; one of several fuels is named by its fuel too. */
export function toComparedColumns(trims: readonly ComparedTrim[]): ComparedColumn[] {
  const [cheapest] = trims;
  return trims.map((trim) => {
    const { trimName, fuelTypeCode, specs } = trim;
    const fuel = nameOf(fuelTypes, fuelTypeCode);
    const isOneOfSeveral = trims.some(
      (other) => other.trimName === trimName && other.fuelTypeCode !== fuelTypeCode,
    );
    const isNamed = isOneOfSeveral && fuelTypeCode !== 'GSL';
    return {
      ...trim,
      key: `${trimName}|${fuelTypeCode}`,
      name: truncateTrim(isNamed ? `${trimName} ${fuel}` : trimName),
      note: noteOf(trim),
      adds: comparedTrimFeatures
        .filter(({ code }) => specs[code] && !cheapest?.specs[code])
        .map(({ name }) => name),
    };
  });
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
