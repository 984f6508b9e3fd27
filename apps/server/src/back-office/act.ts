import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';

/**
 * Something that is done in an office.
 *
 * @typeParam At who is there, and where
 */
export interface OfficeAct<Parts, At, Preview = never> {
  /**
   * Tells the audit log where a person has to answer for it, in the transaction of what it changes.
   *
   * @throws Refusal and says why it cannot be done
   */
  run(parts: Parts, fields: Asked, at: At): Promise<ActAnswer<Preview>>;
}
