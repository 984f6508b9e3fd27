import { dollarsAndCents } from '@forecourt/domain/money/cents';
import { estimateTerms, percent } from '@forecourt/domain/money/shopper-terms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Choice, MoneyField } from '../wallet/form/wallet-inputs.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { LeaseLines } from './lease-lines.tsx';

/** A loan by tier and months, a lease of a new car, or cash. */
export function PayFields({ page }: { readonly page: CheckoutData }) {
  const { deal, lease, leaseProblem, allPaid, fields, problems } = page;
  // It stays chosen while it cannot be reckoned: whoever types other cash has it again.
  const waits = leaseProblem !== null && fields.option === 'lease';
  const option = waits ? 'lease' : deal.option;
  return (
    <CheckoutStep id="pay" step={3} name="How you pay">
      <fieldset className="ui-segments ui-choices">
        <legend className="ui-visually-hidden">How you pay</legend>
        <Choice name="option" value="finance" chosen={option}>
          Finance
        </Choice>
        {(lease !== null || waits) && (
          <Choice name="option" value="lease" chosen={option}>
            Lease
          </Choice>
        )}
        <Choice name="option" value="cash" chosen={option}>
          Cash
        </Choice>
      </fieldset>
      {leaseProblem && (
        <p className="checkout-note">
          {leaseProblem}
          {waits && ' Until that changes, the sums are those of a loan.'}
        </p>
      )}
      {deal.option !== 'cash' && (
        <>
          <CreditTiers page={page} />
          {deal.option === 'lease' ? <LeaseChoices page={page} /> : <LoanMonths page={page} />}
          <MoneyField
            fields={fields}
            problems={problems}
            name="down"
            label="Cash down"
            usual={usualDown(page)}
          />
          {allPaid && (
            <p className="checkout-note" role="status">
              {allPaid}
            </p>
          )}
        </>
      )}
      <UnseenChoices page={page} />
      {deal.option === 'lease' && lease && <LeaseLines lease={lease} />}
      {deal.option === 'cash' && (
        <p className="checkout-note">
          {dollarsAndCents(deal.dueAtSigning)} is due when you sign, by cashier’s check or transfer.
          Nothing is paid on this page.
        </p>
      )}
    </CheckoutStep>
  );
}

/** What is counted with where nothing is typed, in whole dollars as the field takes them. */
function usualDown({ deal, fields }: CheckoutData): string {
  if (deal.option === 'lease') return 'None';
  return fields.down === '' ? groupDigits(Math.round(deal.down / 100)) : '';
}

/** What was chosen for another way to pay is still there when the shopper comes back to it. */
function UnseenChoices({ page }: { readonly page: CheckoutData }) {
  const { deal, lease, leaseProblem, fields, choice } = page;
  const isLeased = lease !== null || leaseProblem !== null;
  const terms = { credit: fields.credit, down: fields.down };
  const leased = { leaseMonths: String(choice.months), leaseMiles: String(choice.milesAYear) };
  const unseen = {
    ...(deal.option === 'cash' && terms),
    ...(deal.option !== 'finance' && { months: fields.months }),
    ...(deal.option !== 'lease' && isLeased && leased),
  };
  return Object.entries(unseen).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function CreditTiers({ page: { tiers, fields } }: { readonly page: CheckoutData }) {
  return (
    <fieldset className="checkout-tiers">
      <legend>Credit score</legend>
      <label>
        <input type="radio" name="credit" value="" defaultChecked={fields.credit === ''} />
        <span>
          <b>Not given</b>
          an assumption
          <strong>{percent(estimateTerms.apr)}</strong>
        </span>
      </label>
      {tiers.map(({ code, name, range, apr }) => (
        <label key={code}>
          <input type="radio" name="credit" value={code} defaultChecked={fields.credit === code} />
          <span>
            <b>{name}</b>
            {range}
            <strong>{apr}</strong>
          </span>
        </label>
      ))}
      <p className="ui-fine-print">
        You choose it; nobody asks for your credit report. Looking does not touch your score.
      </p>
    </fieldset>
  );
}

function LoanMonths({ page: { choices, fields } }: { readonly page: CheckoutData }) {
  return (
    <fieldset className="ui-segments ui-choices">
      <legend>Months</legend>
      {choices.loanMonths.map((months) => (
        <Choice key={months} name="months" value={String(months)} chosen={fields.months}>
          {months}
        </Choice>
      ))}
    </fieldset>
  );
}

function LeaseChoices({ page: { choices, choice } }: { readonly page: CheckoutData }) {
  return (
    <>
      <fieldset className="ui-segments ui-choices">
        <legend>Months of the lease</legend>
        {choices.leaseMonths.map((months) => (
          <Choice
            key={months}
            name="leaseMonths"
            value={String(months)}
            chosen={String(choice.months)}
          >
            {months}
          </Choice>
        ))}
      </fieldset>
      <fieldset className="ui-segments ui-choices">
        <legend>Miles a year</legend>
        {choices.leaseMiles.map((miles) => (
          <Choice
            key={miles}
            name="leaseMiles"
            value={String(miles)}
            chosen={String(choice.milesAYear)}
          >
            {groupDigits(miles)}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}
