import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readLatestResults, readNeighbours } from '../navigation/latest-results.ts';

interface BackProps {
  readonly id: number;
  /** Carried on from the search. */
  readonly zip: string | null;
}

/** The search that the shopper came from, with its place and filters, and the cars before and after this one in it. */
export function BackToResults({ id, zip }: BackProps) {
  const way = useWayBack(id);
  if (way === null) return null;
  const { results, previous, next } = way;
  return (
    <nav className="vehicle-way" aria-label="Your search">
      <Link className="vehicle-back" to={results.href}>
        <ChevronLeft className="ui-icon" size={16} aria-hidden="true" />
        <span>
          <span className="vehicle-back-words">Back to </span>
          {`${groupDigits(results.total)} ${results.total === 1 ? 'result' : 'results'}`}
        </span>
      </Link>
      {previous !== null && (
        <Link className="vehicle-back" to={vehiclePath(previous, zip)} aria-label="Previous car">
          <ChevronLeft className="ui-icon" size={16} aria-hidden="true" />
          <span>Previous</span>
        </Link>
      )}
      {next !== null && (
        <Link className="vehicle-back" to={vehiclePath(next, zip)} aria-label="Next car">
          <span>Next</span>
          <ChevronRight className="ui-icon" size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** Only the browser knows it. */
function useWayBack(id: number) {
  const [way, setWay] = useState<ReturnType<typeof readWayBack>>(null);
  useEffect(() => setWay(readWayBack(id)), [id]);
  return way;
}

function readWayBack(id: number) {
  const results = readLatestResults();
  return results && { results, ...readNeighbours(id) };
}
