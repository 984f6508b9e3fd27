import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { FormField } from '../../ui/form/form-field.tsx';
import type { TypedUndone } from '../enter-selling.ts';

interface PriceOptionsProps {
  readonly facts: AdFacts;
  /** What was typed and not taken; null where nothing was. */
  readonly tried: TypedUndone | null;
}

/** Whether less is taken, now or later. */
export function PriceOptions({ facts: { takesOffers, lowering }, tried }: PriceOptionsProps) {
  const typed = tried?.typed;
  const problems = tried?.problems ?? {};
  const amountOf = (name: 'by' | 'floor') =>
    typed ? typed[name] : lowering ? groupDigits(lowering[name]) : '';
  return (
    <div className="sell-options">
      <label className="ui-option">
        <input
          type="checkbox"
          name="takesOffers"
          defaultChecked={typed ? typed.takesOffers === 'on' : takesOffers}
        />
        <span>
          Take offers
          <small>You see them in one place, and answer each with one tap</small>
        </span>
      </label>
      <div className="sell-more">
        <label className="ui-option">
          <input
            type="checkbox"
            name="lowers"
            defaultChecked={typed ? typed.lowers === 'on' : lowering !== null}
          />
          <span>
            Ask me each week whether to lower it
            <small>Nothing is lowered without your yes</small>
          </span>
        </label>
        <div className="sell-pair">
          {(['by', 'floor'] as const).map((name) => (
            <FormField key={name} label={name === 'by' ? 'By' : 'Down to'} problem={problems[name]}>
              {(input) => (
                <>
                  <span className="ui-input-prefix">$</span>
                  <input
                    {...input}
                    name={name}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                    defaultValue={amountOf(name)}
                  />
                </>
              )}
            </FormField>
          ))}
        </div>
      </div>
    </div>
  );
}
