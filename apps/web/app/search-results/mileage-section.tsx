import { mileageBuckets } from '@forecourt/domain/histograms';
import type { FilterPanelData } from './filter-panel-data.ts';
import { CheckOptions, FilterSection } from './filter-section.tsx';
import { RangeControl } from './range-control.tsx';

/** Miles at the most, by a handle, or bands of them to tick. */
export function MileageSection({ panel }: { readonly panel: FilterPanelData }) {
  const group = panel.groups.mileage;
  if (group === undefined) return null;
  return (
    <FilterSection label={group.label} summary={group.summary}>
      <RangeControl
        label="mileage"
        counts={panel.mileageBars}
        bounds={mileageBuckets}
        low={null}
        high={panel.mostMiles}
        fields={{ high: 'mileage' }}
        format={{ style: 'unit', unit: 'mile', unitDisplay: 'long' }}
      />
      <CheckOptions group={group} />
    </FilterSection>
  );
}
