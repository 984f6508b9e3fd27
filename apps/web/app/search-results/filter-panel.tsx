import { X } from 'lucide-react';
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';

import { closeOverlay } from './close-overlay.ts';

import type { FilterPanelData } from './filter-panel-data.ts';
import { OptionSection } from './filter-section.tsx';
import { LocationSection } from './location-section.tsx';
import { MileageSection } from './mileage-section.tsx';
import { PriceSection } from './price-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';
import { YearSection } from './year-section.tsx';

interface FilterPanelProps {
  readonly panel: FilterPanelData;
  readonly clearHref: string;
  readonly total: number;
}

/**
 * All filters in one form that is sent by GET, so that it works without a script; with one, every
 * change sends it. On a phone it fills the screen while it is the page's target.
 */
export function FilterPanel({ panel, clearHref, total }: FilterPanelProps) {
  const submit = useSubmit();

  const send = (form: HTMLFormElement) => submit(form, { preventScrollReset: true });

  /** A choice is applied as it is made. */
  function applyChoice(event: ChangeEvent<HTMLFormElement>) {
    if (!isTextField(event.target)) send(event.currentTarget);
  }

  /** Text is applied when the field is left; Enter sends a form by itself. */
  function applyText({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    if (isTextField(target) && target.value !== target.defaultValue) send(currentTarget);
  }

  /** On a phone the form is a drawer, which ends when its results are asked for. */
  function closeAndSend(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (!form.closest('aside')?.matches(':target')) return;
    event.preventDefault();
    closeOverlay(() => send(form));
  }

  return (
    <aside className="panel" id="filters" aria-label="Filters">
      <div className="panel-h">
        <h2>Filters</h2>
        <Link className="btn btn-3" to={clearHref} preventScrollReset>
          Clear all
        </Link>
        <a className="x panel-close" href="#main" aria-label="Close filters">
          <X className="ic" size={20} aria-hidden="true" />
        </a>
      </div>
      <Form
        action="/cars-for-sale"
        onChange={applyChoice}
        onBlur={applyText}
        onSubmit={closeAndSend}
        preventScrollReset
      >
        {panel.hidden.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <LocationSection panel={panel} />
        <OptionSection group={panel.groups.listingType} open />
        <PriceSection panel={panel} />
        <VehicleSection vehicles={panel.vehicles} />
        <OptionSection group={panel.groups.seriesCode} />
        <OptionSection group={panel.groups.packages} />
        <YearSection panel={panel} />
        <MileageSection panel={panel} />
        <OptionSection group={panel.groups.dealType} open />
        <OptionSection group={panel.groups.vehicleStyleCode} />
        <OptionSection group={panel.groups.suvSubtypeCode} />
        <OptionSection group={panel.groups.sedanSubtypeCode} />
        <OptionSection group={panel.groups.vanSubtypeCode} />
        <OptionSection group={panel.groups.bodyStyleSubtypeCode} />
        <OptionSection group={panel.groups.truckBedLength} />
        <OptionSection group={panel.groups.fuelTypeGroup} />
        <OptionSection group={panel.groups.mpgRange} />
        <OptionSection group={panel.groups.electricMileRange} />
        <OptionSection group={panel.groups.driveGroup} />
        <OptionSection group={panel.groups.transmissionCode} />
        <OptionSection group={panel.groups.engineCode} />
        <OptionSection group={panel.groups.engineDisplacement} />
        <OptionSection group={panel.groups.extColorSimple} />
        <OptionSection group={panel.groups.intColorSimple} />
        <OptionSection group={panel.groups.doorCode} />
        <OptionSection group={panel.groups.featureCode} />
        <OptionSection group={panel.groups.vehicleHistoryType} />
        <OptionSection group={panel.groups.sellerType} />
        <OptionSection group={panel.groups.homeServices} />
        <OptionSection group={panel.groups.vehicleUseType} />
        <OptionSection group={panel.groups.vehicleExchange} />
        <div className="panel-apply">
          <button type="submit" className="btn btn-1 btn-lg wide">
            See {total.toLocaleString('en-US')} Results
          </button>
        </div>
      </Form>
    </aside>
  );
}

function isTextField(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text';
}
