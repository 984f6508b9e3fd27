import { priceBuckets } from '@forecourt/domain/histograms';
import { checkPriceInputs, parsePriceInput, priceInputLength } from '@forecourt/domain/price-input';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterSection } from './filter-section.tsx';
import { RangeControl } from './range-control.tsx';

/** Price between two bounds. A pair that cannot be is explained, and the input just typed is cleared. */
export function PriceSection({ panel }: { readonly panel: FilterPanelData }) {
  const [problem, setProblem] = useState(panel.priceProblem);

  function check(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const form = new FormData(input.form ?? undefined);
    const edited = input.name === 'minPrice' ? 'min' : 'max';
    const result = checkPriceInputs(
      String(form.get('minPrice') ?? ''),
      String(form.get('maxPrice') ?? ''),
      edited,
    );
    setProblem(result.ok ? null : `${result.message}${result.value ? ` (${result.value})` : ''}`);
    if (result.ok) return;
    // The form sends what its fields are left with, and must not hear of this one.
    event.stopPropagation();
    input.value = '';
  }

  return (
    <FilterSection label="Price" open>
      <RangeControl
        label="price"
        counts={panel.priceBars}
        bounds={priceBuckets}
        low={parsePriceInput(panel.minPrice) ?? null}
        high={parsePriceInput(panel.maxPrice) ?? null}
        fields={{ low: 'minPrice', high: 'maxPrice' }}
        format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      />
      <div className="two dash">
        <PriceField label="Min" name="minPrice" value={panel.minPrice} onBlur={check} />
        <i>–</i>
        <PriceField label="Max" name="maxPrice" value={panel.maxPrice} onBlur={check} />
      </div>
      <p role="alert" className="msg">
        {problem && (
          <>
            <CircleAlert className="ic inline" size={14} aria-hidden="true" /> {problem}
          </>
        )}
      </p>
    </FilterSection>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

function PriceField({ label, name, value, onBlur }: PriceFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <span className="inp">
        <span className="pre">$</span>
        <input
          key={value}
          aria-label={label}
          name={name}
          defaultValue={value}
          placeholder="Any"
          inputMode="numeric"
          maxLength={priceInputLength}
          onBlur={onBlur}
          onKeyDown={commitOnEnter}
        />
      </span>
    </label>
  );
}

/** Enter commits by leaving the field, so that both ways pass the same check. */
function commitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}
