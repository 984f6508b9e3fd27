import type { FilterGroupKey } from '@forecourt/domain/filter-groups';
import { X } from 'lucide-react';
import type { ChangeEvent, FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { closeOverlay } from './close-overlay.ts';
import { committedField, isTextField } from './commit-text.ts';
import type { FilterPanelData } from './filter-panel-data.ts';
import { LocationSection } from './location-section.tsx';
import { MileageSection } from './mileage-section.tsx';
import { OptionSection } from './option-section.tsx';
import { PriceSection } from './price-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';
import { YearSection } from './year-section.tsx';

interface FilterPanelProps {
  readonly panel: FilterPanelData;
  readonly clearHref: string;
  readonly total: number;
}

/** After the sections of their own, what most shoppers ask for comes first. */
const moreSections: readonly FilterGroupKey[] = [
  'priceDrop',
  'daysOnMarket',
  'vehicleStyleCode',
  'suvSubtypeCode',
  'sedanSubtypeCode',
  'vanSubtypeCode',
  'bodyStyleSubtypeCode',
  'truckBedLength',
  'fuelTypeGroup',
  'mpgRange',
  'electricMileRange',
  'driveGroup',
  'transmissionCode',
  'engineCode',
  'engineDisplacement',
  'extColorSimple',
  'intColorSimple',
  'doorCode',
  'featureCode',
  'vehicleHistoryType',
  'sellerType',
  'homeServices',
  'vehicleUseType',
  'vehicleExchange',
];

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

  /** Text is applied by Enter, and when the field is left. */
  function applyText(event: FocusEvent<HTMLFormElement> | KeyboardEvent<HTMLFormElement>) {
    const field = committedField(event);
    if (field === null) return;
    field.defaultValue = field.value;
    send(event.currentTarget);
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
        onKeyDown={applyText}
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
        <YearSection panel={panel} />
        <MileageSection panel={panel} />
        <OptionSection group={panel.groups.dealType} open />
        {moreSections.map((key) => (
          <OptionSection key={key} group={panel.groups[key]} />
        ))}
        <div className="panel-apply">
          <button type="submit" className="btn btn-1 btn-lg wide">
            See {total.toLocaleString('en-US')} Results
          </button>
        </div>
      </Form>
    </aside>
  );
}
