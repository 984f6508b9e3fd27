import { mileageBuckets } from '@forecourt/domain/search/histograms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { FocusEvent, KeyboardEvent } from 'react';
import { usePageValue } from '../../ui/use-page-value.ts';
import { FieldProblem } from './field-problem.tsx';
import { useFilterForm } from './filter-form.ts';
import type { ShownPanel } from './filter-panel-data.ts';
import { FilterSection } from './filter-section.tsx';
import { OptionList } from './option-section.tsx';
import { RangeControl } from './range-control.tsx';
import { useTypedProblem } from './use-typed-problem.ts';

/** Miles at the most, by a handle or a number, or a band of them. */
export function MileageSection({ panel }: { readonly panel: ShownPanel }) {
  const group = panel.groups.mileage;
  if (group === undefined) return null;
  return (
    <FilterSection
      label={group.label}
      summary={group.summary}
      open={panel.opened.includes(group.key)}
      lines={group.options === null ? group.count : group.options.length}
      name={group.key}
      isMissing={group.options === null}
    >
      <RangeControl
        label="mileage"
        counts={panel.mileageBars}
        bounds={mileageBuckets}
        low={null}
        high={panel.maxMiles}
        fields={{ high: 'mileage' }}
        format={{ style: 'unit', unit: 'mile', unitDisplay: 'long' }}
      />
      <MilesField maxMiles={panel.maxMiles} />
      {group.options && <OptionList group={group} />}
    </FilterSection>
  );
}

/** Any number of miles. It has no name in the form: it replaces the band that the form has. */
function MilesField({ maxMiles }: { readonly maxMiles: number | null }) {
  const send = useFilterForm();
  const shown = maxMiles === null ? '' : groupDigits(maxMiles);
  const input = usePageValue<HTMLInputElement>(shown);
  const [problem, setProblem] = useTypedProblem(maxMiles);

  function commit(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if ('key' in event && event.key !== 'Enter') return;
    if ('key' in event) event.preventDefault();
    const field = event.currentTarget;
    if (field.value === field.defaultValue) return;
    const miles = field.value.replaceAll(',', '').trim();
    const isNumber = /^\d{0,7}$/.test(miles);
    setProblem(isNumber ? null : `“${field.value}” is not a number of miles.`);
    field.value = isNumber ? field.value : '';
    field.defaultValue = field.value;
    if (isNumber) send({ mileage: Number(miles) > 0 ? miles : '' });
  }

  return (
    <div className="filter-scripted">
      <label className="ui-field">
        <span>Up to</span>
        <span className="ui-input">
          <input
            ref={input}
            type="text"
            aria-label="Up to, miles"
            aria-describedby="miles-problem"
            defaultValue={shown}
            placeholder="Any"
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            onChange={(event) => event.stopPropagation()}
            onBlur={commit}
            onKeyDown={commit}
          />
          <span className="ui-input-suffix">mi</span>
        </span>
      </label>
      <FieldProblem id="miles-problem" problem={problem} />
    </div>
  );
}
