/** Dealers that one form asks: a price of each is enough to compare, and more would be a nuisance to them. */
export const maxDealersAsked = 3;
