import type { ShownPanel } from './filter-panel-data.ts';
import { FilterSection } from './filter-section.tsx';
import { RangeControl } from './range-control.tsx';
import { SelectField } from './select-field.tsx';

/** Model years between two. */
export function YearSection({ panel }: { readonly panel: ShownPanel }) {
  const { startYear, endYear, yearBars } = panel;
  return (
    <FilterSection
      label="Year"
      summary={panel.yearSummary}
      name="year"
      open={panel.opened.includes('year')}
    >
      <RangeControl
        label="year"
        counts={yearBars.counts}
        bounds={yearBars.years}
        low={Number(startYear) || null}
        high={Number(endYear) || null}
        fields={{ low: 'startYear', high: 'endYear' }}
        format={{ useGrouping: false }}
        inclusive
      />
      <div className="ui-columns">
        <SelectField
          label="From"
          name="startYear"
          value={startYear || '0'}
          options={panel.startYears}
        />
        <SelectField label="To" name="endYear" value={endYear || '0'} options={panel.endYears} />
      </div>
    </FilterSection>
  );
}
