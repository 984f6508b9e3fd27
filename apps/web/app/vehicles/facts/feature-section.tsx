import { Check } from 'lucide-react';
import type { VehiclePageData } from '../vehicle-page-data.ts';

/** Entries of a list that are shown before the others are asked for. */
const maxShown = 6;

/** What the car has: its features by group, its packages, and what the seller adds. */
export function FeatureSection({ car }: { readonly car: VehiclePageData }) {
  const { featureGroups, packages, options } = car;
  const lists = [
    ...featureGroups.map(({ group, names }) => ({ heading: group as string, names })),
    { heading: 'Packages', names: packages },
    { heading: 'More from the seller', names: options },
  ].filter(({ names }) => names.length > 0);
  if (lists.length === 0) return null;
  const total = lists.reduce((sum, { names }) => sum + names.length, 0);
  const isLong = lists.some(({ names }) => names.length > maxShown);
  const columns = (from: number, to?: number) => (
    <div className="vehicle-features">
      {lists.map(({ heading, names }) => (
        <FeatureList key={heading} heading={heading} names={names.slice(from, to)} />
      ))}
    </div>
  );
  return (
    <section className="vehicle-section" id="featuresSection" aria-labelledby="features-heading">
      <h2 id="features-heading">Features</h2>
      {columns(0, maxShown)}
      {isLong && (
        <details className="vehicle-all-features" id="all-features">
          <summary className="ui-button ui-button-secondary">
            <span className="vehicle-more-features">Show all {total} features</span>
            <span className="vehicle-fewer-features">Show fewer features</span>
          </summary>
          {columns(maxShown)}
        </details>
      )}
    </section>
  );
}

function FeatureList({
  heading,
  names,
}: {
  readonly heading: string;
  readonly names: readonly string[];
}) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Check className="ui-icon" size={16} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
