import type { Quote } from '@forecourt/domain/money/quote/quote';
import { quoteNote } from '@forecourt/domain/money/quote/quote-words';
import { BadgeCheck, Info } from 'lucide-react';

/** How a dealer's quote compares with our own sum, as its shopper reads it. */
export function QuoteComparison({ quote }: { readonly quote: Quote }) {
  const { isSame, head, why, ours } = quoteNote(quote);
  const Icon = isSame ? BadgeCheck : Info;
  return (
    <p className="lead-quote-note">
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      <span>
        <b>{head}</b> {why}
        {ours && <span>{ours}</span>}
      </span>
    </p>
  );
}
