import { dollars } from '@forecourt/domain/money/dollars';
import { Form, useNavigation } from 'react-router';

interface CounterOfferProps {
  /** What the seller would take, whole dollars. */
  readonly amount: number;
  /** The seller, as words begin. */
  readonly seller: string;
}

/** What a seller asked for in answer to an offer, to be taken by one press. */
export function CounterOffer({ amount, seller }: CounterOfferProps) {
  const isSending = useNavigation().formData?.get('intent') === 'accept';
  return (
    <section className="lead-counter" aria-label="Counter-offer">
      <p>
        <b>
          {seller} would sell at {dollars(amount)}.
        </b>{' '}
        It binds neither of you before you have seen the car and its title.
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="accept" />
        <button
          type="submit"
          className="ui-button ui-button-primary"
          aria-busy={isSending || undefined}
        >
          Accept {dollars(amount)}
        </button>
      </Form>
    </section>
  );
}
