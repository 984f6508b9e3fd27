import { taxMark } from '@forecourt/domain/money/quote/follow-tax';
import {
  amountWords,
  type QuoteEstimate,
  type QuoteKind,
  quoteLimits,
} from '@forecourt/domain/money/quote/quote';
import { quoteMark, typedLines, typedSum } from '@forecourt/domain/money/quote/read-quote';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../ui/form/form-field.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import { useHasScript } from '../../ui/use-has-script.ts';
import { QuoteRow } from './quote-row.tsx';
import { beginRows, hasTradeIn, type QuoteBeginning, withRow } from './quote-rows.ts';
import { useFollowingTax } from './use-following-tax.ts';

interface QuoteFieldsProps extends QuoteBeginning {
  /** Whom the quote is for. */
  readonly shopperName: string;
  readonly problems: TypedFields;
  /** Whether the car has left the market. */
  readonly isGone: boolean;
  /** Where the message is written without a quote, for who has no script. */
  readonly closeHref: string;
  readonly onClose: () => void;
}

/** The lines of an out-the-door quote, within the form of a message. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { shopperName, estimate, isGone, problems, closeHref, onClose } = props;
  const hasScript = useHasScript();
  const [rows, setRows] = useState(() => beginRows(props));
  const [added, setAdded] = useState<number | null>(null);
  const [sum, setSum] = useState(() => typedSum(rows));
  const box = useRef<HTMLFieldSetElement>(null);
  const followTax = useFollowingTax(estimate, rows);
  const recount = () => {
    const form = box.current?.form;
    if (!form) return;
    followTax(form, typedLines(textsOf(form)));
    setSum(typedSum(typedLines(textsOf(form))));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came or went change the sum.
  useEffect(recount, [rows]);
  const add = (kind: QuoteKind) => {
    const more = withRow(rows, kind);
    setAdded(more.at(-1)?.place ?? null);
    setRows(more);
  };
  const remove = (place: number) => {
    setRows(rows.filter((row) => row.place !== place));
    // The button that had the focus goes with its line.
    box.current?.focus();
  };
  return (
    <fieldset className="lead-quote-fields" ref={box} tabIndex={-1} onInput={recount}>
      <legend>Out-the-door price</legend>
      <input type="hidden" name={quoteMark.name} value={quoteMark.value} />
      {!hasScript && <input type="hidden" name={taxMark.name} value={taxMark.value} />}
      <a
        className="lead-quote-remove"
        href={closeHref}
        aria-label="Send no out-the-door price"
        onClick={(press) => {
          press.preventDefault();
          onClose();
        }}
      >
        <X className="ui-icon" size={16} aria-hidden="true" />
      </a>
      {isGone && (
        <p role="note">This car is no longer for sale. A price for it can be sent all the same.</p>
      )}
      <p>{whatItBeginsWith(estimate, shopperName)}</p>
      <ol>
        {rows.map((row) => (
          <QuoteRow
            key={row.place}
            row={row}
            problems={problems}
            isNew={row.place === added}
            onRemove={() => remove(row.place)}
          />
        ))}
      </ol>
      {rows.length < quoteLimits.lines && (
        <div className="lead-quote-add">
          <AddButton label="Add a line" onPress={() => add('add-on')} />
          {!hasTradeIn(rows) && (
            <AddButton label="Take off a trade-in" onPress={() => add('trade-in')} />
          )}
        </div>
      )}
      <p className="lead-quote-plain">
        A line without a name and dollars is left out.
        {estimate && ' A tax that you leave as it is follows the trade-in.'}
      </p>
      <p className="lead-quote-sum">
        Out the door <output className="ui-number">{amountWords(sum)}</output>
      </p>
      <Problem id={`${quoteMark.name}-problem`} text={problems[quoteMark.name]} />
    </fieldset>
  );
}

const textsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

interface AddButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

function AddButton({ label, onPress }: AddButtonProps) {
  return (
    <button type="button" className="ui-button ui-button-quiet" onClick={onPress}>
      <Plus className="ui-icon" size={16} aria-hidden="true" />
      {label}
    </button>
  );
}

/** Whose figures stand in the fields, and what becomes of them. */
function whatItBeginsWith(estimate: QuoteEstimate | null, shopperName: string): string {
  if (estimate === null)
    return `We have no sum of our own for this car. ${shopperName} is told so.`;
  const { where, isShoppers, tellsFee } = estimate;
  // The rules of the state are with the server.
  const tax = ' The tax is of our price and fees: change it with them.';
  const place = isShoppers ? where : `${where}, as ${shopperName} gave no ZIP code`;
  const fee = tellsFee ? '' : ' Your listing tells no dealer fee: write yours, or 0.';
  return `Our sum, registered in ${place}. Change what differs: ${shopperName} is told how the two compare.${tax}${fee}`;
}
