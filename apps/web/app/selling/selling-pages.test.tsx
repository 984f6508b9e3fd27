import { type AdFacts, noFacts } from '@forecourt/domain/selling/private-ad';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CarStep } from './car/car-step.tsx';
import { milesWords } from './car/miles-words.ts';
import { ConditionStep } from './condition/condition-step.tsx';
import type { Undone } from './enter-selling.ts';
import { ManagePage } from './manage/manage-page.tsx';
import { PriceStep } from './price/price-step.tsx';
import { PublishStep } from './publish/publish-step.tsx';
import type { AdHead, CarView, ManageView, OfferRow, PriceView } from './selling-views.ts';
import { OwnAds } from './start/own-ads.tsx';

const head: AdHead = {
  id: 'ad1',
  status: 'draft',
  vin: '3HGGK5H71GM712064',
  title: '2016 Honda Fit EX',
  pictureUrl: '/images/p.webp',
  listingId: null,
  savedAt: Date.parse('2026-11-28T19:38:00Z'),
  done: { car: true, condition: true, price: false },
};
const facts: AdFacts = {
  ...noFacts,
  year: 2016,
  makeCode: 'HONDA',
  modelCode: 'FIT',
  trim: 'EX',
  mileage: 61_300,
  zip: '30303',
  extColorSimple: 'BLUE',
  condition: 'good',
  price: 9600,
};
const frame = { me: { personId: 'person-1' } };
const pageOf = <Shown,>(shown: Shown, said: string | null = null) => ({
  frame,
  shown,
  said,
  unsent: null,
});

/** As it is without a script, in words and tags. */
function render(element: ReactElement, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&#x27;', '’');
}

/** Only the words. */
const wordsOf = (rendered: string) => rendered.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const undoneOf = (act: string, typed: Undone['typed'], problems: Undone['problems']): Undone => ({
  act,
  typed,
  problems,
  sentence: null,
  preview: null,
  once: null,
});

describe('the step of a car', () => {
  const view: CarView = {
    head,
    facts,
    isKnown: true,
    place: 'Atlanta, GA',
    like: 22,
    usualMiles: 98_000,
    choices: {
      years: [2017, 2016],
      trims: ['EX', 'LX'],
      makes: [{ code: 'HONDA', name: 'Honda' }],
      models: [{ code: 'FIT', name: 'Fit' }],
      areOfYear: true,
    },
    known: [['Engine', '1.5L 4-Cylinder']],
  };

  test('tells what the VIN told, and sends it along', () => {
    const rendered = render(<CarStep page={pageOf(view)} undone={null} />);
    expect(rendered).toContain('type="hidden" name="model" value="FIT"');
    expect(rendered).toContain('href="/sell/ad1/car?byHand=1"');
    expect(wordsOf(rendered)).toContain('Others of its age have gone 98,000 miles, which speaks');
  });

  test('names the place below its ZIP, which it would cover in a narrow field', () => {
    const rendered = render(<CarStep page={pageOf(view)} undone={null} />);
    expect(rendered).toMatch(/<small class="ui-hint" id="([^"]+)">Atlanta, GA</);
    expect(rendered).not.toMatch(/ui-input-suffix">Atlanta/);
    const undone = undoneOf('ad.car', { zip: '97201' }, { color: 'Choose its color.' });
    expect(render(<CarStep page={pageOf(view)} undone={undone} />)).not.toContain('Atlanta, GA');
  });

  test('lets who chooses by hand see models without a script, with what was typed', () => {
    const rendered = render(
      <CarStep page={pageOf({ ...view, isKnown: false })} undone={null} />,
      '/sell/ad1/car?byHand=on&make=HONDA&model=&year=2017&mileage=12,000',
    );
    expect(rendered).toMatch(/<button[^>]*formMethod="get"[^>]*>Show models and trims/i);
    expect(rendered).toContain('value="12,000"');
    expect(rendered).toMatch(/<option value="2017" selected="">/);
    expect(rendered).not.toContain('type="hidden" name="model"');
  });

  test('says what is wrong at the fields, which keep what was typed', () => {
    const undone = undoneOf('ad.car', { zip: '1', make: 'HONDA' }, { zip: 'Expected a ZIP.' });
    const rendered = render(<CarStep page={pageOf(view)} undone={undone} />);
    expect(rendered).toMatch(/aria-invalid="true"[^>]*name="zip" value="1"/);
    expect(wordsOf(rendered)).toContain('Enter a ZIP.');
  });

  test.each([
    [61_300, 'which speaks for yours'],
    [98_500, 'as yours about'],
    [140_000, 'what it asks is compared at your miles'],
  ])('compares %i miles', (miles, words) => {
    expect(milesWords(miles, 98_000)).toContain(words);
  });
});

test('the step of condition asks what is owed, and keeps it apart from what buyers read', () => {
  const owed = { amount: 2150, lender: 'Peach Credit Union' };
  const view = { head, facts: { ...facts, owed, claims: ['both-keys' as const] }, pictures: [] };
  const rendered = render(<ConditionStep page={pageOf(view)} undone={null} />);
  expect(wordsOf(rendered)).toContain('$2,150 to Peach Credit Union');
  expect(rendered).toMatch(/type="radio"[^>]*checked=""[^>]*value="good"/);
  expect(rendered).toMatch(/name="claim.both-keys"[^>]*checked=""/);
  expect(rendered).not.toMatch(/name="claim.one-owner"[^>]*checked=""/);
});

describe('the step of the price', () => {
  const market = {
    ofTrim: true,
    middle: 9850,
    prices: [9000, 9500, 9700, 9850, 9990, 10_300, 11_000],
    around: [9700, 9850, 9990],
    mileage: 0,
    upTo: { great: 9259, good: 9653, fair: 10_244 },
    rated: { from: 7388, to: 12_312 },
  };
  const view: PriceView = {
    head,
    facts: { ...facts, owed: { amount: 2150, lender: '' } },
    market,
    tradeIn: 7200,
    sold: { days: 24, sales: 52 },
  };

  test('is whole without a script, at the price that is kept', () => {
    const words = wordsOf(render(<PriceStep page={pageOf(view)} undone={null} />));
    expect(words).toContain('Their middle, yours among them, is $9,775');
    expect(words).toContain('Good Deal $175 below market');
    expect(words).toContain('Costs less than 5 of 7');
    expect(words).toContain('You owe, and keep $7,450 after $2,150 to your lender');
    expect(words).toContain('$2,400 more than a dealer may give, for about 24 days');
  });

  test('draws those dark that the price undercuts', () => {
    const rendered = render(<PriceStep page={pageOf(view)} undone={null} />);
    expect(rendered.match(/sell-dot-undercut/g)).toHaveLength(5);
  });

  test('without a script promises no figure, nor a slider that does nothing', () => {
    const rendered = render(<PriceStep page={pageOf(view)} undone={null} />);
    expect(wordsOf(rendered)).not.toContain('Continue with');
    expect(rendered).not.toContain('type="range"');
  });

  test('says so where nothing can be compared', () => {
    const words = wordsOf(
      render(<PriceStep page={pageOf({ ...view, market: null })} undone={null} />),
    );
    expect(words).toContain('Too few cars like yours are for sale here');
    expect(words).not.toContain('Costs less than');
  });

  test('of an ad that is on the market saves, and leads back to it', () => {
    const live: AdHead = { ...head, status: 'live' };
    const rendered = render(<PriceStep page={pageOf({ ...view, head: live })} undone={null} />);
    expect(rendered).toMatch(/<button type="submit" form="ad-price"[^>]*>Save</);
    expect(rendered).toContain('href="/sell/ad1"');
  });
});

test('the last step ticks nothing beforehand, and says what is missing of pictures', () => {
  const view = { head, facts, pictures: 4, place: 'Atlanta, GA', card: null };
  const rendered = render(<PublishStep page={pageOf(view)} undone={null} />);
  expect(rendered).toMatch(/<input type="checkbox"[^>]*name="terms"/);
  expect(rendered).not.toContain('checked=""');
  expect(wordsOf(rendered)).toContain('4 pictures 6 are the least: 2 more');
});

describe('an ad that is looked after', () => {
  const offer = (more: Partial<OfferRow>): OfferRow => ({
    id: 'o1',
    name: 'Marcus T.',
    at: 0,
    words: 'Cash.',
    amount: 9300,
    answer: null,
    middle: { amount: 9450, deal: null },
    path: '/contact/o1',
    isWaiting: true,
    replied: null,
    ...more,
  });
  const view: ManageView = {
    head: { ...head, status: 'live', listingId: 7 },
    facts,
    publishedAt: 0,
    deal: null,
    removalReason: null,
    messages: [],
    lowerTo: null,
    endsAt: null,
    counts: { views: null, saves: 17 },
    offers: [offer({}), offer({ id: 'o2', name: 'Ana L.', amount: 9600, middle: null })],
  };
  const manage = (more: Partial<ManageView> = {}, counter: string | null = null) =>
    render(<ManagePage page={pageOf({ ...view, ...more })} undone={null} counter={counter} />);

  test('puts only the offer at its price forward, and suggests the middle for the other', () => {
    const rendered = manage();
    const [atPrice = '', below = ''] = rendered.split('id="offer-o1"');
    expect(atPrice).toMatch(/ui-button-primary">Accept/);
    expect(below).not.toMatch(/ui-button-primary">Accept/);
    expect(below).toContain('value="9,450"');
    expect(wordsOf(below)).toContain('$300 under');
  });

  test('opens the counter that the address asks for', () => {
    const offers = [
      offer({}),
      offer({ id: 'o3', amount: 8200, middle: { amount: 8900, deal: null } }),
    ];
    const rendered = manage({ offers }, 'o3');
    expect(rendered).toContain('value="8,900"');
    expect(rendered).not.toContain('value="9,450"');
  });

  test('is ended as sold or as no longer sold, and says which it was', () => {
    for (const status of ['live', 'paused'] as const) {
      const rendered = manage({ head: { ...view.head, status } });
      expect(rendered, status).toContain('value="ad.sold"');
      expect(rendered, status).toContain('value="ad.withdraw"');
    }
    const ended = manage({ head: { ...view.head, status: 'withdrawn' } });
    expect(ended).not.toContain('value="ad.withdraw"');
    expect(wordsOf(ended)).toContain('No longer for sale');
  });

  test('has a sale to go through while it is open, once it is sold, or with a buyer agreed', () => {
    const steps = 'When you have agreed';
    const ended = (status: 'sold' | 'withdrawn' | 'removed', offers = view.offers) =>
      wordsOf(manage({ head: { ...view.head, status }, offers }));
    expect(wordsOf(manage())).toContain(steps);
    expect(wordsOf(manage())).toContain('none waits for you');
    expect(ended('sold')).toContain(steps);
    for (const status of ['withdrawn', 'removed'] as const) {
      expect(ended(status), status).not.toContain(steps);
      expect(ended(status), status).not.toContain('none waits for you');
    }
    const answer = { kind: 'accepted' as const, amount: null };
    expect(ended('withdrawn', [offer({ answer })])).toContain(steps);
  });

  test('says what was answered, and asks nothing more of it', () => {
    const answer = { kind: 'countered' as const, amount: 9450 };
    const answered = { answer, middle: null, isWaiting: false };
    const rendered = manage({ offers: [offer(answered)] });
    expect(wordsOf(rendered)).toContain('You answered $9,450. Waiting for Marcus.');
    expect(rendered).not.toContain('value="offer.accept"');
  });

  test('says that a buyer took the counter-offer', () => {
    const taken = { answer: { kind: 'accepted' as const, amount: 9450 }, middle: null };
    const mine = { answer: { kind: 'accepted' as const, amount: null }, isWaiting: false };
    const words = wordsOf(manage({ offers: [offer(taken)] }));
    expect(words).toContain('Marcus accepted your $9,450.');
    expect(words).toMatch(/ \$9,450 \$[\d,]+ (under|over)/);
    expect(wordsOf(manage({ offers: [offer(mine)] }))).toContain('You accepted.');
  });

  test('says that a buyer did not take the counter-offer', () => {
    const left = { answer: { kind: 'declined' as const, amount: 9450 }, middle: null };
    const mine = { answer: { kind: 'declined' as const, amount: null }, isWaiting: false };
    expect(wordsOf(manage({ offers: [offer(left)] }))).toContain('Marcus said no to your $9,450.');
    expect(wordsOf(manage({ offers: [offer(mine)] }))).toContain('You said no.');
  });

  test('shows what a buyer wrote since an offer was answered', () => {
    const answer = { kind: 'countered' as const, amount: 9450 };
    const replied = { answer, middle: null, isWaiting: true, words: 'I take it.' };
    const words = wordsOf(manage({ offers: [offer(replied)] }));
    expect(words).toContain('You answered $9,450. Marcus wrote: “I take it.”');
    expect(words).toContain('Offers 1 1 waits for you');
  });

  test('tells the words of its seller from those of a buyer', () => {
    const replied = 'Could you come on Sunday?';
    const own = { words: 'Is it there?', replied, isWaiting: false };
    const words = wordsOf(manage({ offers: [offer(own)], messages: [offer(own)] }));
    expect(words).toContain('“Is it there?” You: “Could you come on Sunday?”');
    expect(words).toMatch(/Questions MT Marcus T\. .* You: Could you come on Sunday\? Read/);
    expect(words.match(/Could you come/g)).toHaveLength(2);
  });

  test('knows no figure that could not be counted', () => {
    expect(wordsOf(manage())).toContain('Views – cannot be counted just now');
  });

  test('asks once more before a second offer is accepted', () => {
    const answer = { kind: 'accepted' as const, amount: null };
    const agreed = offer({ id: 'o3', name: 'Omar K.', amount: 9500, answer, middle: null });
    const rendered = manage({ offers: [offer({}), agreed] });
    const words = wordsOf(rendered);
    expect(words).toContain('You accepted Omar’s $9,500. MT');
    expect(words).toContain('Offers 2 $9,500 accepted, 1 open');
    expect(words).toContain('$9,500. Marcus is told at once that you accept $9,300 too.');
    expect(rendered).toMatch(/<details[^>]*><summary[^>]*>Accept<.*name="agreed" value="o3"/);
    expect(manage()).not.toMatch(/<summary[^>]*>Accept/);
  });

  test('says who reads that it is sold before it is', () => {
    expect(wordsOf(manage())).toContain('wrote in the past 60 days are told that it is sold.');
    const agreed = { answer: { kind: 'accepted' as const, amount: null }, middle: null };
    expect(wordsOf(manage({ offers: [offer({}), offer(agreed)] }))).toContain(
      'are told that it is sold, but not Marcus, with whom you agreed.',
    );
  });

  test('asks about the price and the market only where it is time', () => {
    expect(manage()).not.toMatch(/ad\.lower|ad\.confirm/);
    const asked = wordsOf(manage({ lowerTo: 9450, endsAt: Date.parse('2026-12-12T12:00:00Z') }));
    expect(asked).toContain('Ask $150 less?');
    expect(asked).toContain('It leaves the market on December 12 unless you say so.');
  });

  test.each([
    ['paused', 'Back on the market', 'Live since'],
    ['sold', 'Sold', 'It is sold'],
  ] as const)('that is %s says “%s” and not “%s”', (status, has, hasNot) => {
    const words = wordsOf(manage({ head: { ...view.head, status } }));
    expect(words).toContain(has);
    expect(words).not.toContain(hasNot);
  });

  test.each(['sold', 'removed'] as const)('that is %s leaves nothing open', (status) => {
    const answer = { kind: 'countered' as const, amount: 9450 };
    const offers = [offer({}), offer({ id: 'o2', answer, middle: null, isWaiting: false })];
    const words = wordsOf(manage({ head: { ...view.head, status }, offers }));
    expect(words).toContain('Saved by 17 buyers Questions');
    expect(words).toContain('Offers 2 best $9,300 Offers MT');
    expect(words).toContain('You answered $9,450. Messages');
    expect(words).toContain('There were none.');
    expect(words).not.toMatch(/lower price| open|None binds|Waiting for|None yet/);
  });

  test('that was taken off says why', () => {
    const words = wordsOf(
      manage({ head: { ...view.head, status: 'removed' }, removalReason: 'It is not yours' }),
    );
    expect(words).toContain('We took it off the market: It is not yours');
  });

  test('ticks what is done of the sale, and unticks it', () => {
    const rendered = manage({ facts: { ...facts, saleSteps: ['title'] } });
    expect(rendered).toMatch(
      /name="step" value="title"\/><input type="hidden" name="done" value=""\/><button type="submit" aria-pressed="true"/,
    );
    expect(rendered).toMatch(
      /name="step" value="drive"\/><input type="hidden" name="done" value="on"\/>/,
    );
  });
});

describe('all ads of a person', () => {
  const row = {
    id: 'ad1',
    title: '2016 Honda Fit EX',
    pictureUrl: null,
    savedAt: 0,
    price: 9600,
    status: 'draft' as const,
    step: 'price' as const,
    waiting: 0,
  };

  test('lead drafts to the step where they go on, and others to where they are looked after', () => {
    const ads = [
      row,
      { ...row, id: 'ad2', status: 'live' as const, waiting: 2 },
      { ...row, id: 'ad3', status: 'sold' as const },
    ];
    const rendered = render(<OwnAds page={pageOf({ ads, mayBegin: true })} undone={null} vin="" />);
    expect(rendered).toContain('href="/sell/ad1/price"');
    expect(rendered).toMatch(/href="\/sell\/ad2"[^>]*>Look after it</);
    expect(rendered).toMatch(/href="\/sell\/ad3"[^>]*>See it</);
    expect(wordsOf(rendered)).toContain('2 buyers wait for your answer');
    expect(rendered.match(/value="ad\.remove"/g)).toHaveLength(1);
  });

  test('give the VIN back for which somebody signed in', () => {
    const page = pageOf({ ads: [], mayBegin: true }, 'undone');
    const rendered = render(<OwnAds page={page} undone={null} vin="3HGGK5H71GM712064" />);
    expect(rendered).toContain('value="3HGGK5H71GM712064"');
    expect(wordsOf(rendered)).toContain('You are signed in, and your VIN is here again');
  });

  test('have no field for another one where there may be none', () => {
    const page = pageOf({ ads: [row], mayBegin: false });
    expect(render(<OwnAds page={page} undone={null} vin="" />)).not.toContain('name="vin"');
  });
});
