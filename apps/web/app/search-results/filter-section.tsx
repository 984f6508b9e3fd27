import type { FilterOption } from '@forecourt/domain/filter-options';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OptionGroup } from './filter-panel-data.ts';
import { TickBox } from './tick-box.tsx';

interface FilterSectionProps {
  readonly label: string;
  /** What is chosen, shown while closed. */
  readonly summary?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** One section of the panel: a disclosure that opens by itself when it holds a value. */
export function FilterSection({ label, summary, open = false, children }: FilterSectionProps) {
  return (
    <details className="fg" open={open || (summary !== undefined && summary !== 'Any')}>
      <summary className="fg-h">
        {label}
        {summary !== undefined && <span className="v">{summary}</span>}
        <ChevronDown className="ic" size={18} aria-hidden="true" />
      </summary>
      <div className="fg-b">{children}</div>
    </details>
  );
}

/** Nothing for an option that is not counted, such as `Any`. */
function countOf({ count, disabled }: FilterOption): string | undefined {
  return disabled ? '0' : count?.toLocaleString('en-US');
}

/** From this many options on a list scrolls by itself. */
const longList = 12;

/** A section of options to tick. Missing when the group has nothing to offer. */
export function OptionSection({
  group,
  open,
}: {
  readonly group: OptionGroup | undefined;
  readonly open?: boolean;
}) {
  if (group === undefined) return null;
  return (
    <FilterSection label={group.label} summary={group.summary} open={open ?? false}>
      {group.swatches ? <SwatchOptions group={group} /> : <CheckOptions group={group} />}
    </FilterSection>
  );
}

/** Boxes to tick. */
export function CheckOptions({ group: { key, label, options } }: { readonly group: OptionGroup }) {
  return (
    <fieldset className={options.length > longList ? 'opt-list long' : 'opt-list'}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <TickBox key={option.value} className="opt" {...tickOf(key, option)}>
          <span className="box">
            <Check className="ic" size={14} aria-hidden="true" />
          </span>
          <span>{option.label}</span>
          <span className="fg-n">{countOf(option)}</span>
        </TickBox>
      ))}
    </fieldset>
  );
}

function SwatchOptions({
  group: { key, label, options, swatches },
}: {
  readonly group: OptionGroup;
}) {
  return (
    <fieldset className="sw">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <TickBox key={option.value} {...tickOf(key, option)}>
          <i style={{ background: swatches?.[option.value] }} />
          <span>{option.label}</span>
          <small>{countOf(option)}</small>
        </TickBox>
      ))}
    </fieldset>
  );
}

function tickOf(name: string, { value, selected, disabled }: FilterOption) {
  return { name, value, selected: selected ?? false, disabled };
}
