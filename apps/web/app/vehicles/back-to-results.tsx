import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readLatestResults } from '../navigation/latest-results.ts';

/** The way back to the search that the shopper came from, with its place and filters. */
export function BackToResults() {
  // Only the browser knows it.
  const [results, setResults] = useState<ReturnType<typeof readLatestResults>>(null);
  useEffect(() => setResults(readLatestResults()), []);
  if (results === null) return null;
  return (
    <Link className="vehicle-back" to={results.href}>
      <ChevronLeft className="ui-icon" size={16} aria-hidden="true" />
      {`Back to ${groupDigits(results.total)} ${results.total === 1 ? 'result' : 'results'}`}
    </Link>
  );
}
