/** The slider of a home page, whole dollars a month: its ends, its steps, and where it is for who named no payment. */
export const paymentSlider = { min: 200, max: 900, step: 50, usual: 450 } as const;

/** Where it stops, the lowest first. */
export const homePayments: readonly number[] = Array.from(
  { length: (paymentSlider.max - paymentSlider.min) / paymentSlider.step + 1 },
  (_, at) => paymentSlider.min + at * paymentSlider.step,
);
