import { type BudgetType, budgetOfType } from '@forecourt/domain/money/budget';
import { roundDollars } from '@forecourt/domain/money/cents';
import { loanMonths, percent } from '@forecourt/domain/money/shopper-terms';
import type { WalletField } from '@forecourt/domain/money/wallet';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Repeat } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { budgetPauseMs } from './budget-pause.ts';
import { maskBudget } from './mask-budget.ts';
import { walletPath } from './wallet-address.ts';
import type { WalletPageData, WalletProblems } from './wallet-page-data.ts';

export interface RefusedWallet {
  readonly problems: WalletProblems;
  /** As it was typed. */
  readonly typed: Readonly<Record<string, string>>;
}

interface WalletFormProps {
  readonly page: WalletPageData;
  /** What was sent and not taken, where no script runs. */
  readonly refused: RefusedWallet | null;
  readonly heading: ReactNode;
}

/** What a shopper can pay, and what that buys. The sums follow what is typed; the server does them. */
export function WalletForm({ page, refused, heading }: WalletFormProps) {
  const sent = useFetcher<RefusedWallet>();
  const { shown, form, follow } = useLiveWallet(page);
  const problems = sent.data?.problems ?? refused?.problems ?? shown.problems;
  const fields = { ...page.fields, ...refused?.typed };
  return (
    <sent.Form
      method="post"
      action={walletPath}
      className="wallet"
      ref={form}
      onChange={follow}
      noValidate
    >
      <input type="hidden" name="from" value={page.from} />
      <div className="wallet-terms">
        {heading}
        <BudgetFields fields={fields} problem={problems.budget} />
        <TermFields page={shown} fields={fields} problems={problems} />
        <TradeFields words={shown.trade} fields={fields} problems={problems} />
      </div>
      <WalletSum page={shown} isSending={sent.state !== 'idle'} />
    </sent.Form>
  );
}

/** The page as it would be with what is typed, a moment after the last key. */
function useLiveWallet(page: WalletPageData) {
  const live = useFetcher<WalletPageData>();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  function follow() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (form.current === null) return;
      const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
      void live.load(`${walletPath}?${new URLSearchParams(typed)}`);
    }, budgetPauseMs);
  }
  return { shown: live.data ?? page, form, follow };
}

type Fields = Readonly<Record<keyof WalletPageData['fields'], string>>;

function BudgetFields({
  fields,
  problem,
}: {
  readonly fields: Fields;
  readonly problem: string | undefined;
}) {
  const [type, setType] = useState<BudgetType>(fields.type === 'purchase' ? 'purchase' : 'monthly');
  const [budget, setBudget] = useState(fields.budget);
  function choose(chosen: BudgetType) {
    setType(chosen);
    setBudget(groupDigits(budgetOfType[chosen]));
  }
  return (
    <>
      <fieldset className="ui-segments wallet-choices">
        <legend className="ui-visually-hidden">Kind of budget</legend>
        <Choice name="type" value="monthly" chosen={type} onChoose={() => choose('monthly')}>
          Monthly
        </Choice>
        <Choice name="type" value="purchase" chosen={type} onChoose={() => choose('purchase')}>
          Total price
        </Choice>
      </fieldset>
      <Field
        name="budget"
        label={type === 'monthly' ? 'Monthly budget' : 'Budget'}
        problem={problem}
      >
        {(input) => (
          <>
            <span className="ui-input-prefix">$</span>
            <input
              {...input}
              inputMode="numeric"
              autoComplete="off"
              value={budget}
              onChange={({ target }) => setBudget(maskBudget(target.value))}
            />
            <span className="ui-input-suffix">{type === 'monthly' && '/mo'}</span>
          </>
        )}
      </Field>
    </>
  );
}

interface FieldsProps {
  readonly fields: Fields;
  readonly problems: WalletProblems;
}

function TermFields({ page, fields, problems }: FieldsProps & { readonly page: WalletPageData }) {
  return (
    <>
      <div className="ui-columns wallet-pair">
        <MoneyField name="down" label="Cash down" fields={fields} problems={problems} usual="20%" />
        <Field name="credit" label="Credit score" problem={problems.credit}>
          {(input) => (
            <>
              <select {...input} defaultValue={fields.credit}>
                <option value="">Not told · {percent(page.terms.apr)} APR</option>
                {page.tiers.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
        </Field>
      </div>
      <fieldset className="ui-segments wallet-choices">
        <legend>Months</legend>
        {loanMonths.map((months) => (
          <Choice key={months} name="months" value={String(months)} isChosen={fields.months}>
            {months}
          </Choice>
        ))}
      </fieldset>
      <div className="ui-columns wallet-pair">
        <Field name="apr" label="Or your own APR" problem={problems.apr}>
          {(input) => (
            <>
              <input {...input} inputMode="decimal" autoComplete="off" defaultValue={fields.apr} />
              <span className="ui-input-suffix">%</span>
            </>
          )}
        </Field>
        <Field name="zip" label="ZIP, for taxes" problem={problems.zip}>
          {(input) => (
            <>
              <input
                {...input}
                inputMode="numeric"
                autoComplete="postal-code"
                defaultValue={fields.zip}
              />
            </>
          )}
        </Field>
      </div>
      <p className="ui-fine-print">
        You choose the tier; nobody asks for your credit report. Average rates: {page.ratesFrom}.
      </p>
    </>
  );
}

function TradeFields({ words, ...props }: FieldsProps & { readonly words: string | null }) {
  return (
    <section className="wallet-trade" aria-labelledby="wallet-trade" id="trade-in">
      <h3 id="wallet-trade">
        <Repeat className="ui-icon" size={16} aria-hidden="true" />
        Trade-in
      </h3>
      <div className="ui-columns wallet-pair">
        <MoneyField {...props} name="tradeValue" label="Est. value" usual="None" />
        <MoneyField {...props} name="amountOwed" label="You still owe" usual="Nothing" />
      </div>
      {words !== null && <p className="ui-fine-print">{words}</p>}
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
  /** The one that is chosen, where this page keeps it; else that at first. */
  readonly chosen?: string;
  readonly isChosen?: string;
  readonly onChoose?: () => void;
}

function Choice({ name, value, children, chosen, isChosen, onChoose }: ChoiceProps) {
  const state =
    chosen === undefined
      ? { defaultChecked: isChosen === value }
      : { checked: chosen === value, onChange: onChoose };
  return (
    <label>
      <input type="radio" name={name} value={value} {...state} />
      <span>{children}</span>
    </label>
  );
}

function MoneyField({
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
  function mask(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = input.value
      .replace(/\.\d{0,2}\s*$/, '')
      .replace(/\D/g, '')
      .slice(0, 7);
    input.value = digits === '' ? '' : groupDigits(Number(digits));
  }
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
            onInput={mask}
          />
        </>
      )}
    </Field>
  );
}

/** What an input has of its field. */
interface FieldInput {
  readonly id: string;
  readonly name: WalletField;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly name: WalletField;
  readonly label: string;
  readonly problem: string | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}

function Field({ name, label, problem, children }: FieldProps) {
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

/** What the budget reaches, and the way there. */
function WalletSum({
  page,
  isSending,
}: {
  readonly page: WalletPageData;
  readonly isSending: boolean;
}) {
  const { reach, lines, fits, total, terms, extras } = page;
  return (
    <div className="wallet-sum">
      <div aria-live="polite" className="wallet-reach">
        <p>You can shop up to</p>
        <strong>{reach === null ? 'No price' : roundDollars(reach * 100)}</strong>
        {reach === null && <p>The budget does not cover what is owed on the trade-in.</p>}
      </div>
      <dl className="ui-term-list">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fits !== null && total !== null && (
        <p className="wallet-fit">
          <b>{groupDigits(fits)}</b> of {carWords(total)} fit
        </p>
      )}
      <button
        type="submit"
        name="intent"
        value="budget"
        className="ui-button ui-button-primary ui-button-large ui-button-wide"
        aria-busy={isSending || undefined}
      >
        Set My Budget
      </button>
      <p className="ui-fine-print">
        An estimate at {percent(terms.apr)} APR over {terms.months} months, not an offer of credit.
        Excludes tax, title and fees{extras && `, ${extras}`}.
      </p>
      {page.isKept && (
        <button type="submit" name="intent" value="forget" className="ui-link wallet-forget">
          Forget these numbers
        </button>
      )}
    </div>
  );
}
