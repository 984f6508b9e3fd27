import { modelName } from '@forecourt/domain/listing/listing-title';
import { modelDrawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { makePath, modelsPath, researchPath } from '@forecourt/domain/reference/research-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import type { AppContext } from '../../app-context.ts';
import type { KnownMake, KnownModel } from '../services.ts';

/** What leads to the pages about models, from home. */
export const modelCrumbs = (homePath: string) => [
  { key: 'home', label: 'Home', href: homePath },
  { key: 'models', label: 'Research', href: modelsPath },
];

/** A model as a tile that leads to its page. */
export function toModelTile(
  { modelCode, years: [first, last], style, cars }: KnownModel,
  { reference }: Pick<AppContext, 'reference'>,
) {
  return {
    modelCode,
    name: modelName(modelCode, reference),
    href: researchPath(modelCode, null, reference),
    pictureUrl: modelDrawingPath({ modelCode, year: last }, null, 'front-quarter-480'),
    facts: [first === last ? String(last) : `${first}–${last}`, style].filter(Boolean).join(' · '),
    cars: cars === null ? null : forSale(cars),
  };
}

const forSale = (cars: number) => (cars === 0 ? 'None for sale' : `${carWords(cars)} for sale`);

export type ModelTile = ReturnType<typeof toModelTile>;

/** A make as a row that leads to its models. */
function toMakeRow({ makeCode, models, cars }: KnownMake, { reference }: AppContext) {
  const make = reference.findMake(makeCode) ?? { code: makeCode, name: makeCode };
  const words = [
    models === 1 ? '1 model' : `${models} models`,
    cars === null ? null : carWords(cars),
  ];
  return {
    makeCode,
    name: make.name,
    href: makePath(make),
    facts: words.filter(Boolean).join(' · '),
  };
}

/** Every make, and the models of which the most cars are for sale. */
export async function findMakeList(app: AppContext) {
  const { makes, popular } = await app.services.findMakes();
  return {
    url: new URL(modelsPath, app.origin).href,
    crumbs: modelCrumbs(app.brand.homePath),
    models: makes.reduce((sum, make) => sum + make.models, 0),
    makes: makes.map((make) => toMakeRow(make, app)),
    popular: popular.map((model) => toModelTile(model, app)),
  };
}

/** The models of a make: those that are sold new by now, and those of other years. */
export async function findModelList(
  make: { readonly code: string; readonly name: string },
  app: AppContext,
) {
  const { brand, origin, reference, today } = app;
  const models = await app.services.findModelsOf(make.code);
  const thisYear = Number(today.slice(0, 4));
  const isNew = ({ years: [, last] }: KnownModel) => last >= thisYear;
  const tiles = (some: readonly KnownModel[]) => some.map((model) => toModelTile(model, app));
  return {
    name: make.name,
    url: new URL(makePath(make), origin).href,
    carsHref: toSearchUrl(brandSearch(brand, { makeCode: [make.code] }), brand, reference),
    crumbs: [
      ...modelCrumbs(brand.homePath),
      { key: 'make', label: make.name, href: makePath(make) },
    ],
    soldNew: tiles(models.filter(isNew)),
    earlier: tiles(models.filter((model) => !isNew(model))),
  };
}
