interface DoorOfDeal {
  readonly option: 'finance' | 'lease' | 'cash';
  /** Where the car is registered. */
  readonly where: string;
}

/** What a deal's total is called: a lease is taxed on its own, so who leases pays other sums. */
export const doorWords = ({ option, where }: DoorOfDeal): string =>
  `Out the door in ${where}${option === 'lease' ? ', if bought' : ''}`;
