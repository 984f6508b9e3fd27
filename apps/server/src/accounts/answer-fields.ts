import { type AccountAnswer, parseRefUrl } from '@forecourt/domain/account/sign-in';
import type { z } from 'zod';
import { problemsByField } from '../platform/problems-by-field.ts';
import type { AccountRequest } from './account-request.ts';

/** Fields of a form as they were sent. */
export type Fields = Readonly<Record<string, unknown>>;

type InvalidFields = Extract<AccountAnswer, { status: 'INVALID' }>;

/** Does something with fields that are what they should be, else says what is wrong with them. */
export async function withFields<Schema extends z.ZodType, Answer = AccountAnswer>(
  schema: Schema,
  fields: Fields,
  go: (values: z.output<Schema>) => Promise<Answer>,
): Promise<Answer | InvalidFields> {
  const parsed = schema.safeParse(fields);
  return parsed.success
    ? go(parsed.data)
    : { status: 'INVALID', problems: problemsByField(parsed.error) };
}

/** Does what needs the database; where that is away, signing in rests. */
export async function act(
  request: AccountRequest,
  fields: Fields,
  go: () => Promise<AccountAnswer>,
): Promise<AccountAnswer> {
  try {
    return await request.facts.calls.require('account', () =>
      request.accounts.onOccasion(occasionOf(request, fields), go),
    );
  } catch (error) {
    request.parts.logger.error(error, request.facts.requestId);
    return { status: 'RESTING' };
  }
}

/** Which look a mail about it has, and where its link leads on to. */
export const occasionOf = (request: AccountRequest, { refUrl }: Fields) => ({
  brand: request.facts.brand.code,
  refUrl: leadsTo(request, refUrl),
});

/** Where a sign-in leads on to, of this host only. @param refUrl untrusted */
export const leadsTo = ({ facts }: AccountRequest, refUrl: unknown): string =>
  parseRefUrl(typeof refUrl === 'string' ? refUrl : null, facts.origin);
