import { useEffect } from 'react';
import { rememberCar } from '../history/remembered-cars.ts';

/** Remembers a car that is looked at; one that is gone is none to come back to. */
export function useRememberCar(car: {
  readonly id: number;
  readonly vin: string;
  readonly status: string;
  readonly price: number | null;
}): void {
  const { id, vin, status, price } = car;
  useEffect(() => {
    if (status === 'active') rememberCar({ id, vin, price });
  }, [id, vin, status, price]);
}
