/** Who has the numbers of a wallet, said where they are asked for. */
export const walletKeeping =
  'This browser keeps these numbers and sends them along with each page, for its payments. Sign in, and your account keeps them as well.';
