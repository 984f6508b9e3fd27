/** What news is wanted of. */
export interface AskedNews {
  /** Of the search, or of the VIN that is watched. */
  readonly name: string;
  readonly isCar: boolean;
}

/** How a mail and its page ask whether somebody wants news: around its name, and how often it comes. */
export function askedWords({ isCar }: Pick<AskedNews, 'isCar'>) {
  return isCar
    ? {
        before: 'when the car of',
        after: ' is for sale here, costs less or is gone',
        rate: 'You get a mail as it happens, never at night',
      }
    : {
        before: 'of new results and lower prices for',
        after: '',
        rate: 'You get at most one mail a day',
      };
}
