import { SelectField } from '../ui/select-field.tsx';
import { FilterSection } from './filter-section.tsx';
import type { VehicleChoice } from './vehicle-choices.ts';

/** Make, model and trim: each unlocks the next, up to five makes. */
export function VehicleSection({ vehicles }: { readonly vehicles: readonly VehicleChoice[] }) {
  return (
    <FilterSection label="Make, Model, Trim" open>
      <div className="stack-lg">
        {vehicles.map((vehicle, row) => (
          <VehicleRow key={vehicle.makeCode || 'next'} vehicle={vehicle} isFirst={row === 0} />
        ))}
      </div>
    </FilterSection>
  );
}

function VehicleRow({
  vehicle,
  isFirst,
}: {
  readonly vehicle: VehicleChoice;
  readonly isFirst: boolean;
}) {
  const { makeCode, modelCode, trimCode, others } = vehicle;
  const makeLabel = makeCode === '' && !isFirst ? 'Add another make' : 'Make';
  return (
    <div className="stack">
      <SelectField
        label={makeLabel}
        name="makeCode"
        value={makeCode}
        none="Any make"
        options={vehicle.makes}
      />
      {(makeCode !== '' || isFirst) && (
        <SelectField
          label="Model"
          name="modelCode"
          value={modelCode}
          none={makeCode === '' ? 'Choose a make first' : 'Any model'}
          options={vehicle.models}
          disabled={makeCode === ''}
        />
      )}
      {(makeCode !== '' || isFirst) && (
        <SelectField
          label="Trim"
          name="trimCode"
          value={trimCode}
          none={modelCode === '' ? 'Choose a model first' : 'Any trim'}
          options={vehicle.trims}
          disabled={modelCode === ''}
        />
      )}
      {others.map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
