import { personKeeper } from '@forecourt/domain/account/asker';
import { maxLookedAt } from '@forecourt/domain/account/leaning';
import { personalizationPath } from '@forecourt/domain/account/suggested-cars';
import { pageNames } from '@forecourt/domain/event/shopper-event';
import { codesOf, fuelTypes } from '@forecourt/domain/vehicle/codes';
import { vinSchema } from '@forecourt/domain/vehicle/vin-schema';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { recentCarSchema } from '../history/to-recent-car.ts';
import { problem, refuseInvalid } from '../platform/http/problem.ts';
import { parameterRefusal, problemAnswer } from '../platform/http/problem-answer.ts';
import type { MarketParts } from '../request/parts.ts';
import { refusesPersonal } from '../request/refuses-personal.ts';
import type { Routes } from '../request/request-variables.ts';
import { readSavings } from '../saved/saved-cars.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import { findSuggestedCars } from './find-suggested-cars.ts';
import type { PersonalizationCall } from './personalization-policies.ts';

const suggestionsRoute = createRoute({
  method: 'get',
  path: personalizationPath,
  summary: 'Cars like those that a shopper looked at, and why these',
  description:
    'What it is made of is in the request, and in the saved cars of who is signed in; nothing of it is stored. Robots, browsers that send `Sec-GPC: 1` and shoppers who switched it off are answered with nothing.',
  request: {
    query: z.object({
      zip: z
        .string()
        .regex(/^\d{5}$/, 'expected five digits')
        .optional(),
      consumerId: z.string().max(100).optional().openapi({
        description: 'Of who is signed in: the saved cars count, too',
      }),
      'pc.origin': z.enum(pageNames).optional().openapi({ description: 'The page that asks' }),
      'pc.fueltype': z
        .enum(codesOf(fuelTypes))
        .optional()
        .openapi({ description: 'The one fuel of the page’s own search' }),
      vin: z
        .union([vinSchema.transform((one) => [one]), z.array(vinSchema).max(maxLookedAt)], {
          error: `expected up to ${maxLookedAt} VINs of 17 letters and digits`,
        })
        .optional()
        .openapi({ type: 'array', items: { type: 'string' } }),
    }),
  },
  responses: {
    200: {
      description: 'Null where nothing can be said',
      content: {
        'application/json': {
          schema: z
            .object({
              because: z.string(),
              kind: z.string(),
              cars: z.array(recentCarSchema),
              total: z.int(),
              href: z.string(),
            })
            .nullable(),
        },
      },
    },
    404: problemAnswer('Nothing is personal here, or that is not who is signed in'),
    ...parameterRefusal,
  },
});

export type PersonalizationParts = Pick<MarketParts, 'database' | 'engine' | 'reference'> & {
  readonly config: Pick<VehicleConfig, 'remotePhotos'>;
};

/** What follows from who the shopper is. */
export function personalizationRoutes(parts: PersonalizationParts): Routes<PersonalizationCall> {
  const { database, engine, reference, config } = parts;
  const routes: Routes<PersonalizationCall> = new OpenAPIHono({ defaultHook: refuseInvalid });
  return routes.openapi(suggestionsRoute, async (context) => {
    const { facts, calls } = context.var;
    const { asker, flags } = facts;
    const { zip, consumerId, vin: vins = [], 'pc.fueltype': fuel } = context.req.valid('query');
    if (!flags.has('personalization'))
      return problem(context, 'not_found', 'Nothing is personal here.');
    const person = asker.kind === 'person' ? asker : null;
    if (consumerId !== undefined && consumerId !== person?.consumer.consumerId)
      return problem(context, 'not_found', 'consumerId: that is not who is signed in.');
    const headers = { 'Cache-Control': 'private, no-store' };
    if (asker.kind === 'bot' || refusesPersonal(context)) return context.json(null, 200, headers);
    const found = await calls.attempt(
      'personalization',
      async () => {
        const isKnown = person !== null && consumerId !== undefined;
        const savings = isKnown ? await readSavings(database, personKeeper(person.personId)) : [];
        const savedIds = savings.slice(0, maxLookedAt).map(({ listingId }) => listingId);
        const sources = { engine, reference, facts, remotePhotos: config.remotePhotos };
        return findSuggestedCars(sources, { zip, fuel, vins, savedIds });
      },
      null,
    );
    return context.json(found && { ...found, cars: [...found.cars] }, 200, headers);
  });
}
