import { expect, test } from 'vitest';
import { sellerAddresses, sellerPaymentSchema, withSellerPayment } from './seller-figures.ts';

const services = {
  digitalRetailingType: null,
  dealerSettings: { uiEnabled: true, leaseEnabled: true, priceBreakdownEnabled: true },
  paymentCalculationUrl: 'https://pay.example/quote?dealer=7',
  incentivesUrl: 'https://pay.example/rebates',
};
const question = {
  ...({ vin: '1HGCM82633A004352', option: 'finance', total: 26_276_70, down: 2000_00 } as const),
  tradeEquity: -3000_00,
  months: 72,
  apr: 7.5,
  milesAYear: null,
};

test('a dealer’s services are told of the car and the terms, and of no person', () => {
  const { payment, incentives } = sellerAddresses(services, question);
  expect(payment?.href).toBe(
    'https://pay.example/quote?dealer=7&vin=1HGCM82633A004352&option=finance&total=26276.70&down=2000.00&tradeEquity=-3000.00&months=72&apr=7.5',
  );
  expect(incentives?.href).toBe('https://pay.example/rebates?vin=1HGCM82633A004352');
  expect(sellerAddresses(services, { ...question, option: 'cash' }).payment).toBeNull();
});

test('the payment that a seller reckons takes the place of ours, and the sums follow', () => {
  const loan = {
    option: 'finance' as const,
    payment: 367_88,
    apr: 7.5,
    months: 72,
    dueAtSigning: 2000_00,
    paidInAll: 28_487_36,
  };
  const by = sellerPaymentSchema.parse({ monthlyPayment: 360.1, apr: 6.9 });
  expect(withSellerPayment(loan, by)).toEqual({
    ...loan,
    payment: 360_10,
    apr: 6.9,
    paidInAll: 2000_00 + 72 * 360_10,
  });
  const lease = { ...loan, option: 'lease' as const, months: 36 };
  expect(withSellerPayment(lease, { payment: 300_00, apr: null })).toEqual({
    ...lease,
    payment: 300_00,
    apr: null,
    dueAtSigning: 2000_00 - 67_88,
    paidInAll: 1932_12 + 35 * 300_00,
  });
  const cash = { ...loan, option: 'cash' as const, payment: null, months: null };
  expect(withSellerPayment(cash, by)).toBe(cash);
});

test.each([{ monthlyPayment: '12' }, { monthlyPayment: -1 }, {}, null])(
  'an answer such as %j is none',
  (answer) => {
    expect(sellerPaymentSchema.safeParse(answer).success).toBe(false);
  },
);
