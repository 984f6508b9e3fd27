import { priceBuckets } from '@forecourt/domain/search/histograms';
import {
  checkPriceInputs,
  parsePriceInput,
  priceInputLength,
  refusedPrice,
} from '@forecourt/domain/search/price-input';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { usePageValue } from '../../ui/use-page-value.ts';
import { type CommitEvent, committedField } from './commit-text.ts';
import { FieldProblem } from './field-problem.tsx';
import type { ShownPanel } from './filter-panel-data.ts';
import { FilterSection } from './filter-section.tsx';
import { RangeControl } from './range-control.tsx';
import { usePriceProblem, useTypedProblem } from './use-typed-problem.ts';

/** Price between two bounds. A pair that cannot be is explained, and the input just typed is cleared. */
export function PriceSection({ panel }: { readonly panel: ShownPanel }) {
  const [problem, setProblem] = usePriceProblem(
    [panel.minPrice, panel.maxPrice],
    panel.priceProblem,
  );

  function check(event: CommitEvent) {
    const input = committedField(event);
    if (input === null) return;
    const form = new FormData(input.form ?? undefined);
    const edited = input.name === 'minPrice' ? 'min' : 'max';
    const typed = {
      min: String(form.get('minPrice') ?? ''),
      max: String(form.get('maxPrice') ?? ''),
    };
    const result = checkPriceInputs(typed.min, typed.max, edited);
    if (result.ok) return setProblem(null);
    const left = { ...typed, [result.cleared]: '' };
    setProblem({
      message: refusedPrice(result.message, result.value),
      left: [groupPrice(left.min), groupPrice(left.max)],
    });
    // The form sends what its fields are left with, and must not hear of this one.
    event.stopPropagation();
    // Cleared for good: leaving it now changes nothing more.
    input.value = '';
    input.defaultValue = '';
  }

  const told = { problemId: 'price-problem', onCommit: check };
  return (
    <FilterSection label="Price" summary={panel.priceSummary} open>
      <RangeControl
        label="price"
        counts={panel.priceBars}
        bounds={priceBuckets}
        low={parsePriceInput(panel.minPrice) ?? null}
        high={parsePriceInput(panel.maxPrice) ?? null}
        fields={{ low: 'minPrice', high: 'maxPrice' }}
        format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      />
      <PriceScale marks={panel.payments.marks} />
      <div className="ui-columns ui-columns-dash">
        <PriceField label="Min" name="minPrice" value={panel.minPrice} {...told} />
        <i>–</i>
        <PriceField label="Max" name="maxPrice" value={panel.maxPrice} {...told} />
      </div>
      <FieldProblem id="price-problem" problem={problem} />
      <PaymentField payment={panel.maxPayment} />
      <p className="ui-fine-print">{panel.payments.terms}</p>
    </FilterSection>
  );
}

/** What is paid a month at the most. What is no payment is told and cleared, as a price is. */
function PaymentField({ payment }: { readonly payment: string }) {
  const [problem, setProblem] = useTypedProblem(payment);

  function check(event: CommitEvent) {
    const input = committedField(event);
    if (input === null) return;
    const typed = input.value;
    const isUsable = typed === '' || Boolean(parsePriceInput(typed));
    setProblem(isUsable ? null : `“${typed}” is not a payment.`);
    if (isUsable) return;
    event.stopPropagation();
    input.value = '';
    input.defaultValue = '';
  }

  return (
    <>
      <PriceField
        label="Max payment a month"
        name="maxPayment"
        value={payment}
        problemId="payment-problem"
        onCommit={check}
      />
      <FieldProblem id="payment-problem" problem={problem} />
    </>
  );
}

/** What the slider's ends and thirds mean, as prices and as payments. The last of each is open. */
function PriceScale({ marks }: { readonly marks: ShownPanel['payments']['marks'] }) {
  const last = marks.length - 1;
  return (
    <ul className="filter-scale">
      {marks.map(({ price, payment }, index) => (
        <li key={price}>
          {index === last ? `${price}+` : price}
          <span>{index === last ? `${payment}+/mo` : payment}</span>
        </li>
      ))}
    </ul>
  );
}

/** A price as the page writes it. */
function groupPrice(text: string): string {
  const price = parsePriceInput(text);
  return price === null || price === undefined ? '' : groupDigits(price);
}

interface PriceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** What is said of it stands there. */
  readonly problemId: string;
  readonly onCommit: (event: CommitEvent) => void;
}

function PriceField({ label, name, value, problemId, onCommit }: PriceFieldProps) {
  const input = usePageValue<HTMLInputElement>(value);
  return (
    <label className="ui-field">
      <span>{label}</span>
      <span className="ui-input">
        <span className="ui-input-prefix">$</span>
        <input
          ref={input}
          aria-label={label}
          aria-describedby={problemId}
          type="text"
          name={name}
          defaultValue={value}
          placeholder="Any"
          inputMode="numeric"
          maxLength={priceInputLength}
          autoComplete="off"
          onBlur={onCommit}
          onKeyDown={onCommit}
        />
      </span>
    </label>
  );
}
