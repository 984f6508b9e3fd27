/** Where VINs are looked up. */
export const vinPath = '/vin';

/** The page about a VIN. */
export const vinAddress = (vin: string): string => `${vinPath}?${new URLSearchParams({ vin })}`;
