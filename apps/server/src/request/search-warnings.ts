import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import { z } from '@hono/zod-openapi';
import type { AskedSearch } from './search-request.ts';

export const searchWarningSchema = z
  .object({
    code: z.enum(['invalid_parameter', 'ignored_parameter']),
    parameter: z.string(),
    value: z.string(),
    expected: z.string(),
  })
  .describe(
    'A parameter that means nothing: with an invalid one the answer is empty, an ignored one is left ' +
      'out (an unknown order or channel, makes beyond five)',
  )
  .openapi('SearchWarning');

/** What of a search means nothing, in the shape of the wire. */
export function toSearchWarnings({
  invalid,
  passedOver,
}: Pick<AskedSearch, 'invalid' | 'passedOver'>): z.output<typeof searchWarningSchema>[] {
  return [
    ...invalid.map((wrong) => ({ code: 'invalid_parameter', ...toTold(wrong) }) as const),
    ...passedOver.map((wrong) => ({ code: 'ignored_parameter', ...toTold(wrong) }) as const),
  ];
}

const toTold = ({ parameter, value, expected }: InvalidParameter) => ({
  parameter,
  value,
  expected,
});
