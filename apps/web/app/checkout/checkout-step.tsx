import type { ReactNode } from 'react';

interface CheckoutStepProps {
  readonly id: string;
  readonly step: number;
  readonly name: string;
  readonly value?: string | undefined;
  readonly children: ReactNode;
}

/** A step with its number and what it comes to. */
export function CheckoutStep({ id, step, name, value, children }: CheckoutStepProps) {
  return (
    <section className="checkout-step" aria-labelledby={`${id}-heading`} id={id}>
      <header>
        <span aria-hidden="true">{step}</span>
        <h2 id={`${id}-heading`}>{name}</h2>
        {value && <b>{value}</b>}
      </header>
      {children}
    </section>
  );
}
