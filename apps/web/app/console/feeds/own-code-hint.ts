/** What to know of the field for the dealer of a file. */
export const ownCodeHint =
  'The dealer’s own code, not its id here: the list of dealers shows it. An unknown one is a new dealer.';
