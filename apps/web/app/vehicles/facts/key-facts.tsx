import {
  Armchair,
  CalendarDays,
  CarFront,
  CircleGauge,
  Cog,
  Fuel,
  Hash,
  type LucideIcon,
  PaintBucket,
  PlugZap,
  Settings2,
  Tag,
  Users,
  Waypoints,
} from 'lucide-react';
import type { Fact } from './car-facts.ts';

const icons: Readonly<Record<Fact['key'], LucideIcon>> = {
  mileage: CircleGauge,
  year: CalendarDays,
  engine: Cog,
  transmission: Settings2,
  drive: Waypoints,
  fuel: Fuel,
  economy: Fuel,
  range: PlugZap,
  style: CarFront,
  exterior: PaintBucket,
  interior: Armchair,
  seats: Users,
  stock: Tag,
  vin: Hash,
};

/** The facts that every shopper looks for first. */
export function KeyFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="vehicle-facts">
      {facts.map(({ key, label, value }) => {
        const Icon = icons[key];
        return (
          <div key={key}>
            <Icon className="ui-icon" size={18} aria-hidden="true" />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
