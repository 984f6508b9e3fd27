import { isZip, zipMessage } from '@forecourt/domain/place/zip-input';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { yearOptions } from '@forecourt/domain/search/year-options';
import {
  type CodeName,
  type ListingType,
  mileageRanges,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { findPackages } from './find-packages.ts';
import { searchListings } from './search-listings.ts';
import type { SearchCall } from './search-policies.ts';
import { jsonAnswer } from './search-schemas.ts';

interface SearchOptionsDependencies {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

type SearchRoutes = Routes<SearchCall>;

const folder = '/cars-for-sale/searchoptions';
/** What a package look-up says that got no answer. */
const timedOut = 'Request timed out';

const codeName = z.object({ name: z.string(), code: z.string() });
const option = z.object({
  label: z.string(),
  value: z.string(),
  disabled: z.literal(true).optional(),
});
const parameter = (description: string, example: string) =>
  z.string().optional().openapi({ description, example });
const makeCode = parameter('Code of a make', 'TOYOTA');
const modelCode = parameter('Code of a model', 'RAV4');

interface LookUp {
  readonly path: string;
  readonly summary: string;
  /** Of the list that is answered. */
  readonly name: string;
  /** One of the list. */
  readonly of?: z.ZodType;
  readonly query?: z.ZodRawShape;
}

/** A look-up that answers `{ results: { [name]: [ … ] } }`. */
const lookUp = ({ path, summary, name, of = codeName, query = {} }: LookUp) =>
  createRoute({
    method: 'get',
    path: `${folder}/${path}`,
    summary,
    request: { query: z.object(query) },
    responses: {
      200: jsonAnswer(
        z.object({ results: z.object({ [name]: z.array(of) }) }),
        'Empty where a code is not known',
      ),
    },
  } satisfies RouteConfig);

const packagesRoute = createRoute({
  method: 'get',
  path: `${folder}/packages`,
  summary: 'Factory packages of a model',
  request: {
    query: z.object({
      makeCode,
      modelCode,
      trimCode: parameter('Model and trim', 'RAV4|XLE'),
    }),
  },
  responses: {
    200: jsonAnswer(
      z.object({ results: z.object({ packageNames: z.array(codeName) }) }),
      'Names and codes',
    ),
    ...parameterRefusal,
    503: problemAnswer(`${timedOut}: there was no answer in time`),
  },
});
const zipRoute = createRoute({
  method: 'get',
  path: `${folder}/zip/{zip}`,
  summary: 'City and state of a ZIP, and whether there is one',
  request: { params: z.object({ zip: z.string().openapi({ example: '30303' }) }) },
  responses: {
    200: jsonAnswer(
      z.object({
        zip: z.string(),
        city: z.string(),
        state: z.string(),
        dma: z.string().nullable(),
      }),
      'It exists',
    ),
    400: problemAnswer(`Not five digits: ${zipMessage}`),
    404: problemAnswer(`No such ZIP: ${zipMessage}`),
  },
});

/** The names and codes that filters are made of, as calls. */
export function searchOptionsRoutes(dependencies: SearchOptionsDependencies): SearchRoutes {
  const routes: SearchRoutes = new OpenAPIHono({ defaultHook: refuseInvalid });
  serveNames(routes, dependencies.reference);
  serveYears(routes, dependencies);
  servePackages(routes, dependencies.reference);
  serveZips(routes, dependencies.reference);
  return routes;
}

function serveNames(routes: SearchRoutes, reference: Reference): void {
  const answer = (lookedUp: LookUp, find: (parameters: URLSearchParams) => readonly CodeName[]) => {
    const route = lookUp(lookedUp);
    routes.openAPIRegistry.registerPath(route);
    routes.get(route.path, (context) => {
      const found = find(new URL(context.req.url).searchParams);
      const results = { [lookedUp.name]: found.map(({ code, name }) => ({ name, code })) };
      return context.json({ results }, 200, { 'Cache-Control': 'public, max-age=3600' });
    });
  };

  answer({ path: 'makes', summary: 'Makes of cars', name: 'makes' }, () => reference.makes);
  answer(
    { path: 'models', summary: 'Models of a make', name: 'models', query: { makeCode } },
    (parameters) => reference.modelsOf(parameters.get('makeCode') ?? ''),
  );
  answer(
    { path: 'series', summary: 'Series of a make', name: 'series', query: { makeCode } },
    (parameters) => seriesOf(parameters.get('makeCode') ?? '', reference),
  );
  answer(
    { path: 'trims', summary: 'Trims of a model', name: 'trims', query: { makeCode, modelCode } },
    (parameters) => trimsOf(parameters, reference),
  );
  answer({ path: 'bodystyles', summary: 'Body styles', name: 'bodyStyles' }, () => vehicleStyles);
  answer(
    { path: 'mileageranges', summary: 'Mileage ranges', name: 'mileageRanges' },
    () => mileageRanges,
  );
}

function seriesOf(makeCode: string, reference: Reference): CodeName[] {
  const codes = reference
    .modelsOf(makeCode)
    .map(({ code }) => reference.findModel(code)?.seriesCode ?? '');
  return [...new Set(codes)].flatMap((code) => reference.findSeries(code) ?? []);
}

/** None where the model is not of the make that is named beside it. */
function trimsOf(parameters: URLSearchParams, reference: Reference): CodeName[] {
  const model = reference.findModel(parameters.get('modelCode') ?? '');
  const make = parameters.get('makeCode');
  if (!model || (make && model.makeCode !== make)) return [];
  return reference.trimNamesOf(model.code).map((name) => ({ name, code: `${model.code}|${name}` }));
}

function serveYears(routes: SearchRoutes, { engine, reference }: SearchOptionsDependencies): void {
  const condition = 'Condition; other parameters of a search narrow the years too';
  const route = lookUp({
    path: 'years',
    summary: 'Model years that a search offers',
    name: 'years',
    of: option,
    query: { listingType: parameter(condition, 'NEW') },
  });
  routes.openAPIRegistry.registerPath(route);
  routes.get(route.path, async (context) => {
    const { query, ...asked } = parseSearchRequest(context, reference);
    const result = await context.var.calls.require('search', () =>
      searchListings(engine, { ...asked, query: { ...query, numRecords: 1 } }),
    );
    const conditions = (query.filters.listingType ?? []) as readonly ListingType[];
    const available = [...(result.histograms?.year.keys() ?? [])];
    const years = yearOptions(conditions, Number(context.var.facts.today.slice(0, 4)), available);
    return context.json({ results: { years } }, 200);
  });
}

function servePackages(routes: SearchRoutes, reference: Reference): void {
  routes.openapi(packagesRoute, async (context) => {
    const parameters = context.req.valid('query');
    const packageNames = await context.var.calls.attempt(
      'packages',
      () => findPackages(reference, parameters),
      null,
    );
    if (packageNames === null) return problem(context, 'unavailable', timedOut);
    return context.json({ results: { packageNames } }, 200);
  });
}

const notFiveDigits = `zip: ${zipMessage}: expected five digits, like 30303.`;

function serveZips(routes: SearchRoutes, reference: Reference): void {
  routes.openAPIRegistry.registerPath(zipRoute);
  routes.get(`${folder}/zip/:zip`, (context) => {
    const zip = context.req.param('zip');
    if (!isZip(zip)) return problem(context, 'invalid_parameter', notFiveDigits);
    const place = reference.findZip(zip);
    if (!place) return problem(context, 'not_found', zipMessage);
    const { city, state, dmaCode } = place;
    return context.json({ zip, city, state, dma: dmaCode }, 200);
  });
}
