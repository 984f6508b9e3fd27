import { type Cents, roundDollars } from '@forecourt/domain/money/cents';
import {
  equityAmount,
  equityWords,
  leftOfTrade,
  tradeEquity,
} from '@forecourt/domain/money/trade-in/trade-equity';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { Form, useSubmit } from 'react-router';
import { FormField, Problem } from '../ui/form/form-field.tsx';
import { Choice, MoneyField } from '../wallet/form/wallet-inputs.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { PayFields } from './pay-fields.tsx';
import { useTakeTyped } from './take-typed.ts';

/**
 * Everything that can be chosen. It is sent by GET, so that it works without a script; with one, what changes
 * is sent by itself.
 */
export function DealForm({ page }: { readonly page: CheckoutData }) {
  const submit = useSubmit();
  const taking = useTakeTyped((form) => {
    // At once: what is pressed next, such as the request below, goes with it.
    void submit(form, { replace: true, preventScrollReset: true, flushSync: true });
  });
  return (
    <Form className="checkout-form" preventScrollReset replace noValidate {...taking}>
      <TradeStep page={page} />
      <PayFields page={page} />
      <HandoverStep page={page} />
      <noscript>
        <button type="submit" className="ui-button ui-button-secondary ui-button-large">
          Update the sums
        </button>
      </noscript>
    </Form>
  );
}

/** What a trade-in comes to, beside its heading. */
const tradeShort = (equity: Cents) =>
  `${equityAmount(equity, roundDollars)}${equity < 0 ? ' still owed' : ''}`;

function TradeStep({ page }: { readonly page: CheckoutData }) {
  const { deal, fields, problems } = page;
  const { tradeValue, amountOwed } = deal;
  const hasTrade = tradeValue > 0 || amountOwed > 0;
  return (
    <CheckoutStep
      id="trade"
      step={2}
      name="Your trade-in"
      value={hasTrade ? tradeShort(tradeEquity(tradeValue, amountOwed)) : undefined}
    >
      {deal.tradeCar && (
        <p className="checkout-trade">
          <b>
            {[
              deal.tradeCar.year,
              makeAndModel(deal.tradeCar.make, deal.tradeCar.model),
              deal.tradeCar.trim,
            ]
              .filter(Boolean)
              .join(' ')}
          </b>
          <small>
            {shortMiles(deal.tradeCar.mileage)} · {deal.tradeCar.condition} condition
          </small>
        </p>
      )}
      <div className="ui-columns checkout-pair">
        <MoneyField
          fields={fields}
          problems={problems}
          name="tradeValue"
          label="What it is worth"
          usual="None"
        />
        <MoneyField
          fields={fields}
          problems={problems}
          name="amountOwed"
          label="You still owe"
          usual="Nothing"
        />
        <FormField isLive label="ZIP where it is registered" problem={problems.zip}>
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
      {hasTrade && (
        <p className="checkout-note" role="status">
          {equityWords(tradeValue, amountOwed)} The dealer looks at the car before it agrees.
          {leftOfTrade(deal) > 0 &&
            ` It is ${roundDollars(leftOfTrade(deal))} more than this car costs: ask the dealer to pay that out.`}
        </p>
      )}
    </CheckoutStep>
  );
}

function HandoverStep({ page }: { readonly page: CheckoutData }) {
  const { deal, car, hasDelivery, choices, dayProblem } = page;
  return (
    <CheckoutStep id="get" step={4} name="Get it">
      <fieldset className="ui-segments ui-choices">
        <legend className="ui-visually-hidden">Get it</legend>
        {hasDelivery && (
          <Choice name="handover" value="home" chosen={deal.handover}>
            To your door
          </Choice>
        )}
        <Choice name="handover" value="dealer" chosen={deal.handover}>
          At {car.seller}
        </Choice>
      </fieldset>
      <HandoverPlace page={page} />
      <fieldset className="ui-segments ui-choices checkout-days">
        <legend>A day that would suit</legend>
        <Choice name="day" value="" chosen={deal.day ?? ''}>
          Any
        </Choice>
        {choices.days.map((day) => (
          <Choice key={day} name="day" value={day} chosen={deal.day ?? ''}>
            {dayWords(day)}
          </Choice>
        ))}
        <Problem text={dayProblem} />
      </fieldset>
    </CheckoutStep>
  );
}

/** Where the car is got. A shopper's own address is not asked for here. */
function HandoverPlace({ page: { deal, car } }: { readonly page: CheckoutData }) {
  const place =
    deal.handover === 'home'
      ? `It comes to your address, which ${car.seller} asks for when it answers.`
      : car.address;
  return place && <p className="ui-fine-print">{place}</p>;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Tue 24`. @param day `YYYY-MM-DD` */
const dayWords = (day: string) => {
  const date = new Date(day);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}`;
};
