import { mapAreaForm, parseMapArea } from '@forecourt/domain/map/map-area';
import {
  cellCount,
  cellsOf,
  maxCells,
  maxMapLevel,
  parseCell,
} from '@forecourt/domain/map/map-clusters';
import { mapOwnersSchema, mapViewSchema } from '@forecourt/domain/map/map-view';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problem } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import { parseSearchRequest } from '../request/search-request.ts';
import { searchParametersSchema } from '../search/search-schemas.ts';
import { findMapOwners, type OwnerServices } from './find-map-owners.ts';
import { findMapView } from './find-map-view.ts';
import type { MapCall } from './map-policies.ts';

const mapRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing/map',
  summary: 'A search on the map: sellers clustered, with cars and prices',
  request: {
    query: searchParametersSchema.extend({
      area: z.string().openapi({ description: mapAreaForm, example: '-85.5,33,-83,34.5' }),
      zoom: z.string().openapi({
        description: `0 to ${maxMapLevel}: at each step cells are half as wide; at 0 the world is 2 × 2`,
        example: '7',
      }),
      view: z
        .string()
        .optional()
        .openapi({ description: 'map or split: the view that links keep' }),
    }),
  },
  responses: {
    200: {
      description:
        'Clusters, most cars first. Every cell that touches the area is counted whole; each of its matching cars is in one cluster',
      content: { 'application/json': { schema: mapViewSchema.openapi('MapView') } },
    },
    ...parameterRefusal,
  },
});

const ownersRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/listing/map/owners',
  summary: 'The sellers of a cluster, each with some of its cars',
  request: {
    query: searchParametersSchema.extend({
      cell: z.string().openapi({ description: 'As the map names it', example: '7/66/102' }),
    }),
  },
  responses: {
    200: {
      description: 'At the most 30 sellers, most cars first',
      content: { 'application/json': { schema: mapOwnersSchema.openapi('MapOwners') } },
    },
    ...parameterRefusal,
  },
});

/** The map of a search. */
export function mapRoutes({ engine, reference, config }: OwnerServices): Routes<MapCall> {
  const routes: Routes<MapCall> = new OpenAPIHono();

  // Written by hand: what is wrong with an area is told in words, not as a schema's list of issues.
  routes.openAPIRegistry.registerPath(mapRoute);
  routes.get(mapRoute.getRoutingPath(), async (context) => {
    const { searchParams, ...search } = parseSearchRequest(context, reference);
    const area = parseMapArea(searchParams.get('area') ?? '');
    if (!area) return problem(context, 'invalid_parameter', `area: expected ${mapAreaForm}.`);
    const level = readLevel(searchParams.get('zoom') ?? '');
    if (level === undefined) {
      const expected = `a whole number from 0 to ${maxMapLevel}`;
      return problem(context, 'invalid_parameter', `zoom: expected ${expected}.`);
    }
    if (cellCount(cellsOf(area, level)) > maxCells) {
      const detail = `zoom: at ${level} the area has more than ${maxCells} cells.`;
      return problem(context, 'invalid_parameter', detail);
    }
    const view = searchParams.get('view') === 'split' ? 'split' : 'map';
    const found = await context.var.calls.require('map', () =>
      findMapView({ engine, reference }, { ...search, view, area, level }),
    );
    return context.json(found);
  });

  routes.openAPIRegistry.registerPath(ownersRoute);
  routes.get(ownersRoute.getRoutingPath(), async (context) => {
    const { searchParams, ...search } = parseSearchRequest(context, reference);
    const cell = parseCell(searchParams.get('cell') ?? '');
    if (!cell) {
      return problem(context, 'invalid_parameter', 'cell: expected level/column/row of the map.');
    }
    const found = await context.var.calls.require('map-owners', () =>
      findMapOwners({ engine, reference, config }, { ...search, cell }),
    );
    return context.json(found);
  });
  return routes;
}

function readLevel(text: string): number | undefined {
  const level = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return level <= maxMapLevel ? level : undefined;
}
