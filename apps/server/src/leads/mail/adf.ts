import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import type { Deal } from '@forecourt/domain/money/deal';

/** A lead as dealers' systems read it. */
export interface AdfLead {
  readonly id: string;
  /** Sent before, or maybe sent before: systems that have it already pass over it. */
  readonly isResent: boolean;
  readonly requestedAt: Date;
  readonly interest: 'buy' | 'test-drive';
  readonly vehicle: LeadVehicle;
  /** Whole dollars that the shopper offers. */
  readonly offer: number | null;
  /** What a request to reserve proposes. */
  readonly deal: Deal | null;
  readonly comments: string;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string | null;
    readonly email: string;
    readonly phone: string | null;
    readonly zip: string | null;
  };
  readonly vendor: { readonly id: string; readonly name: string };
  readonly provider: { readonly name: string; readonly url: string; readonly service: string };
}

type Attributes = Readonly<Record<string, string | number>>;

/** Text as XML has it. What XML 1.0 cannot hold at all is left out. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** An element on a line of its own; without content there is none. */
function element(
  name: string,
  content: string | number | null | readonly string[],
  attributes: Attributes = {},
): string[] {
  if (content === null || content === '') return [];
  const pairs = Object.entries(attributes).map(
    ([key, text]) => ` ${key}="${escapeXml(String(text))}"`,
  );
  const open = `<${name}${pairs.join('')}>`;
  if (typeof content !== 'object') return [`${open}${escapeXml(String(content))}</${name}>`];
  return [open, ...content.map((line) => `  ${line}`), `</${name}>`];
}

/** The lead as ADF 1.0: XML in the body of a plain mail, with the two prologs that it begins with. */
export function toAdf(lead: AdfLead): string {
  const { id, isResent, requestedAt, vehicle, customer, vendor, provider } = lead;
  const prospect = element(
    'prospect',
    [
      ...element('id', id, { sequence: 1, source: provider.name }),
      ...element('requestdate', withOffset(requestedAt)),
      ...vehicleElement(vehicle, lead),
      ...tradeInElement(lead.deal),
      ...customerElement(customer, lead.comments),
      ...element('vendor', [
        ...element('id', vendor.id, { source: provider.name }),
        ...element('vendorname', vendor.name),
        ...element('contact', element('name', vendor.name, { part: 'full', type: 'business' })),
      ]),
      ...element('provider', [
        ...element('name', provider.name, { part: 'full' }),
        ...element('service', provider.service),
        ...element('url', provider.url),
      ]),
    ],
    { status: isResent ? 'resend' : 'new' },
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    ...element('adf', prospect),
  ];
  return `${lines.join('\n')}\n`;
}

/** Dollars with their cents. */
const exact = (cents: number) => (cents / 100).toFixed(2);

function vehicleElement(vehicle: LeadVehicle, { interest, offer, deal }: AdfLead): string[] {
  const colors = [
    ...element('interiorcolor', vehicle.interiorColor),
    ...element('exteriorcolor', vehicle.exteriorColor),
  ];
  const price = (type: string, amount: number | null) =>
    element('price', amount, {
      type,
      currency: 'USD',
      source: type === 'offer' ? 'buyer' : 'seller',
    });
  return element(
    'vehicle',
    [
      ...element('id', vehicle.listingId),
      ...element('year', vehicle.year),
      ...element('make', vehicle.make),
      ...element('model', vehicle.model),
      ...element('vin', vehicle.vin),
      ...element('stock', vehicle.stockNumber),
      ...element('trim', vehicle.trim),
      ...element('doors', vehicle.doors),
      ...element('bodystyle', vehicle.bodyStyle),
      ...element('transmission', vehicle.transmission),
      ...element('odometer', vehicle.mileage, { units: 'mi' }),
      ...(colors.length > 0 ? element('colorcombination', colors) : []),
      ...price(vehicle.isMsrp ? 'msrp' : 'asking', vehicle.price),
      ...price('offer', offer),
      ...(deal === null ? [] : financeElements(deal)),
    ],
    { interest, status: vehicle.condition },
  );
}

/** The total that was reckoned, and how it would be paid. */
function financeElements(deal: Deal): string[] {
  const { option, total, down, payment, paidInAll, financed } = deal;
  const amount = (type: string, cents: number | null) =>
    element('amount', cents === null ? null : exact(cents), {
      type,
      limit: 'exact',
      currency: 'USD',
    });
  return [
    ...element('price', exact(total), { type: 'quote', currency: 'USD', source: 'buyer' }),
    ...element('pricecomments', 'Out the door, as reckoned for the shopper; see the comments'),
    ...element('finance', [
      ...element('method', option),
      ...amount('downpayment', down),
      ...amount('monthly', payment),
      ...amount('total', paidInAll),
      ...element('balance', financed === null ? null : exact(financed), {
        type: 'finance',
        currency: 'USD',
      }),
    ]),
  ];
}

/** What the shopper would trade in, where the car is known by name. */
function tradeInElement(deal: Deal | null): string[] {
  const car = deal?.tradeCar;
  if (!deal || !car) return [];
  return element(
    'vehicle',
    [
      ...element('year', car.year),
      ...element('make', car.make),
      ...element('model', car.model),
      ...element('trim', car.trim),
      ...element('odometer', car.mileage, { units: 'mi' }),
      ...element('condition', car.condition),
      ...element('price', exact(deal.tradeValue), {
        type: 'appraisal',
        currency: 'USD',
        source: 'buyer',
      }),
      ...element('comments', deal.amountOwed > 0 ? `Owes $${exact(deal.amountOwed)} on it` : null),
    ],
    { interest: 'trade-in', status: 'used' },
  );
}

function customerElement(
  { firstName, lastName, email, phone, zip }: AdfLead['customer'],
  comments: string,
): string[] {
  const contact = [
    ...element('name', firstName, { part: 'first', type: 'individual' }),
    ...element('name', lastName, { part: 'last', type: 'individual' }),
    ...element('email', email, { preferredcontact: 1 }),
    ...element('phone', phone, { type: 'voice', time: 'nopreference' }),
    ...(zip === null
      ? []
      : element('address', [...element('postalcode', zip), ...element('country', 'US')], {
          type: 'home',
        })),
  ];
  return element('customer', [...element('contact', contact), ...element('comments', comments)]);
}

/** ISO 8601 with an offset, as ADF has it: `2026-11-22T03:15:00+00:00`. */
const withOffset = (date: Date) => date.toISOString().replace(/\.\d{3}Z$/, '+00:00');
