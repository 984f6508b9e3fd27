import { quoteLimits } from '@forecourt/domain/money/quote/quote';
import { quoteFields, type TypedLine } from '@forecourt/domain/money/quote/read-quote';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Problem } from '../../ui/form/form-field.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import { hintOf, isTakenOff } from './quote-rows.ts';

interface QuoteRowProps {
  readonly row: TypedLine;
  readonly problems: TypedFields;
  /** Whether it was added just now. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

/** A line of a quote that is written: its name, and dollars. */
export function QuoteRow({ row, problems, isNew, onRemove }: QuoteRowProps) {
  const { place, kind, name, amount } = row;
  const fields = quoteFields(place);
  const label = name || hintOf(kind);
  return (
    <li>
      <input type="hidden" name={fields.kind} value={kind} />
      {kind === 'price' ? (
        <span className="lead-quote-price">{name}</span>
      ) : (
        <Box problem={problems[fields.name]}>
          <input
            name={fields.name}
            aria-label={`Name of the line ${label}`}
            {...problemOf(fields.name, problems)}
            placeholder={hintOf(kind)}
            defaultValue={name}
            maxLength={quoteLimits.name}
            autoComplete="off"
            onKeyDown={stay}
            ref={isNew ? (field) => field?.focus() : undefined}
          />
        </Box>
      )}
      <Box problem={problems[fields.amount]}>
        <span className="ui-input-prefix">{isTakenOff(kind) ? '−$' : '$'}</span>
        <input
          name={fields.amount}
          aria-label={`Dollars for ${label}`}
          {...problemOf(fields.amount, problems)}
          defaultValue={amount}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          onKeyDown={stay}
        />
      </Box>
      {kind === 'price' ? (
        <span />
      ) : (
        <button
          type="button"
          className="lead-quote-remove"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
        >
          <X className="ui-icon" size={16} aria-hidden="true" />
        </button>
      )}
      {[fields.name, fields.amount].map((field) => (
        <Problem key={field} id={`${field}-problem`} text={problems[field]} />
      ))}
    </li>
  );
}

/** Enter would send a quote that is not whole yet. */
const stay = (press: KeyboardEvent) => press.key === 'Enter' && press.preventDefault();

const problemOf = (field: string, problems: TypedFields) =>
  problems[field] ? { 'aria-invalid': true, 'aria-describedby': `${field}-problem` } : {};

interface BoxProps {
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

function Box({ problem, children }: BoxProps) {
  return <span className={problem ? 'ui-input ui-input-error' : 'ui-input'}>{children}</span>;
}
