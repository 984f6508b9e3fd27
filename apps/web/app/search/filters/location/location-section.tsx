import { isZip, zipMessage } from '@forecourt/domain/place/zip-input';
import { usePageValue } from '../../../ui/use-page-value.ts';
import { type CommitEvent, committedField } from '../commit-text.ts';
import { FieldProblem } from '../field-problem.tsx';
import type { ShownPanel } from '../filter-panel-data.ts';
import { FilterSection } from '../filter-section.tsx';
import { SelectField } from '../select-field.tsx';
import { TickBox } from '../tick-box.tsx';
import { useTypedProblem } from '../use-typed-problem.ts';

/** Where is searched: around a ZIP, with or without cars that are delivered to it. */
export function LocationSection({ panel }: { readonly panel: ShownPanel }) {
  const [problem, setProblem] = useTypedProblem(panel.zip, panel.zipProblem);

  /** What is no ZIP at all is not asked for; whether one exists is known to the server. */
  function check(event: CommitEvent) {
    const input = committedField(event);
    if (input === null) return;
    const isUsable = input.value === '' || isZip(input.value);
    setProblem(isUsable ? null : zipMessage);
    if (!isUsable) event.stopPropagation();
  }

  return (
    <FilterSection label="Location" open>
      <div className="ui-columns filter-location">
        <ZipField zip={panel.zip} isWrong={problem !== null} onCommit={check} />
        <SelectField
          label="Distance"
          name="searchRadius"
          value={panel.radius}
          options={panel.radii}
        />
      </div>
      <FieldProblem id="zip-problem" problem={problem} />
      {panel.includesDelivery !== null && <DeliveryBox isTicked={panel.includesDelivery} />}
    </FilterSection>
  );
}

function DeliveryBox({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <>
      {/* A box that is not ticked sends nothing, so `off` goes before it and gives way to it. */}
      <input type="hidden" name="marketExtension" value="off" />
      <TickBox className="ui-option" name="marketExtension" value="include" selected={isTicked}>
        Include Extended Home Delivery
      </TickBox>
    </>
  );
}

interface ZipFieldProps {
  readonly zip: string;
  readonly isWrong: boolean;
  readonly onCommit: (event: CommitEvent) => void;
}

function ZipField({ zip, isWrong, onCommit }: ZipFieldProps) {
  const input = usePageValue<HTMLInputElement>(zip);
  return (
    <label className="ui-field">
      <span>ZIP</span>
      <span className={isWrong ? 'ui-input ui-input-error' : 'ui-input'}>
        <input
          ref={input}
          type="text"
          name="zip"
          defaultValue={zip}
          inputMode="numeric"
          maxLength={5}
          pattern="\d{5}"
          title={zipMessage}
          placeholder="Any"
          autoComplete="postal-code"
          aria-invalid={isWrong}
          aria-describedby="zip-problem"
          onBlur={onCommit}
          onKeyDown={onCommit}
        />
      </span>
    </label>
  );
}
