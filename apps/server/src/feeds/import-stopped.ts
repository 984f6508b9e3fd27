import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeQueryError } from '../platform/database/describe-query-error.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Applied } from './apply-dealers.ts';

/** An import ended before all its cars were written; the message says what was and what helps. */
export class ImportStopped extends Refusal {
  override readonly name = 'ImportStopped';
  /** Whether the same file may well be taken in a little later. */
  readonly isWorthATry: boolean;

  constructor(cause: unknown, applied: Applied, done: number, total: number) {
    const { added, changed, removed } = applied;
    const written =
      done === 0
        ? 'Nothing was changed.'
        : `${groupDigits(done)} of ${groupDigits(total)} cars were applied, whole dealers each: ${groupDigits(added)} added, ${groupDigits(changed)} changed, ${groupDigits(removed)} gone.`;
    const reason = describeQueryError(cause).replace(/[.\s]*$/, '');
    super(`The import stopped: ${reason}. ${written} Import the same file again to go on.`, {
      cause,
    });
    this.isWorthATry = !isLasting(cause);
  }
}

/** Classes of SQLSTATE of values that the database refuses. */
const refusedValues = /^2[23][\dA-Z]{3}$/;

/** Whether another try would end as well: what was cancelled, what somebody has to mend, what the file says. */
function isLasting(cause: unknown): boolean {
  if (cause instanceof DrizzleQueryError) return isLasting(cause.cause);
  if (cause instanceof Refusal || cause instanceof ImportCancelled) return true;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return refusedValues.test(code);
}

/** Whoever gave the command took it back. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';

  constructor() {
    super('it was cancelled');
  }
}
