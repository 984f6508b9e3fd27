import type { Asked } from '@forecourt/web/back-office/office';

/**
 * A page of an office: how it is read.
 *
 * @typeParam At who is there, and where
 */
export interface OfficeView<Parts, At, Shown> {
  /** @returns null where there is nothing such for who is there */
  read(parts: Parts, asked: Asked, at: At): Promise<Shown | null>;
}
