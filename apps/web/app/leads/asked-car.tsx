import { dollars } from '@forecourt/domain/money/dollars';

interface AskedCarProps {
  readonly car: {
    readonly name: string;
    readonly detail: string;
    readonly price: number | null;
    /** What it was before, in words. */
    readonly before?: string | null;
    readonly pictureUrl: string;
    /** `Sold`, of one that is gone: its price is asked no more. */
    readonly gone?: string | null;
    /** Told where it is not that it is shown by an illustration. */
    readonly isPhoto?: boolean;
  };
}

/** The car that something is about, in a line. */
export function AskedCar({ car }: AskedCarProps) {
  const { name, detail, price, pictureUrl, before, gone, isPhoto = true } = car;
  return (
    <div className="lead-car">
      <img className="ui-studio" src={pictureUrl} alt="" width={88} height={66} />
      <span>
        <b>{name}</b>
        <small>{[gone, detail, !isPhoto && 'Illustration'].filter(Boolean).join(' · ')}</small>
      </span>
      {price !== null && gone && <small>Last price {dollars(price)}</small>}
      {price !== null && !gone && <strong className="ui-number">{dollars(price)}</strong>}
      {before && <small>{before}</small>}
    </div>
  );
}
