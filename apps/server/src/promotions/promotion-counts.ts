/** How many of each kind are asked for. */
export const promotionCounts = {
  premium: 3,
  featured: 6,
  standard: 6,
  highlights: 10,
  boost: 2,
} as const;
