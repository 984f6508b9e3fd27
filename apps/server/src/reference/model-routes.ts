import { findModel } from '@forecourt/catalog/vehicles/catalog';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal } from '../platform/http/problem-answer.ts';
import type { Routes } from '../request/request-variables.ts';
import { jsonAnswer } from '../search/search-schemas.ts';
import { findKnownSafety, type SafetyParts } from './find-safety.ts';
import { findModelInfo } from './model-info.ts';
import type { ReferenceCall } from './reference-policies.ts';
import {
  modelInfoParameters,
  modelInfoSchema,
  vehiclesParameters,
  vehiclesSchema,
} from './reference-schemas.ts';

const infoRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/modelinfo/ymm',
  summary: 'Safety and room of a model year',
  request: { query: modelInfoParameters },
  responses: { 200: jsonAnswer(modelInfoSchema, 'Its trims'), ...parameterRefusal },
});

const vehiclesRoute = createRoute({
  method: 'get',
  path: '/cars-for-sale/kbbresearch/reference/vehicles',
  summary: 'Ids of a model year and its trims',
  request: { query: vehiclesParameters },
  responses: { 200: jsonAnswer(vehiclesSchema, 'Its trims'), ...parameterRefusal },
});

/** What is known of models, as calls. */
export function modelRoutes(parts: SafetyParts): Routes<ReferenceCall> {
  const routes: Routes<ReferenceCall> = new OpenAPIHono({ defaultHook: refuseInvalid });

  routes.openapi(infoRoute, async (context) => {
    const { makeCode, modelCode, startYear, numRecords = 1 } = context.req.valid('query');
    const year = startYear ?? Number(context.var.facts.today.slice(0, 4)) - 1;
    const results = await context.var.calls.require('model-info', async () => {
      const { calls, facts } = context.var;
      const asking = { calls, now: facts.now };
      const known = await findKnownSafety(parts, asking, { modelCode, year });
      return findModelInfo(ofMake(modelCode, makeCode), year, known).slice(0, numRecords);
    });
    return context.json({ results }, 200);
  });

  routes.openapi(vehiclesRoute, async (context) => {
    const { yearId, atcMakeCode, atcModelCode } = context.req.valid('query');
    const found = await context.var.calls.require('reference-vehicles', () =>
      findModelInfo(ofMake(atcModelCode, atcMakeCode), yearId, null),
    );
    const items = found.map(({ vehicleId, trimName }) => ({
      vehicleId,
      trimName,
      yearId,
      atcMakeCode,
      atcModelCode,
    }));
    return context.json({ items }, 200);
  });
  return routes;
}

/** The model where it is of that make; otherwise none. */
const ofMake = (modelCode: string, makeCode: string) =>
  findModel(modelCode)?.makeCode === makeCode ? modelCode : '';
