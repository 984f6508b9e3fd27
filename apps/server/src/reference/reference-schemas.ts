import { safetyInfoSchema } from '@forecourt/domain/vehicle/safety-info';
import { trimYearItemSchema } from '@forecourt/domain/vehicle/vehicle-trim';
import { z } from '@hono/zod-openapi';

const code = (description: string, example: string) =>
  z.string().max(40).openapi({ description, example });

const vehicleShape = {
  vehicleId: z.string().openapi({ example: '2020_CAMRY_xle' }),
  trimName: z.string(),
};

export const pricesSchema = z.object({
  links: z.array(trimYearItemSchema).describe('Empty where a parameter means nothing'),
});

/** What calls for a part of the market are sent beside a search. */
export const forwardHeaders = z.object({
  'X-fwd-svc': z.string().optional().openapi({
    description: 'The service that asks in the name of a page; answers do not depend on it',
  }),
});

export const mileageParameters = z.object({
  modelCode: z.string().optional().openapi({
    description: 'Code of a model; empty for all cars',
    example: 'CAMRY',
  }),
  listingType: z.string().optional().openapi({ description: 'Condition', example: 'USED' }),
});

const digits = (least: number, most: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `expected a whole number from ${least} to ${most}`,
    })
    .openapi({ description, type: 'string' });

export const modelInfoParameters = z.object({
  makeCode: code('Code of a make', 'TOYOTA'),
  modelCode: code('Code of a model', 'CAMRY'),
  startYear: digits(1900, 2100, 'Model year; last year’s when absent').optional(),
  numRecords: digits(1, 100, 'Trims, the commonest first; 1 when absent').optional(),
});

export const modelInfoSchema = z.object({
  results: z
    .array(
      safetyInfoSchema.extend({
        ...vehicleShape,
        year: z.int(),
        makeCode: z.string(),
        modelCode: z.string(),
      }),
    )
    .describe('Empty for a model or a year that is not known'),
});

export const vehiclesParameters = z.object({
  yearId: digits(1900, 2100, 'Model year'),
  atcMakeCode: code('Code of a make', 'TOYOTA'),
  atcModelCode: code('Code of a model', 'CAMRY'),
});

export const vehiclesSchema = z.object({
  items: z
    .array(
      z.object({
        ...vehicleShape,
        yearId: z.int(),
        atcMakeCode: z.string(),
        atcModelCode: z.string(),
      }),
    )
    .describe('Trims, the commonest first; empty for a model or a year that is not known'),
});
