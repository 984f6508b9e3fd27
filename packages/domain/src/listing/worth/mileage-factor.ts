/** Price lost per 1,000 miles, as a share: `price × e^(−0.0045 × miles/1000)`. */
const lossPerThousandMiles = 0.0045;

/** The share of its price that a car keeps after so many miles. */
export function mileageFactor(miles: number): number {
  return Math.exp((-lossPerThousandMiles * miles) / 1000);
}
