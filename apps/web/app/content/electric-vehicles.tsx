import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Link } from 'react-router';
import { AboutBox } from './about-box.tsx';
import type { ElectricFuel } from './electric-fuels.ts';
import styles from './electric-vehicles.css?url';

export interface ElectricVehicleKind {
  readonly code: ElectricFuel;
  readonly name: string;
  readonly count: number;
  readonly href: string;
}

const explanations: Readonly<Record<ElectricFuel, string>> = {
  ELE: 'Runs on its battery alone. You charge it at home or at a charging station, and its range says how far a full charge takes it.',
  PIH: 'Has a battery that you charge and an engine. Short trips run on electricity, longer ones on gasoline.',
  HYB: 'Has an engine, helped by a motor whose battery charges while you brake. It is never plugged in.',
  HYD: 'Makes its electricity on board from hydrogen. It fills up in minutes, where there is a hydrogen station.',
};

/** The kinds of cars that drive on electricity, each with its cars. */
export default function ElectricVehicles({
  kinds,
}: {
  readonly kinds: readonly ElectricVehicleKind[];
}) {
  return (
    <AboutBox title="Electric vehicle types" closeLabel="Close">
      <link rel="stylesheet" href={styles} precedence="default" />
      <ul className="content-kinds">
        {kinds.map(({ code, name, count, href }) => (
          <li key={code}>
            <h3>
              {name}
              {count > 0 ? (
                <Link className="ui-link ui-touch" to={href}>
                  Show {groupDigits(count)}
                  <span className="ui-visually-hidden"> {name} cars</span>
                </Link>
              ) : (
                <span className="ui-dim">None here</span>
              )}
            </h3>
            <p>{explanations[code]}</p>
          </li>
        ))}
      </ul>
    </AboutBox>
  );
}
