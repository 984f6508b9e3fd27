import { useEffect } from 'react';
import { rememberCar } from '../history/remembered-cars.ts';

/** Remembers a car that is looked at; a sold one is none to come back to. */
export function useRememberCar(car: {
  readonly id: number;
  readonly vin: string;
  readonly status: string;
}): void {
  const { id, vin, status } = car;
  useEffect(() => {
    if (status === 'active') rememberCar({ id, vin });
  }, [id, vin, status]);
}
