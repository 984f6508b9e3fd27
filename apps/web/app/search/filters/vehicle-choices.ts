import type { Brand } from '@forecourt/domain/brand/brand';
import { packageCode } from '@forecourt/domain/listing/listing-rules';
import { type FilterGroupKey, filterGroups } from '@forecourt/domain/search/filter-groups';
import { type FilterOption, toFilterOptions } from '@forecourt/domain/search/filter-options';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { truncateTrim, valueName } from '@forecourt/domain/search/search-names';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { CodeName } from '@forecourt/domain/vehicle/codes';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { onFirstUse } from '../../ui/on-first-use.ts';

/** A select of a row, and what is chosen in it; empty when nothing is. */
interface VehicleSelect {
  readonly options: readonly FilterOption[];
  readonly chosen: string;
}

/** One row of make, model, trim and package selects. */
export interface VehicleChoice {
  readonly make: VehicleSelect;
  readonly model: VehicleSelect;
  readonly trim: VehicleSelect;
  readonly package: VehicleSelect;
  /** Further models, trims and packages of this make, kept as they are. */
  readonly others: readonly (readonly [string, string])[];
}

interface ChoiceContext {
  readonly reference: VehicleReference;
  readonly brand: Pick<Brand, 'makeCode'>;
  /** Null when they could not be told. */
  readonly offeredPackages: OfferedPackages | null;
}

/**
 * A row for every chosen make, and an empty one for the next until there are as many as allowed. An automaker's own
 * site has its own make alone.
 */
export function toVehicleChoices(
  query: SearchQuery,
  result: SearchResult,
  { reference, brand: { makeCode }, offeredPackages }: ChoiceContext,
): VehicleChoice[] {
  const makes = query.filters.makeCode ?? [];
  const most = makeCode === null ? filterGroups.makeCode.most : 1;
  const rows = makes.length < most ? [...makes, ''] : makes;
  const packages = packagesByMake(query, reference);
  // The same list for every row.
  const options = toFilterOptions(
    'makeCode',
    result.facets.get('makeCode'),
    makes,
    reference.makes.filter(({ code }) => makeCode === null || code === makeCode),
  );
  return rows.map((make) => ({
    make: { options, chosen: make },
    ...vehicleChoice(make, query, result, {
      reference,
      chosenPackages: packages.get(make) ?? [],
      offeredPackages,
    }),
  }));
}

/** The trims, or where none is chosen the models, whose packages are to be looked up; none while there is no choice. */
export function packageLookUps({ filters }: SearchQuery): readonly string[] {
  const { modelCode = [], trimCode = [], packages } = filters;
  const withoutTrim = modelCode.filter(
    (model) => !trimCode.some((trim) => trim.startsWith(`${model}|`)),
  );
  return packages ? [...trimCode, ...withoutTrim] : trimCode;
}

/** Chosen packages that none of the chosen models offers, and so no row shows. */
export function strayPackages(query: SearchQuery, reference: VehicleReference): readonly string[] {
  const shown = [...packagesByMake(query, reference).values()].flat();
  return (query.filters.packages ?? []).filter((code) => !shown.includes(code));
}

/** Each chosen package once, with the first chosen make that offers it in what is chosen of it. */
function packagesByMake({ filters }: SearchQuery, reference: VehicleReference) {
  const { makeCode = [], modelCode = [] } = filters;
  const offers = (make: string, code: string) => {
    const models = reference.modelsOf(make).map((model) => model.code);
    const chosen = models.filter((model) => modelCode.includes(model));
    return (chosen.length > 0 ? chosen : models).some((model) =>
      reference.packagesOf(model).some((name) => packageCode(name) === code),
    );
  };
  const byMake = new Map<string, string[]>();
  for (const code of filters.packages ?? []) {
    const make = makeCode.find((one) => offers(one, code));
    if (make) byMake.set(make, [...(byMake.get(make) ?? []), code]);
  }
  return byMake;
}

function vehicleChoice(
  makeCode: string,
  { filters }: SearchQuery,
  result: SearchResult,
  {
    reference,
    chosenPackages,
    offeredPackages,
  }: Omit<ChoiceContext, 'brand'> & { readonly chosenPackages: readonly string[] },
): Omit<VehicleChoice, 'make'> {
  const models = (filters.modelCode ?? []).filter(
    (code) => reference.findModel(code)?.makeCode === makeCode,
  );
  const [model = '', ...otherModels] = models;
  const trims = (filters.trimCode ?? []).filter((code) =>
    models.includes(code.split('|')[0] ?? ''),
  );
  const trim = trims.find((code) => code.startsWith(`${model}|`)) ?? '';
  const otherTrims = trims.filter((code) => code !== trim);
  const [chosenPackage = '', ...otherPackages] = chosenPackages;
  const offered = offeredPackages?.get(trim || model) ?? [];
  const select = (group: FilterGroupKey, chosen: string, names: readonly CodeName[]) => ({
    options: toFilterOptions(group, result.facets.get(group), [chosen], names),
    chosen,
  });
  return {
    model: select('modelCode', model, byName(reference.modelsOf(makeCode))),
    trim: select('trimCode', trim, trimNames(model, reference)),
    package: select('packages', chosenPackage, withChosen(offered, chosenPackage, reference)),
    others: [
      ...otherModels.map((code) => [`modelCodeList|${makeCode}`, code] as const),
      ...otherTrims.map((code) => ['trimCode', code] as const),
      ...otherPackages.map((code) => [`packages|${makeCode}`, code] as const),
    ],
  };
}

/** Trims by name, with their wire codes. */
function trimNames(modelCode: string, reference: VehicleReference): CodeName[] {
  const names = reference.trimNamesOf(modelCode);
  return byName(names.map((name) => ({ code: `${modelCode}|${name}`, name: truncateTrim(name) })));
}

const collator = onFirstUse(() => new Intl.Collator('en', { numeric: true }));

/** In the order in which a name is looked up: `C 63` before `C 300`. */
function byName(choices: readonly CodeName[]): CodeName[] {
  const { compare } = collator();
  return [...choices].sort((a, b) => compare(a.name, b.name));
}

/** What is offered, and the chosen package in any case. */
function withChosen(
  offered: readonly CodeName[],
  chosen: string,
  reference: VehicleReference,
): readonly CodeName[] {
  if (chosen === '' || offered.some(({ code }) => code === chosen)) return offered;
  return [...offered, { code: chosen, name: valueName('packages', chosen, reference) }];
}
