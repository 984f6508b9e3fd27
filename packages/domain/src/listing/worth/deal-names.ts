/** What shoppers read of a deal. */
export const dealNames = {
  great: 'Great Deal',
  good: 'Good Deal',
  fair: 'Fair Price',
  high: 'High Price',
} as const;
