import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { X } from 'lucide-react';
import { memo, type SubmitEvent, useMemo } from 'react';
import { Form } from 'react-router';
import { SearchLink } from '../navigation/search-link.tsx';
import { type Overlay, useOverlay } from '../navigation/use-overlay.ts';
import { CloseLink } from '../page/close-link.tsx';
import { FilterForm } from './filter-form.ts';
import type { ShownPanel } from './filter-panel-data.ts';
import { LocationSection } from './location/location-section.tsx';
import { MileageSection } from './mileage-section.tsx';
import { MissingOptions, openGroups } from './missing-options.ts';
import { OptionSection } from './option-section.tsx';
import { PriceSection } from './price-section.tsx';
import { filterAction as action, useFilterForm } from './use-filter-form.ts';
import { useWholeGroups } from './use-whole-groups.ts';
import { VehicleSection } from './vehicle-section.tsx';
import { YearSection } from './year-section.tsx';

interface FilterPanelProps {
  readonly panel: ShownPanel;
  /** The address of the search that it filters. */
  readonly ownHref: string;
  readonly clearHref: string;
  readonly total: number;
  /** Milliseconds in which further changes are taken along. */
  readonly pause: number;
  /** Whether the page is a map, beside which there is no room. */
  readonly isOverMap: boolean;
}

/** Who asks for the options of a section stays at the filters. */
const staying = `${action}#filters`;

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
  'feesTold',
];

/**
 * All filters in one form that is sent by GET, so that it works without a script; with one, every
 * change sends it. On a phone it is a drawer that fills the screen,
 * over a map one at every width.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { panel, ownHref, clearHref, total, pause, isOverMap } = props;
  const { groups, missing } = useWholeGroups(panel.groups, ownHref);
  const whole = useMemo(() => ({ ...panel, groups }), [panel, groups]);
  const drawer = useOverlay('filters', { isEverywhere: isOverMap });
  const { form, send, changes } = useFilterForm(panel, pause, drawer);

  /** In the drawer everything is applied already. */
  function seeResults(event: SubmitEvent<HTMLFormElement>) {
    if (!drawer.isModal) return;
    event.preventDefault();
    drawer.close();
  }

  return (
    <section
      className="filter-panel ui-above-foot"
      id="filters"
      aria-label="Filters"
      tabIndex={-1}
      ref={drawer.element}
      {...drawer.attributes}
    >
      <PanelHead clearHref={clearHref} drawer={drawer} />
      <FilterForm value={send}>
        <Form ref={form} action={staying} {...changes} onSubmit={seeResults} preventScrollReset>
          <MissingOptions value={missing}>
            <PanelSections panel={whole} />
          </MissingOptions>
          <div className="filter-panel-apply">
            <button
              type="submit"
              formAction={action}
              className="ui-button ui-button-primary ui-button-large ui-button-wide"
            >
              See {groupDigits(total)} {total === 1 ? 'Result' : 'Results'}
            </button>
          </div>
        </Form>
      </FilterForm>
    </section>
  );
}

function PanelHead({
  clearHref,
  drawer,
}: Pick<FilterPanelProps, 'clearHref'> & { readonly drawer: Overlay }) {
  return (
    <div className="filter-panel-head">
      <h2>Filters</h2>
      <SearchLink
        className="ui-button ui-button-quiet"
        to={clearHref}
        whole
        preventScrollReset
        replace={drawer.isModal}
        onClick={drawer.searched}
      >
        Clear all
      </SearchLink>
      <CloseLink
        label="Close filters"
        className="ui-close filter-panel-close"
        onClose={drawer.close}
      >
        <X className="ui-icon" size={20} aria-hidden="true" />
      </CloseLink>
    </div>
  );
}

/** Rendered for another page or its options only, not for a drawer that opens. */
const PanelSections = memo(function PanelSections({ panel }: { readonly panel: ShownPanel }) {
  const section = (key: FilterGroupKey) => (
    <OptionSection
      key={key}
      group={panel.groups[key]}
      open={openGroups.includes(key) || panel.opened.includes(key)}
    />
  );
  return (
    <>
      {panel.hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <LocationSection panel={panel} />
      {section('listingType')}
      <PriceSection panel={panel} />
      <VehicleSection vehicles={panel.vehicles} packagesProblem={panel.packagesProblem} />
      {section('seriesCode')}
      <YearSection panel={panel} />
      <MileageSection panel={panel} />
      {section('dealType')}
      {moreSections.map(section)}
    </>
  );
});
