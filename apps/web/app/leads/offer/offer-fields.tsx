import { dollars } from '@forecourt/domain/money/dollars';
import { createElement, useEffect } from 'react';
import { FormField } from '../../ui/form/form-field.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import type { ContactData } from '../contact-data.ts';
import { loadMakeOffer } from './load-make-offer.ts';

interface OfferFieldsProps {
  readonly contact: ContactData;
  readonly typed: TypedFields;
  readonly problem: string | undefined;
}

/** To a person whom nobody knows here. */
export const neverPayAhead = 'Never send money before you have seen the car and its title.';

/** What a shopper offers. The element around the field adds a slider; without it the field is whole. */
export function OfferFields({ contact: { price }, typed, problem }: OfferFieldsProps) {
  useEffect(() => {
    void loadMakeOffer();
  }, []);
  const field = (
    <FormField label="Your offer" problem={problem}>
      {(attributes) => (
        <>
          <span className="ui-input-prefix">$</span>
          <input
            {...attributes}
            name="offer"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            defaultValue={typed.offer ?? price ?? ''}
            required
          />
        </>
      )}
    </FormField>
  );
  return (
    <>
      <input type="hidden" name="kind" value="make-offer" />
      {createElement('make-offer', { asking: price ?? undefined }, field)}
      <p className="ui-fine-print">
        {price !== null && `The seller asks ${dollars(price)}. `}
        An offer binds nobody until you both sign. {neverPayAhead}
      </p>
    </>
  );
}
