import { useEffect } from 'react';
import { rememberCar } from '../promotions/remembered-cars.ts';

/** Remembers a car that is looked at; null where there is none to come back to. */
export function useRememberCar(listingId: number | null): void {
  useEffect(() => {
    if (listingId !== null) rememberCar(listingId);
  }, [listingId]);
}
