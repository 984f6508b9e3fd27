import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  forgetRecentSearches,
  type RecentSearch,
  readRecentSearches,
} from '../keywords/recent-searches.ts';
import { PageLink } from '../ui/page-link.tsx';

/** The searches of this browser, which no server knows; nothing on a first visit. */
export function RecentSearches() {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  useEffect(() => setSearches(readRecentSearches()), []);
  if (searches.length === 0) return null;

  function forget() {
    forgetRecentSearches();
    setSearches([]);
  }

  return (
    <section className="home-section" aria-labelledby="recent-heading">
      <div className="home-section-head">
        <h2 id="recent-heading">Your recent searches</h2>
        <button type="button" className="ui-link ui-touch" onClick={forget}>
          Forget them
        </button>
      </div>
      <p>Kept in this browser only.</p>
      <ul className="home-recent">
        {searches.map(({ url, name }) => (
          <li key={url}>
            <PageLink to={url}>
              <History className="ui-icon" size={18} aria-hidden="true" />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
