import type { ReactNode } from 'react';
import { FormField } from '../../ui/form/form-field.tsx';
import { maskDollars, mayGoOn } from '../budget/mask-dollars.ts';
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
    <FormField isLive label={label} problem={problems[name]}>
      {(input) => (
        <>
          <span className="ui-input-prefix">$</span>
          <input
            {...input}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder={usual}
            defaultValue={fields[name]}
            onInput={({ currentTarget }) => maskInPlace(currentTarget, maskDollars, mayGoOn)}
            onBlur={({ currentTarget }) => maskInPlace(currentTarget, maskDollars)}
          />
        </>
      )}
    </FormField>
  );
}
