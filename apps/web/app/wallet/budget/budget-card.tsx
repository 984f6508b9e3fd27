import {
  type BudgetType,
  budgetOfType,
  budgetTypes,
  defaultBudget,
  parseBudgetInput,
} from '@forecourt/domain/money/budget';
import { budgetPrice } from '@forecourt/domain/money/budget-price';
import { roundDollars } from '@forecourt/domain/money/cents';
import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { openWallet } from '../open-wallet.ts';
import { walletPath } from '../wallet-address.ts';
import { budgetPauseMs } from './budget-pause.ts';
import { maskBudget } from './mask-budget.ts';
import { maskInPlace } from './mask-in-place.ts';

/** Milliseconds. */
const loadingMs = 1000;

const typeNames: Readonly<Record<BudgetType, string>> = {
  monthly: 'Monthly',
  purchase: 'Purchase',
};

interface BudgetCardProps {
  /** Where the wallet goes back to. */
  readonly from: string;
  /** By which a payment reaches a price. */
  readonly terms: ShopperTerms;
}

/** Asks for a budget between the cars. Set My Budget opens the wallet with it. */
export function BudgetCard({ from, terms }: BudgetCardProps) {
  const [type, setType] = useState<BudgetType>('monthly');
  const [typed, setTyped] = useState(groupDigits(defaultBudget));
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  const budget = useSettled(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(chosen: BudgetType) {
    setType(chosen);
    setTyped(groupDigits(budgetOfType[chosen]));
  }
  function load(event: FormEvent) {
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    timer.current = setTimeout(() => {
      setState('loaded');
      openWallet({ type, budget: typed });
    }, loadingMs);
  }
  const read = parseBudgetInput(budget);
  const reach = budgetPrice({ type, budget: read }, terms, false);
  return (
    <form className="wallet-budget" action={walletPath} onSubmit={load}>
      <input type="hidden" name="from" value={from} />
      <fieldset className="ui-choices">
        <legend className="ui-visually-hidden">Kind of budget</legend>
        {budgetTypes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="type"
              value={value}
              checked={type === value}
              onChange={() => choose(value)}
            />
            <span>{typeNames[value]}</span>
          </label>
        ))}
      </fieldset>
      <label className="ui-input">
        <span className="ui-visually-hidden">{typeNames[type]} budget</span>
        <span className="ui-input-prefix">$</span>
        <input
          name="budget"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(maskInPlace(target, maskBudget))}
          onBlur={({ target }) => setTyped(maskInPlace(target, maskBudget))}
        />
        <span className="ui-input-suffix">{type === 'monthly' && '/mo'}</span>
      </label>
      <p className="wallet-budget-reach" aria-live="polite">
        {reach !== null && `up to ${roundDollars(reach * 100)}`}
      </p>
      <button
        type="submit"
        className="ui-button ui-button-secondary ui-button-wide"
        aria-busy={state === 'loading' || undefined}
        data-state={state}
      >
        {state === 'loading' ? 'Loading …' : 'Set My Budget'}
      </button>
    </form>
  );
}

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), budgetPauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return settled;
}
