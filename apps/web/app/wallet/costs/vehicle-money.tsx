import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import { CostToOwn } from './cost-to-own.tsx';
import type { CostToOwnData } from './cost-to-own-data.ts';
import type { CarLeaseData } from './lease-data.ts';
import { LeaseFigures } from './lease-figures.tsx';
import type { OutTheDoorData } from './out-the-door-data.ts';
import { OutTheDoorLines } from './out-the-door-lines.tsx';
import { PaymentFigures } from './payment-figures.tsx';

interface VehicleMoneyProps {
  readonly car: {
    /** Whole dollars. */
    readonly price: number | null;
    /** The shopper's own; null for the usual ones. */
    readonly ownTerms: ShopperTerms | null;
    readonly isNew: boolean;
    readonly outTheDoor: OutTheDoorData | null;
    readonly lease: CarLeaseData | null;
    readonly costToOwn: CostToOwnData | null;
  };
}

/** What a car costs a shopper: every month, by a lease, to drive it home, and over years. */
export function VehicleMoney({ car }: VehicleMoneyProps) {
  if (car.price === null) return null;
  return (
    <div className="wallet-money">
      <h2 id="money-heading">What it costs</h2>
      <div className="wallet-money-parts">
        <div>
          <h3>Every month</h3>
          <PaymentFigures price={car.price} terms={car.ownTerms} isNew={car.isNew} />
        </div>
        {car.lease && (
          <div id="lease">
            <h3>Or leased</h3>
            <LeaseFigures lease={car.lease} />
          </div>
        )}
        {car.outTheDoor && <OutTheDoorLines sum={car.outTheDoor} />}
      </div>
      {car.costToOwn && <CostToOwn cost={car.costToOwn} />}
    </div>
  );
}
