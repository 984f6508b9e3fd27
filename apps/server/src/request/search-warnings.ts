import type { InvalidParameter } from '@forecourt/domain/search/search-query';
import { z } from '@hono/zod-openapi';
import type { AskedSearch } from './search-request.ts';

export const searchWarningSchema = z
  .object({
    code: z.enum(['invalid_parameter', 'ignored_parameter', 'limited_parameter']),
    parameter: z.string(),
    value: z.string(),
    expected: z.string(),
  })
  .describe(
    'A parameter that is not taken as it was sent: with an invalid one the answer is empty, an ignored one ' +
      'is left out (an unknown order, channel or form of the answer, makes beyond five), and of a limited one the answer has ' +
      'the most that it takes (numRecords, searchRadius, values of a filter, words)',
  )
  .openapi('SearchWarning');

/** What of a search is not taken as it was sent, in the shape of the wire. */
export function toSearchWarnings({
  invalid,
  passedOver,
  limited,
}: Pick<AskedSearch, 'invalid' | 'passedOver' | 'limited'>): z.output<
  typeof searchWarningSchema
>[] {
  return [
    ...invalid.map((wrong) => ({ code: 'invalid_parameter', ...toTold(wrong) }) as const),
    ...passedOver.map((wrong) => ({ code: 'ignored_parameter', ...toTold(wrong) }) as const),
    ...limited.map((wrong) => ({ code: 'limited_parameter', ...toTold(wrong) }) as const),
  ];
}

const toTold = ({ parameter, value, expected }: InvalidParameter) => ({
  parameter,
  value,
  expected,
});
