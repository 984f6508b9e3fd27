import { z } from '@hono/zod-openapi';
import { problemCodes } from './problem.ts';

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes).describe('Stable, for programs'),
    detail: z.string().describe('For people: what is wrong, and what was expected'),
  })
  .describe('Problem details of RFC 9457')
  .openapi('Problem');

/**
 * A refusal with problem details, for the document of the interface. Its content is kept from the types
 * of the handlers: what `problem` gives is a response of any kind.
 */
export function problemAnswer(description: string): { readonly description: string } {
  const answer = {
    description,
    content: { 'application/problem+json': { schema: problemSchema } },
  };
  return answer;
}

/** What a request with parameters of a certain form may be answered. */
export const parameterRefusal = {
  400: problemAnswer('A parameter is not as described; `detail` names it'),
};

/** What a request with a body of JSON may be answered. */
export const bodyRefusals = {
  400: problemAnswer('The body is not as described; `detail` names what is wrong'),
  403: problemAnswer('The page that sends it is of another site'),
  415: problemAnswer('The body is no JSON'),
  429: problemAnswer('Too often; `Retry-After` tells when again'),
};
