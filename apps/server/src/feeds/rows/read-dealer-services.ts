import type { PaymentServices } from '@forecourt/domain/listing/seller/owner';
import { type HomeServiceCode, homeServices } from '@forecourt/domain/vehicle/codes';
import { fold } from '../mapping.ts';
import type { SellerDraft } from './car-draft.ts';
import type { CarText } from './car-fields.ts';
import { parseList, parseWebAddress } from './parse-values.ts';
import type { RowProblems } from './row-problems.ts';

type DealerServices = Pick<SellerDraft, 'logoUrl' | 'homeServices' | 'paymentServices'>;

/** What a dealer does for shoppers at home and online. */
export function readDealerServices(car: CarText, problems: RowProblems): DealerServices {
  const services = homeServices.map(({ name }) => name).join(', ');
  return {
    logoUrl: problems.optional('dealerLogo', parseWebAddress, 'an http or https address'),
    homeServices: problems.optional('dealerHomeServices', parseServices, `some of ${services}`),
    paymentServices: readPaymentServices(car, problems),
  };
}

/** By code or name, `|` between them. */
function parseServices(text: string): HomeServiceCode[] | undefined {
  const found = parseList(text, '|').map((word) =>
    homeServices.find(({ code, name }) => [code, name].some((known) => fold(known) === fold(word))),
  );
  return found.every((service) => service !== undefined)
    ? found.map(({ code }) => code)
    : undefined;
}

/** Null where the feed tells nothing of them. What it is silent of among them is on. */
function readPaymentServices(car: CarText, problems: RowProblems): PaymentServices | null {
  const flag = (field: 'dealerDealsHere' | 'dealerLeases' | 'dealerPriceBreakdown') =>
    problems.optional(field, parseYesOrNo, 'yes or no');
  const address = (field: 'dealerPaymentUrl' | 'dealerIncentivesUrl') =>
    problems.optional(field, parseSecureAddress, 'an https address');
  const dealsHere = flag('dealerDealsHere');
  const leases = flag('dealerLeases');
  const breakdown = flag('dealerPriceBreakdown');
  const paymentCalculationUrl = address('dealerPaymentUrl');
  const incentivesUrl = address('dealerIncentivesUrl');
  const digitalRetailingType = car.dealerDigitalRetailing ?? null;
  const told = [
    dealsHere,
    leases,
    breakdown,
    paymentCalculationUrl,
    incentivesUrl,
    digitalRetailingType,
  ];
  if (told.every((one) => one === null)) return null;
  return {
    digitalRetailingType,
    dealerSettings: {
      uiEnabled: dealsHere ?? true,
      leaseEnabled: leases ?? true,
      priceBreakdownEnabled: breakdown ?? true,
    },
    paymentCalculationUrl,
    incentivesUrl,
  };
}

function parseYesOrNo(text: string): boolean | undefined {
  if (/^(y|yes|true|t|1|on)$/i.test(text)) return true;
  return /^(n|no|false|f|0|off)$/i.test(text) ? false : undefined;
}

function parseSecureAddress(text: string): string | undefined {
  return URL.parse(text)?.protocol === 'https:' ? text : undefined;
}
