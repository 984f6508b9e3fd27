import { type BudgetType, budgetOfType } from '@forecourt/domain/money/budget';
import { loanMonths, percent } from '@forecourt/domain/money/shopper-terms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Repeat } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useFocusOnProblem } from '../../leads/sending/use-focus-on-problem.ts';
import { type NoAnswer, useLatestAnswer } from '../../ui/answers/no-answer.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { budgetPauseMs } from '../budget/budget-pause.ts';
import { maskBudget } from '../budget/mask-budget.ts';
import { maskInPlace } from '../budget/mask-in-place.ts';
import { tradeInPath, walletPath } from '../wallet-address.ts';
import type { WalletPageData, WalletProblems } from '../wallet-page-data.ts';
import { DrivingFields } from './driving-fields.tsx';
import { WalletExamples } from './wallet-examples.tsx';
import { Choice, type FieldsProps, MoneyField } from './wallet-inputs.tsx';
import { WalletSum } from './wallet-sum.tsx';

export interface RefusedWallet {
  readonly problems: WalletProblems;
  /** As it was typed. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whether nobody knows what became of it: no answer came. */
  readonly isLost?: boolean;
}

interface WalletFormProps {
  readonly page: WalletPageData;
  /** What was sent and not taken, where no script runs. */
  readonly refused: RefusedWallet | null;
  readonly heading: ReactNode;
  /** Whether there is room for what other prices come to. */
  readonly hasExamples: boolean;
}

/** What a shopper can pay, and what that buys. The sums follow what is typed; the server does them. */
export function WalletForm({ page, refused, heading, hasExamples }: WalletFormProps) {
  const sent = useFetcher<RefusedWallet>();
  const { shown, isCurrent, form, follow } = useLiveWallet(page);
  const last = sent.data ?? refused;
  const [corrected, setCorrected] = useState<RefusedWallet | null>(null);
  // What is wrong with what is typed since then, the sums tell.
  const answer = last === corrected ? null : last;
  useFocusOnProblem(form, answer?.isLost ? null : answer);
  const problems = answer?.problems ?? shown.problems;
  const fields = { ...page.fields, ...refused?.typed };
  return (
    <sent.Form
      method="post"
      action={walletPath}
      className="wallet"
      ref={form}
      onChange={() => {
        setCorrected(last);
        follow();
      }}
      noValidate
    >
      <input type="hidden" name="from" value={page.from} />
      <div className="wallet-terms">
        {heading}
        <BudgetFields fields={fields} problems={problems} />
        <TermFields page={shown} fields={fields} problems={problems} />
        <DrivingFields fields={fields} problems={problems} />
        <TradeFields page={shown} fields={fields} problems={problems} />
      </div>
      <WalletSum
        page={shown}
        isSending={sent.state !== 'idle'}
        isCurrent={isCurrent}
        isLost={answer?.isLost === true}
      />
      {hasExamples && <WalletExamples page={shown} />}
    </sent.Form>
  );
}

/** The page as it would be with what is typed, a moment after the last key. */
function useLiveWallet(page: WalletPageData) {
  const live = useFetcher<WalletPageData | NoAnswer>();
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
  const { latest, isCurrent } = useLatestAnswer(live.data ?? page);
  return { shown: latest, isCurrent, form, follow };
}

function BudgetFields({ fields, problems: { budget: problem } }: FieldsProps) {
  const [type, setType] = useState<BudgetType>(fields.type === 'purchase' ? 'purchase' : 'monthly');
  const [budget, setBudget] = useState(fields.budget);
  function choose(chosen: BudgetType) {
    setType(chosen);
    setBudget(groupDigits(budgetOfType[chosen]));
  }
  return (
    <>
      <fieldset className="ui-segments ui-choices">
        <legend className="ui-visually-hidden">Kind of budget</legend>
        <Choice name="type" value="monthly" chosen={type} onChoose={() => choose('monthly')}>
          Monthly
        </Choice>
        <Choice name="type" value="purchase" chosen={type} onChoose={() => choose('purchase')}>
          Total price
        </Choice>
      </fieldset>
      <FormField isLive label={type === 'monthly' ? 'Monthly budget' : 'Budget'} problem={problem}>
        {(input) => (
          <>
            <span className="ui-input-prefix">$</span>
            <input
              {...input}
              name="budget"
              inputMode="numeric"
              autoComplete="off"
              value={budget}
              onChange={({ target }) => setBudget(maskInPlace(target, maskBudget))}
              onBlur={({ target }) => setBudget(maskInPlace(target, maskBudget))}
            />
            <span className="ui-input-suffix">{type === 'monthly' && '/mo'}</span>
          </>
        )}
      </FormField>
    </>
  );
}

function TermFields({ page, fields, problems }: FieldsProps & { readonly page: WalletPageData }) {
  return (
    <>
      <div className="ui-columns wallet-pair">
        <MoneyField
          fields={fields}
          problems={problems}
          name="down"
          label="Cash down"
          usual="20% of a price"
        />
        <FormField isLive label="Credit score" problem={problems.credit}>
          {(input) => (
            <select {...input} name="credit" defaultValue={fields.credit}>
              <option value="">Not given · {percent(page.terms.apr)} APR</option>
              {page.tiers.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <fieldset className="ui-segments ui-choices">
        <legend>Months</legend>
        {loanMonths.map((months) => (
          <Choice key={months} name="months" value={String(months)} chosen={fields.months}>
            {months}
          </Choice>
        ))}
      </fieldset>
      <div className="ui-columns wallet-pair">
        <FormField isLive label="Or your own APR" problem={problems.apr}>
          {(input) => (
            <>
              <input
                {...input}
                name="apr"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={fields.apr}
              />
              <span className="ui-input-suffix">%</span>
            </>
          )}
        </FormField>
        <FormField isLive label="ZIP, for taxes" problem={problems.zip}>
          {(input) => (
            <input
              {...input}
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={fields.zip}
            />
          )}
        </FormField>
      </div>
      <p className="ui-fine-print">
        You choose the tier; nobody asks for your credit report. Average rates: {page.ratesFrom}.
      </p>
    </>
  );
}

function TradeFields({ page, ...props }: FieldsProps & { readonly page: WalletPageData }) {
  const { trade: words, tradeCar: car } = page;
  const address = `${tradeInPath}?from=${encodeURIComponent(page.from)}`;
  return (
    <section className="wallet-trade" aria-labelledby="wallet-trade" id="trade-in">
      <h2 id="wallet-trade">
        <Repeat className="ui-icon" size={16} aria-hidden="true" />
        Trade-in
      </h2>
      {car !== null && (
        <div className="wallet-trade-car">
          <p>
            <b>{car.name}</b>
            <span className="ui-fine-print">{car.detail}</span>
          </p>
          <PageLink className="ui-link" to={address} aria-label={`Edit the ${car.name}`}>
            Edit
          </PageLink>
        </div>
      )}
      <div className="ui-columns wallet-pair">
        <MoneyField {...props} name="tradeValue" label="Est. value" usual="None" />
        <MoneyField {...props} name="amountOwed" label="You still owe" usual="Nothing" />
      </div>
      {words !== null && <p className="ui-fine-print">{words}</p>}
      {car === null && (
        <p>
          <PageLink className="ui-link" to={address}>
            See what it is worth, and what you owe
          </PageLink>
        </p>
      )}
    </section>
  );
}
