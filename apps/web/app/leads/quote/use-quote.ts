import { hasQuote } from '@forecourt/domain/money/quote/read-quote';
import { useState } from 'react';
import type { TypedFields } from '../sending/typed-fields.ts';

interface Writing {
  /** Messages of both sides: a quote belongs to those that it answers, and with a further one it is sent. */
  readonly arrived: number;
  /** Whether the address asks for it. */
  readonly isAsked: boolean;
  /** What was typed and not sent; null where nothing was. */
  readonly typed: TypedFields | null;
}

/** Whether a quote is written with the next message. */
export function useQuote({ arrived, isAsked, typed }: Writing) {
  const isBegun = isAsked || (typed !== null && hasQuote(typed));
  const [openedAt, setOpenedAt] = useState(isBegun ? arrived : null);
  return {
    isOpen: openedAt === arrived,
    open: () => setOpenedAt(arrived),
    close: () => setOpenedAt(null),
  };
}
