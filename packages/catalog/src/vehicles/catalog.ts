import type {
  CarSizeCode,
  FeatureCode,
  TruckBedCode,
  TruckCabCode,
  VanSizeCode,
  VehicleStyleCode,
} from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { makes } from './makes.ts';
import { modelsMeantBy } from './model-confusions.ts';
import type { Body, Generation, MakeSpec, ModelSpec, Powertrain, Trim } from './model-spec.ts';
import { optionalFeatures, standardFeatures } from './standard-features.ts';

/** A model with what it inherits from its make. */
export interface CatalogModel extends ModelSpec {
  readonly makeCode: string;
  readonly seriesCode: string | null;
  readonly luxury: boolean;
  readonly lacks: readonly FeatureCode[];
}

/** A car that could be ordered in one model year: body, powertrain and trim chosen. */
export interface VehicleVariant {
  readonly trim: string;
  readonly style: VehicleStyleCode;
  readonly subtype: CarSizeCode | VanSizeCode | TruckCabCode | undefined;
  readonly bed: Exclude<TruckBedCode, 'UNSPECIFIED'> | undefined;
  readonly doors: 2 | 3 | 4 | 5;
  readonly seats: number;
  readonly powertrain: Powertrain;
  /** Whole dollars without destination, in this model year. */
  readonly msrp: number;
  /** Standard features, sorted. */
  readonly features: readonly FeatureCode[];
  readonly optional: readonly FeatureCode[];
  readonly packages: readonly string[];
  /** How common among the model's cars, relative to the others. */
  readonly weight: number;
}

const makesByCode = new Map(makes.map((make) => [make.code, make]));

const modelsByCode = new Map<string, CatalogModel>(
  makes.flatMap((make) =>
    make.models.map((model) => [
      model.code,
      {
        ...model,
        makeCode: make.code,
        seriesCode: model.series ?? null,
        luxury: make.luxury ?? false,
        lacks: make.lacks ?? [],
      },
    ]),
  ),
);

const seriesByCode = new Map(
  [...modelsByCode.values()].flatMap(({ seriesCode, makeCode }) =>
    seriesCode === null
      ? []
      : [[seriesCode, { code: seriesCode, name: seriesName(seriesCode), makeCode }] as const],
  ),
);

/** `3_SERIES` → `3 Series`, `RX_MODELS` → `RX Models`, `C_CLASS` → `C-Class`. */
function seriesName(code: string): string {
  return code
    .replace('_SERIES', ' Series')
    .replace('_MODELS', ' Models')
    .replace('_CLASS', '-Class');
}

/** A make by its code. */
export function findMake(makeCode: string): MakeSpec | undefined {
  return makesByCode.get(makeCode);
}

/** A model by its code, which no two makes share. */
export function findModel(modelCode: string): CatalogModel | undefined {
  return modelsByCode.get(modelCode);
}

/** The models of a make by name; empty for an unknown make. */
export function modelsOf(makeCode: string): readonly ModelSpec[] {
  return makesByCode.get(makeCode)?.models ?? [];
}

/** Trim names of a model over all years, each once, newest generation first. */
export function trimNamesOf(modelCode: string): readonly string[] {
  const generations = [...(modelsByCode.get(modelCode)?.generations ?? [])].reverse();
  return [...new Set(generations.flatMap(({ trims }) => trims.map(({ name }) => name)))];
}

/** Body styles that a model came in, each once; empty for an unknown model. */
export function stylesOf(modelCode: string): readonly VehicleStyleCode[] {
  const generations = modelsByCode.get(modelCode)?.generations ?? [];
  const styles = generations.flatMap(({ style, bodies = [] }) =>
    bodies.length === 0 ? [style] : bodies.map((body) => body.style ?? style),
  );
  return [...new Set(styles)];
}

/** Factory packages of a model, narrowed to the years in which a trim was sold when one is named. */
export function packagesOf(modelCode: string, trim?: string): readonly string[] {
  const generations = modelsByCode.get(modelCode)?.generations ?? [];
  const selling = generations.filter(
    ({ trims }) => trim === undefined || trims.some(({ name }) => name === trim),
  );
  return [...new Set(selling.flatMap(({ packages = [] }) => packages))].sort();
}

const variants = new Map<string, readonly VehicleVariant[]>();

/** Every car of a model that could be ordered in a model year; empty where none was sold. Computed once. */
export function variantsOf(modelCode: string, year: number): readonly VehicleVariant[] {
  const key = `${modelCode}|${year}`;
  const known = variants.get(key);
  if (known) return known;
  const computed = computeVariants(modelsByCode.get(modelCode), year);
  variants.set(key, computed);
  return computed;
}

/**
 * Whether a model, or a trim of it, could be ordered in a model year: told without making its variants.
 *
 * @param trimName of any trim when absent
 */
export function isSold(modelCode: string, year: number, trimName?: string): boolean {
  const model = modelsByCode.get(modelCode);
  return (
    model !== undefined &&
    trimsSold(model, year).some(
      ({ generation, trim }) =>
        (trimName === undefined || trim.name === trimName) &&
        trim.powertrains.some((key) => generation.powertrains.has(key)),
    )
  );
}

function computeVariants(model: CatalogModel | undefined, year: number): VehicleVariant[] {
  if (!model) return [];
  return trimsSold(model, year).flatMap(({ generation, trim }) =>
    variantsOfTrim(model, generation, trim, year),
  );
}

const trimsSold = (model: CatalogModel, year: number) =>
  model.generations
    .filter(({ years: [first, final] }) => year >= first && year <= final)
    .flatMap((generation) =>
      generation.trims
        .filter(({ years: [first, final] = generation.years }) => year >= first && year <= final)
        .map((trim) => ({ generation, trim })),
    );

function variantsOfTrim(
  { luxury, lacks }: CatalogModel,
  generation: Generation,
  trim: Trim,
  year: number,
): VehicleVariant[] {
  const ownBody: Body = { name: '' };
  const further = (generation.bodies ?? []).filter(
    ({ trims }) => trims === undefined || trims.includes(trim.name),
  );
  const bodies = [ownBody, ...further];
  return bodies.flatMap((body) =>
    trim.powertrains.flatMap((key, place) => {
      const powertrain = generation.powertrains.get(key);
      if (!powertrain) return [];
      const shape = shapeOf(generation, body);
      const { style, seats } = shape;
      const isElectric = powertrain.fuel === 'ELE';
      const equipment = { level: trim.level, year, style, seats, luxury, isElectric, lacks };
      return {
        trim: trim.name,
        ...shape,
        powertrain,
        msrp: msrpOf(generation, trim, year) + (powertrain.add ?? 0) + (body.add ?? 0),
        features: [...new Set([...standardFeatures(equipment), ...(trim.features ?? [])])].sort(),
        optional: [...new Set([...optionalFeatures(equipment), ...(trim.optional ?? [])])],
        packages: generation.packages ?? [],
        // The first powertrain named is the commonest; the rest share what is left.
        weight: ((trim.weight ?? 1) * (place === 0 ? 2 : 1)) / bodies.length,
      };
    }),
  );
}

/** A body with what it inherits: one of another style takes neither size nor bed from its generation. */
function shapeOf(generation: Generation, body: Body) {
  const style = body.style ?? generation.style;
  const inherited: Pick<Generation, 'subtype' | 'bed'> =
    style === generation.style ? generation : {};
  return {
    style,
    subtype: stylesWithSubtypes.has(style) ? (body.subtype ?? inherited.subtype) : undefined,
    bed: body.bed ?? inherited.bed,
    doors: body.doors ?? generation.doors,
    seats: body.seats ?? generation.seats,
  };
}

/** Cars of other styles are not told apart by size or cab. */
const stylesWithSubtypes: ReadonlySet<VehicleStyleCode> = new Set([
  'SEDAN',
  'SUVCROSS',
  'VANMV',
  'TRUCKS',
]);

/** A straight line between the trim's first and last year, to five dollars. */
function msrpOf(generation: Generation, trim: Trim, year: number): number {
  const [first, final] = trim.years ?? generation.years;
  const [from, to] = trim.msrp;
  const share = final === first ? 0 : (year - first) / (final - first);
  return Math.round((from + (to - from) * share) / 5) * 5;
}

/** The names that the pure rules of the domain ask for. */
export const vehicleReference: VehicleReference = {
  makes,
  findMake,
  findSeries: (code) => seriesByCode.get(code),
  findModel,
  modelsOf,
  modelsMeantBy: (modelCode) => modelsMeantBy(modelCode, { findModel, modelsOf }),
  trimNamesOf,
  isSold,
  packagesOf,
};
