import {
  type Build,
  type Buildable,
  optionState,
  priceOfBuild,
} from '@forecourt/domain/build-and-price/build';
import {
  buildAddress,
  interiorColors,
  parseBuild,
} from '@forecourt/domain/build-and-price/build-address';
import { nearMiles } from '@forecourt/domain/build-and-price/near-miles';
import { carName } from '@forecourt/domain/listing/listing-title';
import { modelDrawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { monthlyPayment, termsWords } from '@forecourt/domain/money/shopper-terms';
import { zipMessage } from '@forecourt/domain/place/zip-input';
import { researchPath } from '@forecourt/domain/reference/research-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { nameOf, simpleColors } from '@forecourt/domain/vehicle/codes';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { groupByEngine, trimWords } from './engine-groups.ts';
import { toNearCars } from './near-cars-data.ts';

export interface FoundBuild {
  readonly buildable: Buildable;
  readonly build: Build;
  readonly problems: readonly string[];
}

/** The model year that an address asks for, with what was chosen; null for one that is not sold. */
export async function findBuild(
  parameters: URLSearchParams,
  modelCode: string,
  { services }: AppContext,
): Promise<FoundBuild | null> {
  const typed = parameters.get('year');
  const year = typed !== null && /^\d{4}$/.test(typed) ? Number(typed) : null;
  const found = await services.findBuildable(modelCode, year);
  const buildable = found ?? (await services.findBuildable(modelCode, null));
  const parsed = buildable && parseBuild(parameters, buildable);
  if (!buildable || !parsed) return null;
  const problems =
    typed !== null && typed !== String(buildable.year)
      ? [`It was not sold as a ${typed.slice(0, 12)}: the ${buildable.year} is shown.`]
      : [];
  return { buildable, build: parsed.build, problems: [...problems, ...parsed.problems] };
}

/** Where cars like it are looked for. */
export interface AskedPlace {
  /** The ZIP of the address or the wallet; an empty text without one. */
  readonly typed: string;
  /** Null without one, and of a ZIP that does not exist. */
  readonly place: Place | null;
}

/** What a build is, in words. */
export function describeBuild({ buildable, build }: Chosen, { reference }: AppContext) {
  return {
    name: carName(buildable, reference),
    words: wordsOf(build),
    picture: modelDrawingPath(buildable, build.color, 'side-1280'),
    price: dollars(priceOfBuild(build).total),
    lines: linesOf(build),
    /** Restores it. */
    address: buildAddress(buildable, build),
  };
}

/** All that the page shows of a build, as plain data. */
export async function toBuildData(
  { buildable, build, problems }: FoundBuild,
  { typed, place }: AskedPlace,
  app: AppContext,
) {
  const { terms } = app;
  const { makeCode, modelCode, year } = buildable;
  const { total, unpriced } = priceOfBuild(build);
  const described = describeBuild({ buildable, build }, app);
  return {
    makeCode,
    modelCode,
    year,
    trim: build.trim.name,
    problems,
    unpriced,
    ...described,
    payment: `${roundDollars(monthlyPayment(total, terms, true))}/mo est.`,
    terms: termsWords(terms, true),
    zip: typed,
    zipProblem: typed !== '' && place === null ? zipMessage : null,
    years: buildable.years.slice(0, 4).map((one) => ({
      year: one,
      isShown: one === year,
      // What was chosen goes along: what that year has not is said there.
      href: withPlace(buildAddress({ ...buildable, year: one }, build), typed),
    })),
    choices: choicesOf(buildable, build),
    near: await findNear({ buildable, build }, { address: described.address, place }, app),
    researchHref: researchPath(modelCode, null, app.reference),
  };
}

type Chosen = Pick<FoundBuild, 'buildable' | 'build'>;

/** Cars like a build near a place, and how many there are elsewhere if none is. Null when that cannot be told now. */
async function findNear(
  { buildable, build }: Chosen,
  { address, place }: { readonly address: string; readonly place: Place | null },
  app: AppContext,
) {
  const { brand, reference, services } = app;
  const like = await services.findLikeBuild(buildable, build, place);
  if (like === null) return null;
  const isAway = place !== null && like.total === 0;
  const away = isAway ? await services.findLikeBuild(buildable, build, null) : null;
  const { makeCode, modelCode, year } = buildable;
  const filters = { listingType: ['NEW'], makeCode: [makeCode], modelCode: [modelCode] };
  const query = {
    ...brandSearch(brand, filters),
    startYear: year,
    endYear: year,
    ...(place !== null && !isAway && { zip: place.zip, searchRadius: nearMiles }),
  };
  const zip = place?.zip ?? null;
  return {
    ...toNearCars(like, { address, zip }, app),
    zip,
    farther: away?.total ?? 0,
    href: toSearchUrl(query, brand, reference),
  };
}

export type BuildData = Awaited<ReturnType<typeof toBuildData>>;

/** Where the shopper is goes along as well, as the form has it. */
const withPlace = (address: string, zip: string): string =>
  zip === '' ? address : `${address}&${new URLSearchParams({ zip })}`;

/** `EX-L, Blue`. */
export const wordsOf = ({ trim, color }: Build) => `${trim.name}, ${nameOf(simpleColors, color)}`;

const priceWords = (price: number | null) =>
  price === null ? 'priced by the dealer' : `+${dollars(price)}`;

function linesOf({ trim, version, color, interior, packages, extras }: Build) {
  return [
    { term: 'Trim', value: trim.name, price: dollars(version.msrp) },
    { term: 'Version', value: version.name, price: '' },
    { term: 'Color', value: nameOf(simpleColors, color), price: '' },
    { term: 'Interior', value: nameOf(simpleColors, interior), price: '' },
    ...packages.map(({ name, price }) => ({
      term: 'Package',
      value: name,
      price: priceWords(price),
    })),
    ...extras.map(({ name, price }) => ({
      term: 'Extra',
      value: name,
      price: priceWords(price),
    })),
  ];
}

function choicesOf(buildable: Buildable, build: Build) {
  const { trims, packages, extras } = buildable;
  const option = (all: Build['packages']) => (one: Build['packages'][number]) => {
    const state = optionState(
      one,
      build.trim,
      buildable,
      all === build.extras ? build.packages : [],
    );
    return {
      code: one.code,
      name: one.name,
      isChosen: all.some(({ code }) => code === one.code),
      isFree: state.kind === 'free',
      words: stateWords(state, one.price),
    };
  };
  return {
    trims: trims.map(({ name, versions }) => ({
      name,
      price: dollars(versions[0]?.msrp ?? 0),
      words: trimWords(versions),
      isChosen: name === build.trim.name,
    })),
    engines: groupByEngine(build.trim.versions).map(({ engine, shared, versions }) => ({
      engine,
      shared,
      versions: versions.map(({ version: { code, msrp }, words }) => ({
        code,
        words,
        price: dollars(msrp),
        isChosen: code === build.version.code,
      })),
    })),
    colors: simpleColors.map((color) => ({ ...color, isChosen: color.code === build.color })),
    interiors: interiorColors.map((color) => ({
      ...color,
      isChosen: color.code === build.interior,
    })),
    packages: packages.map(option(build.packages)),
    extras: extras.map(option(build.extras)),
  };
}

function stateWords(state: ReturnType<typeof optionState>, price: number | null): string {
  switch (state.kind) {
    case 'free':
      return price === null ? 'Priced by the dealer' : `About +${dollars(price)}`;
    case 'standard':
      return 'Standard on this trim';
    case 'within':
      return `In the ${state.packageName}`;
    case 'excluded':
      return state.needs === null ? 'Not with this trim' : `Needs ${state.needs}`;
  }
}
