import { readFileSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { dollarsAndCents, roundCents } from '@forecourt/domain/money/cents';
import { type Deal, dealRows } from '@forecourt/domain/money/deal';
import { financeTablesSchema } from '@forecourt/domain/money/finance-tables';
import type { SellerFigures, SellerQuestion } from '@forecourt/domain/money/seller-figures';
import { estimateTerms, percent, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { type CheckoutData, findCheckout } from './checkout-data.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PayFields } from './pay-fields.tsx';
import { requestReservation } from './request-reservation.ts';
import { ReservationSent } from './reservation-sent.tsx';
import { ReserveForm } from './reserve-form.tsx';
import { addressAsSent, findSentDeal } from './sent-deal.ts';

const dayOfAll = '2026-11-21';
const tables = financeTablesSchema.parse(
  Object.fromEntries(
    ['states', 'apr', 'lease', 'energy', 'ownership'].map((name) => {
      const file = new URL(`../../../server/src/wallet/tables/${name}.json`, import.meta.url);
      return [name, JSON.parse(readFileSync(file, 'utf8'))];
    }),
  ),
);

const stock = [...generateDemoInventory({ listings: 400, seed: 7, today: dayOfAll })];

/** A new car with a rebate of $1,500 of a dealer that sells online and has services of its own. */
function newCar(): { card: Listing & Record<string, unknown>; owner: Owner } {
  for (const { owner, listings } of stock) {
    const listing = listings.find(
      ({ listingType, salePrice }) => listingType === 'NEW' && salePrice,
    );
    if (listing && !owner.privateSeller)
      return {
        card: {
          ...listing,
          incentive: 1500,
          dealerFees: 85,
          homeServices: ['BUY_ONLINE'],
          photoUrl: null,
          photoCount: 0,
          priceBeforeReduction: null,
          priceReducedOn: null,
          deal: { rated: false, reason: 'no-price', comparables: 0 },
        },
        owner: { ...owner, name: 'Peachtree Motors', homeServices: ['BUY_ONLINE'] },
      };
  }
  throw new Error('no new car');
}
const car = newCar();

/** The deal as its page has it, what the dealer's services were asked, and the deals that went out. */
async function checkout(
  answer: SellerFigures,
  parameters = '',
  owner = car.owner,
  { today = dayOfAll, card = car.card } = {},
) {
  const questions: SellerQuestion[] = [];
  const sent: unknown[] = [];
  const app = {
    today,
    terms: usualTerms,
    wallet: null,
    remotePhotos: false,
    origin: 'https://cars.example',
    brand: requireBrand('atc'),
    flags: flagsOf(requireBrand('atc')),
    reference: { ...vehicleReference, ...placeReference },
    asker: () => ({ kind: 'visitor', visitorId: null }),
    services: {
      financeTables: () => tables,
      findCarToAsk: async () => ({ card, owner }),
      findMessaging: async () => ({ takesMessages: true, answerMinutes: null }),
      findProfile: async () => null,
      askSeller: async (_services: unknown, question: SellerQuestion) => {
        questions.push(question);
        return answer;
      },
      reserveCar: async (...given: unknown[]) => {
        sent.push(given);
        return { status: 'SUCCESS' };
      },
    },
  } as unknown as AppContext;
  const asked = { parameters: new URLSearchParams(parameters), cookies: null };
  const page = await findCheckout(String(car.card.id), asked, app);
  if (page === null) throw new Error('no page');
  const reserve = (typed: Record<string, string>) => requestReservation(page, typed, app);
  return { page, questions, sent, reserve, text: render(page) };
}

const render = (page: CheckoutData) =>
  renderPart(
    <CheckoutPage isCurrent page={page} before={null} typed={undefined} outcome={undefined} />,
  );

function toMarkup(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function renderPart(element: ReactElement): string {
  return toMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const none = { payment: null, incentives: null };
const rows = (page: CheckoutData) =>
  new Map(dealRows({ ...page.deal, heldUntil: '2026-11-22T12:00:00.000Z' }));

describe('a deal of a dealer with services of its own [listing.payment-urls]', () => {
  test('has the dealer’s payment, said to be so, with ours beside it: on the page and in what is sent', async () => {
    const { page: ours } = await checkout(none, 'months=60');
    const mine = dollarsAndCents(ours.deal.payment ?? 0);
    const theirs = { payment: { payment: 321_45, apr: 3.9 }, incentives: null };
    const { page, text } = await checkout(theirs, 'months=60');
    expect(page.deal).toMatchObject({ payment: 321_45, apr: 3.9, total: ours.deal.total });
    expect(text).toContain('$321.45 /mo');
    expect(text).toContain('By the calculator of Peachtree Motors.');
    expect(text).toMatch(new RegExp(`By our arithmetic it is ${mine.replace('$', '\\$')}`));
    expect(text).toContain('payment by the dealer');
    expect(rows(page).get('Payment reckoned by')).toBe('the calculator of Peachtree Motors');
    expect(rows(page).get('By our arithmetic')).toContain(`${mine} a month`);
    expect(rows(page).get('Each month')).toBe('$321.45');
  });

  test('counts the rebates that its service names, tells its calculator the total they leave, and names ours', async () => {
    const { page: ours } = await checkout(none);
    const theirs = {
      payment: { payment: 300_00, apr: null },
      incentives: [
        { name: 'Autumn bonus', amount: 2500_00, conditional: false },
        { name: 'Students', amount: 500_00, conditional: true },
      ],
    };
    const { page, text, questions } = await checkout(theirs);
    expect(ours.deal.total - page.deal.total).toBe(1000_00);
    expect(questions.map(({ total }) => total)).toEqual([ours.deal.total, page.deal.total]);
    expect(text).toContain('Autumn bonus');
    // It told no rate: ours, by which it is another payment, is said of ours alone.
    expect(text).toContain('$300.00 /mo 60 months By the calculator');
    expect(text).toMatch(/In all, with interest \$[\d,.]+ interest/);
    expect(text).toMatch(/Students If you qualify −\$500\.00/);
    expect(text).toContain(
      `By the listing alone, as on the car’s card and page, it is ${dollarsAndCents(ours.deal.total)}`,
    );
    expect(rows(page).get('Rebates named by')).toBe('the service of Peachtree Motors');
    expect(rows(page).get('Out the door by the listing alone')).toBe(
      dollarsAndCents(ours.deal.total),
    );
  });

  test('that do not answer has our figures, and says so on the page and in what is sent', async () => {
    const { page: ours } = await checkout(none);
    const { page, text } = await checkout({ payment: 'failed', incentives: 'failed' });
    expect(page.deal).toMatchObject({ payment: ours.deal.payment, total: ours.deal.total });
    expect(text).toContain('does not answer now: the payment is by our arithmetic');
    expect(text).toContain('The total counts what the listing names');
    expect(rows(page).get('Payment reckoned by')).toBe(
      'us: the calculator of Peachtree Motors did not answer',
    );
    expect(rows(page).get('Rebates named by')).toBe(
      'the listing: the service of Peachtree Motors did not answer',
    );
  });

  test('in cash has no payment of anybody, and without services nothing is said of them', async () => {
    const { page, text } = await checkout(none, 'option=cash');
    expect(page.deal.bySeller).toBeUndefined();
    expect(text).toContain('Estimate. Peachtree Motors confirms every line.');
    expect(text).not.toContain('lender');
    expect([...rows(page).keys()]).not.toContain('Payment reckoned by');
  });
});

test('a dealer that shows the total alone has no line of it, and the same total [listing.dealer-settings]', async () => {
  const settings = { uiEnabled: true, leaseEnabled: true, priceBreakdownEnabled: true };
  const of = (dealerSettings: typeof settings) =>
    checkout(none, 'option=cash', {
      ...car.owner,
      paymentServices: {
        digitalRetailingType: null,
        paymentCalculationUrl: null,
        incentivesUrl: null,
        dealerSettings,
      },
    });
  const { page, text } = await of(settings);
  const { text: short } = await of({ ...settings, priceBreakdownEnabled: false });
  for (const { rule } of page.door.lines) {
    expect(text).toContain(rule);
    expect(short).not.toContain(rule);
  }
  expect(short).toContain(dollarsAndCents(page.deal.total));
});

test('a lease never says that its shopper pays the price of who buys', async () => {
  const { page, text } = await checkout(none, 'option=lease');
  expect(page.deal.option).toBe('lease');
  const atSigning = dollarsAndCents(page.deal.dueAtSigning);
  expect(text).toContain(`/mo ${atSigning} at signing`);
  expect(text.match(/Out the door/gi)).toHaveLength(
    text.match(/Out the door[^$]*, if bought/g)?.length ?? 0,
  );
  expect([...rows(page).keys()]).toContain(`Out the door in ${page.deal.where}, if bought`);
  const sent = { ...page.deal, heldUntil: '' };
  const done = renderPart(
    <ReservationSent page={page} sent={{ token: 't', isRepeated: false, deal: sent }} />,
  );
  expect(done).toMatch(/, leased for 36 months at \$[\d,.]+ a month, \$[\d,.]+ at signing\./);
});

test('the price has its sum in its head, but for a lease, whose shopper does not pay it', async () => {
  const { page, text } = await checkout(none, 'option=cash');
  expect(text).toContain(`1 Price ${dollarsAndCents(page.deal.total)} `);
  const leased = await checkout(none, 'option=lease');
  expect(leased.text).toMatch(/1 Price [^$]/);
});

test('what a trade-in brings beyond the total is no part of what is paid', async () => {
  const { page, text } = await checkout(none, 'option=cash&tradeValue=900000');
  expect(text).toMatch(/In all \$[\d,.]+ of your trade-in \$0\.00/);
  expect(text).toContain(`${dollarsAndCents(page.deal.total)} of your trade-in`);
  const { text: some } = await checkout(none, 'option=cash&tradeValue=1000');
  expect(some).toContain('$1,000.00 of your trade-in');
});

test('cash down beyond what the car costs is told, and nothing is said of payments', async () => {
  const { page, text } = await checkout(none, 'option=finance&down=999%2C999');
  const left = dollarsAndCents(999_999_00 - page.deal.down);
  expect(text).toContain(`nothing is borrowed. ${left} of it is more than there is to pay.`);
  expect(text).not.toMatch(/60 (payments|months at)/);
  const { text: some } = await checkout(none, 'option=finance&down=1%2C000');
  expect(some).not.toContain('nothing is borrowed');
  expect(some).toMatch(/60 payments/);
});

test('cash down is suggested as the field takes it, in dollars', async () => {
  const { page } = await checkout(none, 'option=finance');
  const field = renderToStaticMarkup(<PayFields page={page} />);
  expect(field).toContain(`placeholder="${groupDigits(Math.round(page.deal.down / 100))}"`);
  expect(page.deal.down).toBe(roundCents(page.deal.total * estimateTerms.downShare));
});

test('who tells no credit score sees what is assumed, beside the rates of scores', async () => {
  const { page } = await checkout(none, 'option=finance');
  const field = renderToStaticMarkup(<PayFields page={page} />);
  expect(field).toContain(`Not given</b>an assumption<strong>${percent(estimateTerms.apr)}`);
});

test('a lease names each amount that it is reckoned from, and none that is nothing', async () => {
  const { text } = await checkout(none, 'option=lease');
  expect(text).toMatch(
    /What the lease is for \$[\d,.]+ price, \$[\d,.]+ fee of the lender; less \$1,500\.00 rebates \$/,
  );
  expect(text).toMatch(
    /Due at signing \$[\d,.]+ first payment, \$[\d,.]+ fees(, \$[\d,.]+ tax)? \$/,
  );
  const { text: traded } = await checkout(
    none,
    'option=lease&down=500&tradeValue=9000&amountOwed=8000',
  );
  expect(traded).toContain('less $500.00 cash, $1,000.00 trade-in, $1,500.00 rebates');
  const { text: owing } = await checkout(none, 'option=lease&tradeValue=4000&amountOwed=9000');
  expect(owing).toContain('fee of the lender, $5,000.00 still owed on your trade-in; less');
});

test('what is still owed on a trade-in is added, and says so', async () => {
  const { text } = await checkout(none, 'option=finance&tradeValue=3000&amountOwed=5000');
  expect(text).toContain('Still owed on your trade-in +$2,000.00');
  expect(text).not.toMatch(/Trade-in, after payoff|−\$2,000/);
  const { text: worth } = await checkout(none, 'option=finance&tradeValue=5000&amountOwed=2000');
  expect(worth).toContain('Trade-in, after payoff −$3,000.00');
});

test('a lease that cash down leaves nothing of stays chosen with its terms, until other cash is typed', async () => {
  const { page, text } = await checkout(none, 'option=lease&leaseMonths=24&down=900000');
  expect(page.deal.option).toBe('finance');
  expect(text).toContain(
    'there is nothing left to lease. Until that changes, the sums are those of a loan.',
  );
  const form = toMarkup(<PayFields page={page} />);
  const chosen = [...form.matchAll(/<input(?=[^>]*(?:checked|type="hidden"))[^>]*>/g)].map(
    ([input]) => [/name="(\w+)"/.exec(input)?.[1], /value="(\w*)"/.exec(input)?.[1]],
  );
  expect(Object.fromEntries(chosen)).toMatchObject({ option: 'lease', leaseMonths: '24' });
  const { text: never } = await checkout(none, 'option=finance&down=900000');
  expect(never).not.toContain('Until that changes');
});

test('who asks again is not told of a change that there may not be', async () => {
  const { page } = await checkout(none);
  const told = (token: string | null, isRepeated: boolean) =>
    renderPart(<ReservationSent page={page} sent={{ token, isRepeated, deal: null }} />);
  expect(told(null, true)).toContain(
    'had a request of yours for this car. Anything you changed was added to it; the link',
  );
  expect(told(null, true)).not.toContain('See the conversation');
  expect(told('t', true)).toContain('Anything you changed was added to it.');
  expect(told('t', true)).toContain('See the conversation');
  expect(told('t', false)).not.toContain('had a request');
});

test('what was sent is told as it was sent, whatever the car costs by now', async () => {
  const { page } = await checkout(none);
  const sent = { ...page.deal, total: 12_345_67, heldUntil: '' };
  const told = (deal: typeof sent | null) =>
    renderPart(<ReservationSent page={page} sent={{ token: 't', isRepeated: false, deal }} />);
  expect(told(sent)).toContain(', $12,345.67 out the door. It is a request');
  expect(told(null)).toContain(`${page.car.name} . It is a request`.replace(' .', '.'));
  expect(told(null)).not.toContain('out the door');
});

test('who sent a request before is told when, and led to its conversation', async () => {
  const { page, text } = await checkout(none);
  const before = { token: 'abc', askedOn: 'November 20, 2026' };
  const told = { page, before, isCurrent: true, typed: undefined, outcome: undefined };
  expect(renderPart(<CheckoutPage {...told} />)).toContain(
    'You sent a request on November 20, 2026',
  );
  expect(toMarkup(<CheckoutPage {...told} />)).toContain('href="/cars-for-sale/conversation/abc"');
  expect(text).not.toContain('You sent a request');
});

test('a deal begins as it was sent, unless something was chosen', async () => {
  const choices = 'down=3000&months=72&tradeValue=5000&amountOwed=9000&day=2026-11-24';
  const { page } = await checkout(none, choices);
  const sent = { token: 'a', askedOn: '', deal: { ...page.deal, heldUntil: '' } };
  const at = (search: string) => new URL(`http://localhost/vehicle/7/buy.data?${search}`);
  const address = addressAsSent(at('zip=30303'), sent) ?? '';
  expect(address).toMatch(/^\/vehicle\/7\/buy\?zip=30303&/);
  expect((await checkout(none, address.split('?')[1])).page.deal).toMatchObject({
    down: 3000_00,
    months: 72,
    tradeValue: 5000_00,
    amountOwed: 9000_00,
    day: '2026-11-24',
  });
  expect(addressAsSent(at('down='), sent)).toBeNull();
  expect(addressAsSent(at(''), null)).toBeNull();
});

test('the deal of a link is told for its own car alone', async () => {
  const deal = { total: 1 } as unknown as Deal;
  const app = {
    services: { findConversation: async () => ({ vehicle: { listingId: 7 }, deal }) },
  } as unknown as AppContext;
  expect(await findSentDeal('t', 7, app)).toBe(deal);
  expect(await findSentDeal('t', 8, app)).toBeNull();
  expect(await findSentDeal(null, 7, app)).toBeNull();
});

describe('where a car is got', () => {
  const delivering: Owner = { ...car.owner, homeServices: ['BUY_ONLINE', 'SHIP_TO_HOME'] };
  const { address1, city, state, zip } = car.owner;
  const place = [address1, city, `${state} ${zip}`].filter(Boolean).join(', ');

  test('is the dealer’s address, until it is to come to the shopper’s', async () => {
    const { text } = await checkout(none, '', delivering);
    expect(text).toContain(place);
    expect(text).toContain('No other charge is needed');
    const { text: home, page } = await checkout(none, 'handover=home', delivering);
    expect(page.deal.handover).toBe('home');
    expect(home).toContain('It comes to your address, which Peachtree Motors asks for');
    expect(home).not.toContain(place);
    expect(home).toContain('Without delivery, which the dealer has to name');
    expect(home).not.toContain('No other charge is needed');
  });

  test('is the dealer’s where nobody brings it, whatever the address of the page says', async () => {
    const { text, page } = await checkout(none, 'handover=home');
    expect(page.deal.handover).toBe('dealer');
    expect(text).toContain(place);
  });
});

describe('a deal that is not what its shopper saw', () => {
  const seenOn = async (parameters: string, today: string) =>
    (await checkout(none, parameters, car.owner, { today })).page.seen;

  test('is told before it goes out, and goes when it is sent again', async () => {
    const { page: before } = await checkout(none, 'months=60');
    const card = { ...car.card, salePrice: (car.card.salePrice ?? 0) + 1000 };
    const later = await checkout(none, 'months=60', car.owner, { today: dayOfAll, card });
    const { total, payment, dueAtSigning } = later.page.deal;
    expect(total).toBeGreaterThan(before.deal.total);
    const sums = [total, payment ?? 0, dueAtSigning].map(dollarsAndCents);
    expect(await later.reserve({ seen: before.seen })).toEqual({
      status: 'CHANGED',
      sentence: `The sums changed while you wrote: it is ${sums[0]} out the door, ${sums[1]} a month, ${sums[2]} at signing now. Send it again if that is right.`,
    });
    expect(later.sent).toEqual([]);
    expect(await later.reserve({ firstName: 'Dana', seen: later.page.seen })).toMatchObject({
      status: 'SUCCESS',
    });
    expect(later.sent).toMatchObject([[{ firstName: 'Dana' }, { total }, null]]);
    expect(later.sent).not.toMatchObject([[{ seen: expect.anything() }]]);
  });

  test('goes where it follows from a choice whose sums are on their way', async () => {
    const { page } = await checkout(none);
    const chosen = await checkout(none, 'down=4%2C321');
    expect(await chosen.reserve({ seen: page.seen })).toMatchObject({ status: 'SUCCESS' });
  });

  test('is told where the price changed, whatever was chosen since', async () => {
    const { page: before } = await checkout(none);
    const card = { ...car.card, salePrice: (car.card.salePrice ?? 0) + 1000 };
    const later = await checkout(none, 'months=60', car.owner, { today: dayOfAll, card });
    const told = await later.reserve({ seen: before.seen, seenPrice: before.price });
    expect(told).toMatchObject({ status: 'CHANGED' });
    // As after the page was asked for again, for another choice.
    const { seen, price } = later.page;
    expect(await later.reserve({ seen, seenPrice: before.price })).toEqual(told);
    expect(later.sent).toEqual([]);
    expect(await later.reserve({ seen, seenPrice: price })).toMatchObject({ status: 'SUCCESS' });
    expect(later.sent).not.toMatchObject([[{ seenPrice: expect.anything() }]]);
  });

  test('is sent along by the form, with what the shopper types', async () => {
    const { page } = await checkout(none, 'months=60');
    const form = toMarkup(<ReserveForm page={page} typed={undefined} outcome={undefined} />);
    expect(form).toContain(`<input type="hidden" name="seen" value="${page.seen}"/>`);
    expect(form).toContain(`name="seenPrice" value="${page.price}"/>`);
  });

  test('keeps its day until that is over, which is told at its field and before it goes out', async () => {
    const parameters = 'day=2026-11-24';
    const chosenOn = '2026-11-23';
    const seen = await seenOn(parameters, chosenOn);
    // At midnight in Greenwich, which is early in the evening at the dealer's.
    const evening = await checkout(none, parameters, car.owner, { today: '2026-11-24' });
    expect(evening.page.deal.day).toBe('2026-11-24');
    expect(evening.page.choices.days[0]).toBe('2026-11-24');
    expect(await evening.reserve({ seen })).toMatchObject({ status: 'SUCCESS' });
    const over = await checkout(none, parameters, car.owner, { today: '2026-11-25' });
    expect(over.page.deal.day).toBeNull();
    expect(over.text).toContain('The day that you chose is over: choose another');
    expect(await over.reserve({ seen })).toEqual({
      status: 'CHANGED',
      sentence: 'The day that you chose is over. Choose another, or send it again for any day.',
    });
    expect(await over.reserve({ seen: over.page.seen })).toMatchObject({ status: 'SUCCESS' });
  });
});
