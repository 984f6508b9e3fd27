/** The least part of a price that a fall of it is news from. */
const leastShare = 1 / 100;

/** Whether it is news that a price fell. In whole dollars. */
export const isTellingDrop = (before: number, price: number): boolean =>
  before - price >= before * leastShare && price < before;
