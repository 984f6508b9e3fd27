import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { mailedPictureOf, photographPath } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import type { Quote } from '@forecourt/domain/money/quote/quote';
import { expect, test } from 'vitest';
import { look } from '../../platform/mail/test/mail-look.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { toLeadVehicle } from '../asked-car/find-asked-car.ts';
import { endingLetter } from '../mail/ending-letter.ts';
import type { MailedLead } from '../mail/lead-mail.ts';
import { confirmationLetter, copySubject, messageLetter } from '../mail/shopper-mail.ts';
import { dealersCars, privateCars, type Sold } from './lead-market.ts';

/** All that a shopper reads of a lead and of its answer. */
function lettersAbout(
  car: Sold | undefined,
  photoUrl: string | null = null,
  quote: Quote | null = null,
) {
  if (!car) throw new Error('no such demo car');
  const lead = { kind: 'email', comments: 'Is it there?', offer: null, wish: null, deal: null };
  const mailed = {
    owner: car.owner,
    brand: requireBrand('atc'),
    origin: 'http://localhost',
    leadEmail: null,
    tokens: { shopper: 'a', seller: 'b' },
    gone: null,
    priceNow: derivedPrice(car.listing),
    picture: mailedPictureOf({ id: car.listing.id, photoUrl }),
    lead: { ...lead, vehicle: toLeadVehicle(car.listing, vehicleReference) },
  } as MailedLead;
  const sent = confirmationLetter(mailed, null);
  const answered = messageLetter(mailed, { to: 'shopper', text: 'It is', quote }, true);
  return { mailed, sent, answered, all: JSON.stringify([sent, answered]) };
}

test('letters call a private seller so within their sentences', () => {
  const { sent, answered, all } = lettersAbout(privateCars[0]);
  expect(sent.heading).toBe('Your message is with a private seller');
  expect(sent.preview).toBe('A copy of what you sent to a private seller, and what happens next.');
  expect(answered.heading).toBe('A private seller answered');
  expect(all).toContain('"The private seller answers"');
  expect(all).toContain('it goes to the private seller through us');
  expect(all).not.toContain('Private seller a');
});

test.each([
  ['make-offer', 'Your offer for the ', 'Your offer is with'],
  ['reserve', 'Your request to reserve the ', 'Your request is with'],
  ['test-drive', 'Your request to test-drive the ', 'Your request is with'],
  ['email', 'Your message about the ', 'Your message is with'],
] as const)('the copy of a lead of kind %s is called what it is', (kind, subject, heading) => {
  const { mailed } = lettersAbout(privateCars[0]);
  const asked = { ...mailed, lead: { ...mailed.lead, kind } };
  expect(copySubject(asked)).toBe(subject + mailed.lead.vehicle.name);
  expect(confirmationLetter(asked, null).heading).toContain(heading);
});

test.each([
  ['gone', 'No longer for sale'],
  ['sold', 'Sold'],
] as const)('an answer about a car that is %s says so beside its last price', (status, words) => {
  const { mailed } = lettersAbout(dealersCars[0]);
  const gone = { status, makeCode: 'HONDA', modelCode: 'HONFIT', year: 2020, photoUrl: null };
  const message = { to: 'shopper', text: 'It is', quote: null } as const;
  const itemOf = (at: typeof mailed) => messageLetter(at, message, true).parts.at(-1);
  expect(itemOf({ ...mailed, gone })).toMatchObject({ figureName: 'Last price', notes: [words] });
  const price = (mailed.lead.vehicle.price ?? 0) - 500;
  expect(itemOf({ ...mailed, gone, priceNow: price })).toMatchObject({
    notes: [words, expect.stringMatching(/^was \$/)],
  });
});

test('letters call a dealer by name', () => {
  const { owner } = dealersCars[0] ?? {};
  const { sent, answered, all } = lettersAbout(dealersCars[0]);
  expect(sent.heading).toBe(`Your message is with ${owner?.name}`);
  expect(answered.heading).toBe(`${owner?.name} answered`);
  expect(all).toContain(`it goes to ${owner?.name} through us`);
});

test('letters show the photograph that we have of a car, and call nothing else one', () => {
  const own = photographPath('0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01', 'large');
  const { sent, answered } = lettersAbout(privateCars[0], own);
  for (const letter of [sent, answered]) {
    expect(letter.parts).toContainEqual(
      expect.objectContaining({
        picture:
          'http://localhost/images/photographs/0b0f9a3c-5c1e-4f5a-9d55-2f1f4f6e7a01/small.jpg',
      }),
    );
    expect(letter.aboutPictures).toBeUndefined();
  }
  const drawn = lettersAbout(privateCars[0], 'https://photos.test/1.jpg').sent;
  expect(drawn.aboutPictures).toBe('The picture is an illustration.');
});

test('letters show what the car costs now, and what it cost when it was asked about', () => {
  const { mailed } = lettersAbout(dealersCars[0]);
  const vehicle = { ...mailed.lead.vehicle, price: 21_500 };
  const lower = { ...mailed, lead: { ...mailed.lead, vehicle }, priceNow: 19_500 };
  const { parts } = messageLetter(lower, { to: 'shopper', text: 'It is', quote: null }, true);
  const shown = { figure: '$19,500', notes: ['was $21,500 when you asked'] };
  expect(parts).toContainEqual(expect.objectContaining(shown));
});

test('a quote stands in both forms of the letter, with its sum and how it compares', async () => {
  const price = { kind: 'price', name: 'Price', amount: 25_990_00 } as const;
  const paint = { kind: 'add-on', name: 'Paint <protection>', amount: 320_00 } as const;
  const estimate = { lines: [price], where: 'Georgia', isShoppers: false, tellsFee: true };
  const quote = { lines: [price, paint], estimate };
  const { answered } = lettersAbout(dealersCars[0], null, quote);
  const { html, text } = await writeLetter(answered, look);
  expect(text).toContain(
    'Price: $25,990\nPaint <protection>: $320\nOut the door: $26,310\n\nA note from Forecourt: $320 more',
  );
  expect(html).toMatch(
    /Paint &lt;protection&gt;.*\$320.*Out the door.*\$26,310.*\$320 more than ours\./s,
  );
});

test.each([
  ['sold', 'has sold'],
  ['gone', 'is no longer for sale'],
] as const)('a letter of a car that is %s says so, and leads to cars like it', (status, words) => {
  const { mailed } = lettersAbout(privateCars[0]);
  const { makeCode, modelCode, year } = privateCars[0]?.listing ?? {};
  const gone = { status, makeCode, modelCode, year, photoUrl: null } as NonNullable<
    MailedLead['gone']
  >;
  const { heading, parts } = endingLetter({ ...mailed, gone }, gone, 'Thank you.');
  const { name, price } = mailed.lead.vehicle;
  expect(heading).toBe(`The ${name} ${words}`);
  expect(parts).toContainEqual({
    kind: 'button',
    label: 'See cars like it',
    href: expect.stringContaining(`http://localhost/cars-for-sale?makeCode=${makeCode}&modelCode=`),
  });
  expect(parts).toContainEqual(
    expect.objectContaining({ figureName: 'Last price', figure: dollars(price ?? 0) }),
  );
  expect(JSON.stringify(parts)).not.toContain('Answer');
});

test('a private seller is met, and a dealer is asked for a stock number', () => {
  const { all } = lettersAbout(privateCars[0]);
  expect(all).toContain('Agree on a time and a public place, and meet by daylight.');
  expect(all).not.toContain('ask for');
  const dealer = dealersCars.find(({ listing }) => listing.stockNumber !== null);
  expect(lettersAbout(dealer).all).toContain(
    `Agree on a time, and ask for stock number ${dealer?.listing.stockNumber}.`,
  );
});
