import type { AtPortal } from '../portal-parts.ts';

/** Who of the staff wrote a message. */
export interface Writer {
  /** Null of what came by the private link, and of what was written before writers were kept. */
  readonly staffId: string | null;
  /** Null of who works here no more, too. */
  readonly staffName: string | null;
}

/** What staff reads of who wrote an answer. */
export function writerOf({ staffId, staffName }: Writer, { staff }: Pick<AtPortal, 'staff'>) {
  if (staffId === null) return 'Your dealer';
  return staffId === staff.id ? 'You' : (staffName ?? 'A colleague');
}
