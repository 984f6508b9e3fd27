import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { type ContactData, leadLengths } from './contact-data.ts';
import { ContactForm, useAsking } from './contact-form.tsx';
import { SentNotice } from './sending/sent-notice.tsx';

const privateSale = {
  listingId: 7,
  name: '2019 Toyota Camry',
  price: 9600,
  formHref: '/form',
  zip: null,
  sellerName: 'the private seller',
  privateSeller: true,
  takesMessages: true,
  phone: null,
  takesOffers: true,
  isQuestion: false,
  originPage: 'vdp',
  message: '',
  person: {},
  lengths: { name: 60, phone: 30, message: 2000, wish: 120, email: 254 },
  key: 'form-0001',
} as unknown as ContactData;

function show(changes: Partial<ContactData>, refused?: TypedFields): string {
  const contact = { ...privateSale, ...changes };
  function Form() {
    const asking = useAsking(contact, refused);
    return (
      <>
        <h1>{asking.title}</h1>
        <ContactForm contact={contact} asking={asking} refused={refused} onSent={() => {}} />
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component: Form }]);
  return renderToStaticMarkup(<Stub />);
}

test('a price that is firm is told, and no offer is asked for', () => {
  const page = show({ takesOffers: false, isQuestion: true });
  expect(page).toContain('The price is firm: the seller takes no offers.');
  expect(page).toContain('Contact the private seller');
  expect(page).toContain('Never send money before');
  expect(page).not.toContain('name="offer"');
});

test('an address has 45 characters at the most, and a field that nobody sees or reaches is for robots [lead.email-form, limits.email]', () => {
  const page = show({ lengths: leadLengths });
  expect(page).toMatch(/<input(?=[^>]*type="email")[^>]*maxLength="45"/);
  expect(page).toMatch(
    /<div class="lead-trap" aria-hidden="true"><label>[^<]*<input(?=[^>]*name="textPot")[^>]*tabindex="-1"/i,
  );
});

test('what was refused is shown as what it was, an offer or a question', () => {
  expect(show({}, { kind: 'make-offer', offer: 'lots' })).toContain('name="offer"');
  expect(show({}, { comments: '' })).not.toContain('name="offer"');
  expect(show({ isQuestion: true }, { kind: 'make-offer', offer: '1' })).toContain('name="offer"');
});

test('an offer that was sent is told with its amount', () => {
  const told = (offer: number | null) => {
    const sent = { token: 'a', offer };
    const Component = () => <SentNotice contact={privateSale} sent={sent} />;
    const Stub = createRoutesStub([{ path: '/', Component }]);
    return renderToStaticMarkup(<Stub />);
  };
  expect(told(14_000)).toContain('Your offer of $14,000 is stored');
  expect(told(null)).toContain('Your message is stored');
});
