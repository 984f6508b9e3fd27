/** Who has the numbers of a wallet, said where they are asked for. */
export const walletKeeping =
  'This browser keeps these numbers and sends them to us with each page, for its payments. They are in no account.';
