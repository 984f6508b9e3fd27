import type { ReactNode } from 'react';

interface CheckoutStepProps {
  readonly id: string;
  readonly step: number;
  readonly name: string;
  readonly value?: string | undefined;
  /** Whether it is of use on paper; it is if absent. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A step with its number and what it comes to. */
export function CheckoutStep({
  id,
  step,
  name,
  value,
  isPrinted = true,
  children,
}: CheckoutStepProps) {
  return (
    <section
      className={isPrinted ? 'checkout-step' : 'checkout-step ui-not-printed'}
      aria-labelledby={`${id}-heading`}
      id={id}
    >
      <header>
        <span aria-hidden="true">{step}</span>
        <h2 id={`${id}-heading`}>{name}</h2>
        {value && <b>{value}</b>}
      </header>
      {children}
    </section>
  );
}
