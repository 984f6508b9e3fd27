import { parseMileage } from '@forecourt/domain/money/trade-in/trade-in-car';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { FormField } from '../../ui/form/form-field.tsx';
import type { CarView } from '../selling-views.ts';
import { useTypedText } from '../use-typed-text.ts';
import { milesWords } from './miles-words.ts';

/** Digits in groups; what are no miles stays as it was typed, for the server to say so. */
function grouped(typed: string): string {
  const miles = parseMileage(typed);
  return miles === null ? typed : groupDigits(miles);
}

interface MilesFieldProps {
  readonly view: CarView;
  readonly value: string;
  readonly problem: string | undefined;
}

/** How far it has gone, and how that compares. */
export function MilesField({ view: { usualMiles }, value, problem }: MilesFieldProps) {
  const { typed, setTyped, field } = useTypedText(value);
  const miles = parseMileage(typed) ?? 0;
  return (
    <>
      <FormField label="Miles on it today" problem={problem}>
        {(input) => (
          <>
            <input
              {...input}
              name="mileage"
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={({ target }) => setTyped(grouped(target.value))}
            />
            <span className="ui-input-suffix">mi</span>
          </>
        )}
      </FormField>
      {usualMiles !== null && miles > 0 && (
        <p className="sell-miles ui-fine-print">{milesWords(miles, usualMiles)}</p>
      )}
    </>
  );
}
