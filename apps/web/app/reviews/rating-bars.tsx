import { stars } from '@forecourt/domain/reference/review-words';

/** How many reviews gave five stars, four and so on. */
export function StarBars({ distribution }: { readonly distribution: readonly number[] }) {
  const most = Math.max(1, ...distribution);
  return (
    <table className="review-bars" aria-label="How many gave how many stars">
      <tbody>
        {stars.map((star, at) => (
          <Bar
            key={star}
            label={star === 1 ? '1 star' : `${star} stars`}
            share={(distribution[at] ?? 0) / most}
            value={String(distribution[at] ?? 0)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface CategoryBarsProps {
  /** Averages from 1 to 5. */
  readonly categories: readonly { readonly name: string; readonly value: number }[];
}

/** What reviews give on average for each of what they rate. */
export function CategoryBars({ categories }: CategoryBarsProps) {
  return (
    <table className="review-bars" aria-label="Averages by category">
      <tbody>
        {categories.map(({ name, value }) => (
          <Bar key={name} label={name} share={value / 5} value={value.toFixed(1)} />
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly value: string;
}

function Bar({ label, share, value }: BarProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="review-bar-track" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </td>
      <td>{value}</td>
    </tr>
  );
}
