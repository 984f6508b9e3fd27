import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { FilterSection } from './filter-section.tsx';
import { SelectField } from './select-field.tsx';
import type { VehicleChoice } from './vehicle-choices.ts';

/** Make, model, trim and package: each unlocks the next, up to five makes. */
export function VehicleSection({
  vehicles,
  packagesProblem,
}: {
  readonly vehicles: readonly VehicleChoice[];
  /** Null where packages can be chosen. */
  readonly packagesProblem: string | null;
}) {
  const rows = useRef<HTMLDivElement>(null);
  const chosenMake = useRef<string | null>(null);

  // A make that was just chosen has a row of its own now: the keyboard goes with it.
  useEffect(() => {
    const make = chosenMake.current;
    if (make === null || !vehicles.some((row) => row.make.chosen === make)) return;
    chosenMake.current = null;
    const row = rows.current?.querySelector(`[data-make="${make}"]`);
    row?.querySelector('select')?.focus({ preventScroll: true });
  }, [vehicles]);

  return (
    <FilterSection label="Make, Model, Trim" open>
      <div
        className="ui-stack-large"
        ref={rows}
        onChange={({ target }) => {
          const isMake = target instanceof HTMLSelectElement && target.name === 'makeCode';
          chosenMake.current = isMake ? target.value : null;
        }}
      >
        {vehicles.map((vehicle, row) => (
          <VehicleRow key={vehicle.make.chosen || 'next'} vehicle={vehicle} isFirst={row === 0} />
        ))}
      </div>
      {packagesProblem !== null && <PackagesProblem problem={packagesProblem} />}
    </FilterSection>
  );
}

function PackagesProblem({ problem }: { readonly problem: string }) {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="ui-problem">
      <CircleAlert className="ui-icon" size={14} aria-hidden="true" /> {problem}. Packages cannot be
      chosen now, everything else can.{' '}
      <Link className="ui-link" to={{ pathname, search }} preventScrollReset>
        Try again
      </Link>
    </p>
  );
}

function VehicleRow({
  vehicle: { make, model, trim, package: pack, others },
  isFirst,
}: {
  readonly vehicle: VehicleChoice;
  readonly isFirst: boolean;
}) {
  const isNext = make.chosen === '' && !isFirst;
  return (
    <div className="ui-stack" data-make={make.chosen}>
      <SelectField
        label={isNext ? 'Add another make' : 'Make'}
        name="makeCode"
        value={make.chosen}
        none="Any make"
        options={make.options}
      />
      {!isNext && (
        <>
          <SelectField
            label="Model"
            name={`modelCodeList|${make.chosen}`}
            value={model.chosen}
            none={make.chosen === '' ? 'Choose a make first' : 'Any model'}
            options={model.options}
            disabled={make.chosen === ''}
          />
          <SelectField
            label="Trim"
            name="trimCode"
            value={trim.chosen}
            none={model.chosen === '' ? 'Choose a model first' : 'Any trim'}
            options={trim.options}
            disabled={model.chosen === ''}
          />
          <SelectField
            label="Package"
            name={`packages|${make.chosen}`}
            value={pack.chosen}
            none={trim.chosen === '' ? 'Choose a trim first' : 'Any package'}
            options={pack.options}
            disabled={trim.chosen === '' && pack.chosen === ''}
          />
        </>
      )}
      {others.map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
