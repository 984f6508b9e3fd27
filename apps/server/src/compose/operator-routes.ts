import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { problemAnswer } from '../platform/http/problem-answer.ts';

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** What operators ask; those among them that an application answers are described. */
export const operatorRoutes: readonly RouteConfig[] = [
  createRoute({
    method: 'get',
    path: '/healthz',
    summary: 'Whether the process answers',
    responses: { 200: json(z.object({ status: z.literal('ok') }), 'It does') },
  }),
  createRoute({
    method: 'get',
    path: '/readyz',
    summary: 'Whether requests are wanted',
    responses: {
      200: json(
        z.object({ status: z.literal('ready'), listings: z.int().describe('Cars for sale') }),
        'They are',
      ),
      503: problemAnswer('The process is ending, or its database does not answer'),
    },
  }),
  createRoute({
    method: 'get',
    path: '/metrics',
    summary: 'Figures for Prometheus',
    responses: {
      200: {
        description: 'Its text format',
        content: { 'text/plain': { schema: z.string() } },
      },
    },
  }),
];
