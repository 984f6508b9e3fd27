import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { useState } from 'react';
import { Field } from '../field.tsx';
import type { CarView } from '../selling-views.ts';
import { milesWords } from './miles-words.ts';

interface MilesFieldProps {
  readonly view: CarView;
  readonly value: string;
  readonly problem: string | undefined;
}

/** How far it has gone, and how that compares. */
export function MilesField({ view: { usualMiles }, value, problem }: MilesFieldProps) {
  const [typed, setTyped] = useState(value);
  const miles = Number(typed.replaceAll(/[^\d]/g, ''));
  return (
    <>
      <Field name="mileage" label="Miles on it today" problem={problem} suffix="mi">
        {(input) => (
          <input
            {...input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setTyped(miles === 0 ? typed : groupDigits(miles))}
          />
        )}
      </Field>
      {usualMiles !== null && miles > 0 && (
        <p className="sell-miles ui-fine-print">{milesWords(miles, usualMiles)}</p>
      )}
    </>
  );
}
