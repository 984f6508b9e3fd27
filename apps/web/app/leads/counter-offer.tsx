import type { CounterAnswer } from '@forecourt/domain/lead/counter-answer';
import { dollars } from '@forecourt/domain/money/dollars';
import { Form, useNavigation } from 'react-router';

interface CounterOfferProps {
  /** What the seller would take, whole dollars. */
  readonly amount: number;
  /** The seller, as words begin. */
  readonly seller: string;
}

/** What the buttons send, as the intent of their form. */
export const isCounterAnswer = (intent: string | undefined): intent is CounterAnswer =>
  intent === 'accepted' || intent === 'declined';

/** What a seller asked for in answer to an offer, to be taken or not by one press. */
export function CounterOffer({ amount, seller }: CounterOfferProps) {
  const sent = useNavigation().formData?.get('intent');
  const button = (intent: CounterAnswer) => ({
    type: 'submit' as const,
    name: 'intent',
    value: intent,
    'aria-busy': sent === intent || undefined,
  });
  return (
    <section className="lead-counter" aria-label="Counter-offer">
      <p>
        <b>
          {seller} would sell at {dollars(amount)}.
        </b>{' '}
        It binds neither of you before you have seen the car and its title.
      </p>
      <Form method="post" className="lead-counter-answers">
        <button className="ui-button ui-button-secondary" {...button('declined')}>
          No, thanks
        </button>
        <button className="ui-button ui-button-primary" {...button('accepted')}>
          Accept {dollars(amount)}
        </button>
      </Form>
    </section>
  );
}
