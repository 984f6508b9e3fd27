import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Box } from '../../back-office/box.tsx';
import type { RefusedRow } from './feed-view.ts';

interface RefusedCarsProps {
  /** Null where the report cannot be read, or is not kept. */
  readonly cars: readonly RefusedRow[] | null;
  /** How many rows were refused in all. */
  readonly count: number;
  /** Whether the file changed none of the dealer's cars. */
  readonly isHeld: boolean;
}

const leftOutWords = 'Such a car is not on the site, and one that was has left the market.';
const heldWords =
  'This file changed none of your cars: such a car is on the site only if it was before.';

/** Cars that a file left out: a row a car, with each cell at fault as it came. */
export function RefusedCars({ cars, count, isHeld }: RefusedCarsProps) {
  return (
    <Box
      title={`${groupDigits(count)} ${count === 1 ? 'row was' : 'rows were'} refused`}
      note={`${isHeld ? heldWords : leftOutWords} Correct the cell in your system: the next file brings it.`}
    >
      {cars === null ? (
        <p className="office-none">Which cells were at fault cannot be read now.</p>
      ) : (
        <table className="portal-refused">
          <thead>
            <tr>
              {['Car', 'Column', 'Cell', 'Why', 'What helps'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {cars.map(({ words, stockNumber, cells }, place) => (
            // Rows of a report never change their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two rows of a file apart
            <tbody key={place}>
              {cells.map(({ column, value, why, helps }, index) => (
                <tr key={column}>
                  {index === 0 && (
                    <td rowSpan={cells.length}>
                      <b>{words || 'A car that cannot be told'}</b>
                      {stockNumber && <small>{stockNumber}</small>}
                    </td>
                  )}
                  <td data-name="Column">{column}</td>
                  <td data-name="Cell">
                    <span className="office-cell">{value || '(empty)'}</span>
                  </td>
                  <td data-name="Why">{why}</td>
                  <td data-name="What helps">{helps}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {cars !== null && cars.length < count && (
        <p className="office-more">The first {groupDigits(cars.length)} are listed.</p>
      )}
    </Box>
  );
}
