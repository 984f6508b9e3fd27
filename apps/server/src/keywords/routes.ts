import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { problem } from '../platform/http/problem.ts';
import { problemAnswer } from '../platform/http/problem-answer.ts';
import type { RequestVariables, Routes } from '../request/request-variables.ts';
import type { KeywordDependencies } from './find-keyword-address.ts';
import { findSuggestions } from './find-suggestions.ts';
import type { KeywordCall } from './keyword-policies.ts';

/** Longer texts are no keywords; the box takes no more either. */
const maxCharacters = 300;

const suggestedKeywordSchema = z
  .object({
    name: z.string(),
    kind: z.enum([
      'make',
      'model',
      'trim',
      'style',
      'feature',
      'filter',
      'combination',
      'place',
      'sentence',
      'vehicle',
      'content',
    ]),
    codes: z.record(z.string(), z.array(z.string())).openapi({
      description:
        'Parameters of the search that it asks for; empty where it leads to a car or a page to read',
      example: { makeCode: ['HONDA'], modelCode: ['CIVIC'] },
    }),
    url: z
      .string()
      .openapi({ description: 'Where it leads', example: '/cars-for-sale/honda/civic' }),
    count: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Cars found there; null when they were not counted' }),
    understood: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Of a sentence: the filters that it becomes' }),
    unknown: z
      .array(z.object({ text: z.string(), reason: z.string() }))
      .optional()
      .openapi({ description: 'Of a sentence: words that change nothing, and why' }),
    where: z
      .string()
      .optional()
      .openapi({ description: 'Of a sentence that names no place: where is searched' }),
  })
  .openapi('SuggestedKeyword');

const suggestionsRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/marketplace/suggested/keywords/{text}',
  summary: 'Suggest searches for words',
  request: {
    params: z.object({
      text: z.string().openapi({
        description: `What was typed, at the most ${maxCharacters} characters`,
        example: 'hnda civc',
      }),
    }),
    query: z.object({
      from: z.string().optional().openapi({
        description: 'Path and query of the present search: its place is kept',
        example: '/cars-for-sale/atlanta-ga?zip=30303',
      }),
    }),
  },
  responses: {
    200: {
      description: 'At the most eight, the likeliest first',
      content: { 'application/json': { schema: z.array(suggestedKeywordSchema) } },
    },
    400: problemAnswer('The text or the address is unusable; the answer says why'),
  },
});

const commonRoute = createRoute({
  method: 'get',
  path: '/rest/lsc/marketplace/suggested/keywords',
  summary: 'Suggest searches before anything is typed',
  request: { query: suggestionsRoute.request.query },
  responses: {
    200: {
      description: 'The models, then the body styles, that most cars are',
      content: { 'application/json': { schema: z.array(suggestedKeywordSchema) } },
    },
    400: problemAnswer('The address is unusable; the answer says why'),
  },
});

/** What the keyword box is answered. */
export function keywordRoutes({
  engine,
  reference,
  keywords,
}: KeywordDependencies): Routes<KeywordCall> {
  const routes: Routes<KeywordCall> = new OpenAPIHono();
  routes.openAPIRegistry.registerPath(commonRoute);
  routes.openAPIRegistry.registerPath(suggestionsRoute);
  const answer = async (
    context: Context<{ Variables: RequestVariables<KeywordCall> }>,
    text: string,
  ) => {
    const from = context.req.query('from') ?? null;
    const { brand, today } = context.var.facts;
    const request = { text, from, brand, today };
    const suggestions = await context.var.calls.attempt(
      'suggested-keywords',
      () => findSuggestions({ engine, reference, keywords }, request),
      [],
    );
    return context.json(suggestions, 200, { 'Cache-Control': 'private, max-age=60' });
  };
  // By hand, so that a problem is told in words of this interface.
  routes.get('/rest/lsc/marketplace/suggested/keywords', async (context) => {
    const wrong = problemOfAddress(context.req.query('from'));
    return wrong === null ? answer(context, '') : problem(context, 'invalid_parameter', wrong);
  });
  routes.get('/rest/lsc/marketplace/suggested/keywords/:text{[\\s\\S]*}', async (context) => {
    const text = context.req.param('text');
    const wrong = problemOfText(text) ?? problemOfAddress(context.req.query('from'));
    return wrong === null ? answer(context, text) : problem(context, 'invalid_parameter', wrong);
  });
  return routes;
}

function problemOfText(text: string): string | null {
  if (text.trim() === '') return 'The text is missing: expected words behind “keywords/”.';
  if (text.length > maxCharacters) {
    return `The text has ${text.length} characters: expected at the most ${maxCharacters}.`;
  }
  return null;
}

function problemOfAddress(from: string | undefined): string | null {
  if (from !== undefined && !from.startsWith('/')) {
    return 'The parameter “from” is no path: expected an address such as “/cars-for-sale”.';
  }
  return null;
}
