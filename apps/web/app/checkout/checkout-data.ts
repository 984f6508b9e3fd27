import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName, conditionWord } from '@forecourt/domain/listing/listing-title';
import { isBoughtOnline } from '@forecourt/domain/listing/seller/buy-online';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import type { Cents } from '@forecourt/domain/money/cents';
import {
  allPaidWords,
  type Deal,
  dealSums,
  handovers,
  holdHours,
} from '@forecourt/domain/money/deal';
import {
  type LeaseChoice,
  leaseMiles,
  leaseMonths,
  leaseOf,
  leaseProblemWords,
  usualLease,
} from '@forecourt/domain/money/lease/car-lease';
import type { Rebate } from '@forecourt/domain/money/out-the-door';
import { type SellerFigures, withSellerPayment } from '@forecourt/domain/money/seller-figures';
import { loanMonths } from '@forecourt/domain/money/shopper-terms';
import { dayWords } from '@forecourt/domain/money/table-values';
import { readTradeIn } from '@forecourt/domain/money/trade-in/kept-trade-in';
import { termsOf, toWallet, type Wallet, withFields } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import type { AppContext } from '../app-context.ts';
import { findContactData } from '../leads/contact-data.ts';
import type { CarToAsk } from '../leads/services.ts';
import { findOutTheDoor } from '../wallet/costs/out-the-door-data.ts';
import { creditTiersOf } from '../wallet/credit-tiers.ts';
import { shownFields } from '../wallet/wallet-fields.ts';
import { readTyped } from '../wallet/wallet-page-data.ts';
import { handoverDays } from './handover-days.ts';
import { seenOf } from './seen-deal.ts';

/** A car with its whole deal, by what was chosen so far. */
export async function findCheckout(
  id: string,
  asked: { readonly parameters: URLSearchParams; readonly cookies: string | null },
  app: AppContext,
) {
  const contact = await findContactData(id, asked.parameters, app);
  const found = contact && (await app.services.findCarToAsk(contact.listingId));
  if (!contact || !found || !isBoughtOnline(found.card, found.owner, app.flags)) return null;
  const { card, owner } = found;
  const { changes, problems } = readTyped(asked.parameters, app);
  const wallet = toWallet(withFields(readWalletCookie(asked.cookies), changes, 0));
  const settings = owner.paymentServices?.dealerSettings;
  const sums = dealSoFar(found, { wallet, parameters: asked.parameters }, app);
  if (sums === null) return null;
  const first = await askSeller(found, sums.deal, app);
  const named = told(first.incentives) ?? [];
  // What its seller names of a new car, for every buyer, stands in place of what the listing names.
  const counted = card.listingType === 'NEW' ? named.filter((one) => !one.conditional) : [];
  const whole =
    counted.length === 0
      ? sums
      : (dealSoFar(found, { wallet, parameters: asked.parameters, rebates: counted }, app) ?? sums);
  // Its calculator is told the total that its rebates leave.
  const bySeller =
    whole.deal.total === sums.deal.total ? first : await askSeller(found, whole.deal, app);
  const payment = told(bySeller.payment);
  const deal = payment === null ? whole.deal : withSellerPayment(whole.deal, payment);
  const { days, dayProblem } = handoverDays(asked.parameters.get('day'), app.today);
  return {
    contact,
    problems,
    dayProblem,
    ...whole,
    allPaid: allPaidWords(deal, (wallet.down ?? 0) * 100),
    uncounted: named.filter((one) => !counted.includes(one)),
    seen: seenOf(deal, asked.parameters),
    price: String(derivedPrice(card)),
    deal: {
      ...deal,
      ...saidBySeller(owner.name, bySeller, {
        counts: counted.length > 0,
        deal: whole.deal,
        ourTotal: sums.deal.total,
      }),
    },
    car: {
      name: carName(card, app.reference),
      condition: conditionWord(card.listingType),
      href: vehiclePath(card.id, contact.zip),
      ...pictureOf(card, app.remotePhotos),
      detail: [card.trim, card.stockNumber].filter(Boolean).join(' · '),
      msrp: card.msrp,
      seller: owner.name,
      isNew: card.listingType === 'NEW',
      address: [owner.address1, owner.city, `${owner.state} ${owner.zip}`]
        .filter(Boolean)
        .join(', '),
    },
    fields: shownFields(wallet, asked.parameters, problems),
    showsLines: settings?.priceBreakdownEnabled !== false,
    hasDelivery: isDelivered(found),
    tiers: creditTiersOf(wallet.months, card.listingType === 'NEW', app),
    choices: { loanMonths, leaseMonths, leaseMiles, days },
    holdHours,
  };
}

export type CheckoutData = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;

/** What a service told; null where there is none or it did not answer. */
const told = <Answer>(answer: Answer | 'failed' | null): Answer | null =>
  answer === 'failed' ? null : answer;

/** Whose figures the deal has, and ours beside them; nothing where its seller has no services. */
function saidBySeller(
  seller: string,
  { payment, incentives }: SellerFigures,
  ours: {
    readonly counts: boolean;
    readonly deal: DealSoFar;
    readonly ourTotal: Cents;
  },
): Pick<Deal, 'bySeller'> {
  const isReckoned = ours.deal.payment !== null && payment !== null;
  const paid = payment === 'failed' ? 'away' : 'seller';
  const rebates = incentives === 'failed' ? 'away' : ours.counts ? 'seller' : 'none';
  if (!isReckoned && rebates === 'none') return {};
  return {
    bySeller: {
      seller,
      payment: isReckoned ? paid : 'none',
      rebates,
      ourPayment: ours.deal.payment,
      ourApr: ours.deal.apr,
      ourTotal: ours.ourTotal,
    },
  };
}

/** What the dealer's own services say of the deal: of the car and its terms, of no person. */
function askSeller(
  { card, owner }: CarToAsk,
  { option, total, down, tradeValue, amountOwed, months, apr, milesAYear }: DealSoFar,
  { services }: AppContext,
) {
  return services.askSeller(owner.paymentServices, {
    vin: card.vin,
    option,
    total,
    down,
    months,
    apr,
    milesAYear,
    tradeEquity: tradeValue - amountOwed,
  });
}

type DealSoFar = NonNullable<ReturnType<typeof dealSoFar>>['deal'];

/** What was chosen so far. */
interface Chosen {
  readonly wallet: Wallet;
  readonly parameters: URLSearchParams;
  /** In place of what the listing names. */
  readonly rebates?: readonly Rebate[];
}

/** Every sum of the deal by our own arithmetic; null without a price or rules of taxes. */
export function dealSoFar(
  { card, owner }: CarToAsk,
  { wallet, parameters, rebates }: Chosen,
  app: AppContext,
) {
  const tables = app.services.financeTables();
  const terms = termsOf(wallet, tables.apr);
  const found = findOutTheDoor(card, owner, null, { ...app, wallet, terms, rebates });
  if (found === null) return null;
  const { sum: door, taxed, where } = found;
  const leaseAllowed = owner.paymentServices?.dealerSettings.leaseEnabled !== false;
  const choice = readLease(parameters);
  const lease = leaseAllowed
    ? leaseOf(card, choice, { tables, terms, taxed, ...leaseRebates(rebates) })
    : null;
  const isReckoned = lease !== null && typeof lease !== 'string';
  const option = wallet.option === 'lease' && !isReckoned ? 'finance' : wallet.option;
  const trade = { value: (wallet.tradeValue ?? 0) * 100, owed: (wallet.amountOwed ?? 0) * 100 };
  const isNew = card.listingType === 'NEW';
  const sums = dealSums({
    door,
    where,
    terms,
    isNew,
    trade,
    option,
    lease: isReckoned ? lease : null,
  });
  const { day } = handoverDays(parameters.get('day'), app.today);
  const asked = handovers.find((one) => one === parameters.get('handover')) ?? 'dealer';
  const handover = isDelivered({ card, owner }) ? asked : 'dealer';
  return {
    door,
    deal: { ...sums, handover, day, tradeCar: tradeCarOf(wallet, app) },
    lease: isReckoned ? lease : null,
    leaseProblem: typeof lease === 'string' ? leaseProblemWords[lease] : null,
    choice,
    asOf: dayWords(tables.states, [taxed.state]),
  };
}

const isDelivered = ({ card, owner }: CarToAsk): boolean =>
  [owner, card].some(({ homeServices }) => homeServices.includes('SHIP_TO_HOME'));

const leaseRebates = (rebates: readonly Rebate[] | undefined) =>
  rebates && { rebates: rebates.reduce((sum, { amount }) => sum + amount, 0) };

/** The trade-in by name, where it was valued here and the figure is still that. */
function tradeCarOf({ tradeIn, tradeValue }: Wallet, { reference }: AppContext) {
  const kept = readTradeIn(tradeIn, reference);
  if (kept === null || kept.value !== tradeValue) return null;
  const { year, makeCode, modelCode, trim, mileage, condition } = kept.car;
  return {
    make: reference.findMake(makeCode)?.name ?? makeCode,
    model: reference.findModel(modelCode)?.name ?? modelCode,
    year,
    trim,
    mileage,
    condition,
  };
}

function readLease(parameters: URLSearchParams): LeaseChoice {
  const chosen = (name: string) => Number(parameters.get(name));
  return {
    months: leaseMonths.find((one) => one === chosen('leaseMonths')) ?? usualLease.months,
    milesAYear: leaseMiles.find((one) => one === chosen('leaseMiles')) ?? usualLease.milesAYear,
  };
}
