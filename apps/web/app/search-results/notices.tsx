import { CircleAlert } from 'lucide-react';
import type { SearchPageData } from './search-page-data.ts';

/** What in the address could not be understood, said instead of silently dropped. */
export function Notices({ page: { invalid, unknownSegments } }: { readonly page: SearchPageData }) {
  if (invalid.length === 0 && unknownSegments.length === 0) return null;
  return (
    <div className="alert" role="status">
      <CircleAlert className="ic" size={18} aria-hidden="true" />
      <div>
        {unknownSegments.map((segment) => (
          <p key={segment}>
            <b>We do not know “{segment}”.</b> These are the results without it.
          </p>
        ))}
        {invalid.map(({ parameter, value, expected }) => (
          <p key={`${parameter}=${value}`}>
            <b>
              “{value}” is not a value for {parameter}.
            </b>{' '}
            Expected: {expected}.
          </p>
        ))}
      </div>
    </div>
  );
}
