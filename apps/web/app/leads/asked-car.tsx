import { dollars } from '@forecourt/domain/money/dollars';

interface AskedCarProps {
  readonly car: {
    readonly name: string;
    readonly detail: string;
    readonly price: number | null;
    readonly pictureUrl: string;
  };
}

/** The car that something is about, in a line. */
export function AskedCar({ car: { name, detail, price, pictureUrl } }: AskedCarProps) {
  return (
    <div className="lead-car">
      <img className="ui-studio" src={pictureUrl} alt="" width={88} height={66} />
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      {price !== null && <strong className="ui-number">{dollars(price)}</strong>}
    </div>
  );
}
