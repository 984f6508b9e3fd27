import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { type ReactNode, useId } from 'react';
import { maskInPlace } from '../budget/mask-in-place.ts';
import type { WalletPageData, WalletProblems } from '../wallet-page-data.ts';

/** As inputs hold them. */
export type Fields = Readonly<Record<keyof WalletPageData['fields'], string>>;

export interface FieldsProps {
  readonly fields: Fields;
  readonly problems: WalletProblems;
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
  /** The value that is chosen: at first, or where the page keeps it at all times. */
  readonly chosen: string;
  /** Where the page keeps it. */
  readonly onChoose?: () => void;
}

/** One of several that exclude each other. */
export function Choice({ name, value, children, chosen, onChoose }: ChoiceProps) {
  const isChosen = chosen === value;
  const state = onChoose ? { checked: isChosen, onChange: onChoose } : { defaultChecked: isChosen };
  return (
    <label>
      <input type="radio" name={name} value={value} {...state} />
      <span>{children}</span>
    </label>
  );
}

/** Whole dollars, digits in groups. */
export function MoneyField({
  name,
  label,
  usual,
  fields,
  problems,
}: FieldsProps & {
  readonly name: 'down' | 'tradeValue' | 'amountOwed';
  readonly label: string;
  readonly usual: string;
}) {
  return (
    <Field name={name} label={label} problem={problems[name]}>
      {(input) => (
        <>
          <span className="ui-input-prefix">$</span>
          <input
            {...input}
            inputMode="numeric"
            autoComplete="off"
            placeholder={usual}
            defaultValue={fields[name]}
            onInput={({ currentTarget }) => maskInPlace(currentTarget, maskDollars)}
          />
        </>
      )}
    </Field>
  );
}

function maskDollars(typed: string): string {
  const digits = typed
    .replace(/\.\d{0,2}\s*$/, '')
    .replace(/\D/g, '')
    .slice(0, 7);
  return digits === '' ? '' : groupDigits(Number(digits));
}

/** What an input has of its field. */
interface FieldInput {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: string | null | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}

/** A field with its label and what is wrong with it. */
export function Field({ name, label, problem, children }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const state = problem ? 'ui-input ui-input-error' : 'ui-input';
  return (
    <div>
      <label className="ui-field" htmlFor={id}>
        <span>{label}</span>
        <span className={state}>
          {children({
            id,
            name,
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': problemId,
          })}
        </span>
      </label>
      <span className="ui-problem" id={problemId} role="alert">
        {problem}
      </span>
    </div>
  );
}
