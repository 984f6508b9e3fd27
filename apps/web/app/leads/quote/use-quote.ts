import { hasQuote } from '@forecourt/domain/money/quote/read-quote';
import { useState } from 'react';
import type { TypedFields } from '../../ui/form/typed-fields.ts';

interface Writing {
  /** Messages of who writes: with a further one the quote is sent. */
  readonly sent: number;
  /** Whether the address asks for it. */
  readonly isAsked: boolean;
  /** What was typed and not sent; null where nothing was. */
  readonly typed: TypedFields | null;
}

/** Whether a quote is written with the next message. */
export function useQuote({ sent, isAsked, typed }: Writing) {
  const isBegun = isAsked || (typed !== null && hasQuote(typed));
  const [openedAt, setOpenedAt] = useState(isBegun ? sent : null);
  return {
    isOpen: openedAt === sent,
    open: () => setOpenedAt(sent),
    close: () => setOpenedAt(null),
  };
}
