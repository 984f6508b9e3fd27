/** A car as it is built: what a model year is ordered with, what excludes what, and what it costs. */

/** A body with an engine and a drive of a trim. */
export interface BuildVersion {
  /** Stands for it in addresses, `2.5l-4-cylinder-awd`. */
  readonly code: string;
  readonly name: string;
  readonly engineName: string;
  readonly driveType: string;
  /** All but the engine, in words: first the drive, then transmission, and body and bed where there are several. */
  readonly details: readonly string[];
  /** Whole dollars, before destination. */
  readonly msrp: number;
}

export interface BuildTrim {
  readonly name: string;
  /** The cheapest first; at least one. */
  readonly versions: readonly BuildVersion[];
  /** Feature codes. */
  readonly standard: readonly string[];
  readonly optional: readonly string[];
}

/** A single piece of equipment, or a package of several. */
export interface BuildOption {
  /** A feature's code, or a package's. */
  readonly code: string;
  readonly name: string;
  /** What a package holds, as feature codes; empty for one feature, and where that is not known. */
  readonly holds: readonly string[];
  /** Whole dollars, about; null where nobody here knows. */
  readonly price: number | null;
}

/** All that a model year may be ordered with. */
export interface Buildable {
  readonly makeCode: string;
  readonly modelCode: string;
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  /** The cheapest first; at least one. */
  readonly trims: readonly BuildTrim[];
  readonly extras: readonly BuildOption[];
  readonly packages: readonly BuildOption[];
}

/** What a shopper chose; whatever a trim does not have is not in it. */
export interface Build {
  readonly trim: BuildTrim;
  readonly version: BuildVersion;
  /** Codes of simple colors. */
  readonly color: string;
  readonly interior: string;
  readonly extras: readonly BuildOption[];
  readonly packages: readonly BuildOption[];
}

/** Whether an option may be chosen: `standard` is on the car anyhow. */
export type OptionState =
  | { readonly kind: 'free' }
  | { readonly kind: 'standard' }
  | { readonly kind: 'within'; readonly packageName: string }
  | { readonly kind: 'excluded'; readonly needs: string | null };

/** Whether a trim can have an option, and which trim it needs otherwise. */
export function optionState(
  option: BuildOption,
  trim: BuildTrim,
  { trims }: Pick<Buildable, 'trims'>,
  chosenPackages: readonly BuildOption[] = [],
): OptionState {
  const parts = option.holds.length > 0 ? option.holds : [option.code];
  const isPackageOfUnknown = option.holds.length === 0 && !isFeature(option, trims);
  if (isPackageOfUnknown) return { kind: 'free' };
  if (parts.every((code) => trim.standard.includes(code))) return { kind: 'standard' };
  if (!parts.every((code) => isOffered(code, trim))) {
    const needed = trims.find((other) => parts.every((code) => isOffered(code, other)));
    return { kind: 'excluded', needs: needed?.name ?? null };
  }
  const holder = chosenPackages.find(
    ({ code, holds }) => code !== option.code && parts.every((part) => holds.includes(part)),
  );
  return holder ? { kind: 'within', packageName: holder.name } : { kind: 'free' };
}

const isOffered = (code: string, { standard, optional }: BuildTrim) =>
  standard.includes(code) || optional.includes(code);

const isFeature = ({ code }: BuildOption, trims: readonly BuildTrim[]) =>
  trims.some((trim) => isOffered(code, trim));

/** What a build costs by the list, before destination, and what of it nobody here can price. */
export function priceOfBuild({ version, extras, packages }: Build): {
  readonly total: number;
  readonly unpriced: readonly string[];
} {
  const options = [...extras, ...packages];
  return {
    total: options.reduce((sum, { price }) => sum + (price ?? 0), version.msrp),
    unpriced: options.filter(({ price }) => price === null).map(({ name }) => name),
  };
}
