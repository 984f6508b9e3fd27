import { useEffect } from 'react';

const address = '/cars-for-sale/svc/listing-view-count';

/** Tells that somebody looks at a car, once for each time that its page is opened. */
export function useViewBeacon(vin: string): void {
  useEffect(() => {
    const body = new Blob([JSON.stringify({ vin })], { type: 'application/json' });
    navigator.sendBeacon(address, body);
  }, [vin]);
}
