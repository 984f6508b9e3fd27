import type { TypedFields } from '../ui/form/typed-fields.ts';

/** What somebody wrote before, and can change. */
export interface ReviewBefore {
  /** Of the form. */
  readonly fields: TypedFields;
  /** Why it is not shown; null where nobody said, and of any other. */
  readonly rejectedBecause: string | null;
}
