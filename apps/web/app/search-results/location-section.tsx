import { Check, CircleAlert } from 'lucide-react';
import { SelectField } from '../ui/select-field.tsx';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterSection } from './filter-section.tsx';
import { TickBox } from './tick-box.tsx';

/** Where is searched: around a ZIP, with or without cars that are delivered to it. */
export function LocationSection({ panel }: { readonly panel: FilterPanelData }) {
  return (
    <FilterSection label="Location" open>
      <div className="two location">
        <ZipField zip={panel.zip} problem={panel.zipProblem} />
        <SelectField
          label="Distance"
          name="searchRadius"
          value={panel.radius}
          options={panel.radii}
          disabled={panel.zip === ''}
        />
      </div>
      {panel.zipProblem !== null && (
        <p role="alert" className="msg" id="zip-problem">
          <CircleAlert className="ic inline" size={14} aria-hidden="true" /> {panel.zipProblem}
        </p>
      )}
      {/* A box that is not ticked sends nothing, so `off` goes before it and gives way to it. */}
      <input type="hidden" name="marketExtension" value="off" />
      <TickBox
        className="opt"
        name="marketExtension"
        value="include"
        selected={panel.includesDelivery}
      >
        <span className="box">
          <Check className="ic" size={14} aria-hidden="true" />
        </span>
        <span>Include Extended Home Delivery</span>
      </TickBox>
    </FilterSection>
  );
}

function ZipField({ zip, problem }: { readonly zip: string; readonly problem: string | null }) {
  return (
    <label className="field">
      <span>ZIP</span>
      <span className="inp">
        <input
          key={zip}
          name="zip"
          defaultValue={zip}
          inputMode="numeric"
          maxLength={5}
          pattern="\d{5}"
          title="Enter a valid ZIP Code"
          placeholder="Any"
          autoComplete="postal-code"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'zip-problem'}
        />
      </span>
    </label>
  );
}
