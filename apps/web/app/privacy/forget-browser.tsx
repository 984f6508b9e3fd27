import { useState } from 'react';
import { comparedCars } from '../compare/compared-cars.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { forgetCars } from '../history/remembered-cars.ts';
import { forgetRecentSearches } from '../keywords/recent-searches.ts';
import { forgetContacts } from '../leads/contacted-cars.ts';
import { forgetResults } from '../navigation/latest-results.ts';

/** Empties what scripts keep in this browser. Without scripts it keeps none of that. */
export function ForgetBrowser() {
  const [isDone, setIsDone] = useState(false);
  function forget() {
    forgetCars();
    forgetRecentSearches();
    forgetContacts();
    forgetDrafts();
    forgetResults();
    comparedCars.clear();
    setIsDone(true);
  }
  return (
    <div className="privacy-forget">
      <button type="button" className="ui-button ui-button-secondary" onClick={forget}>
        Forget these lists
      </button>
      <p role="status">{isDone && 'This browser has forgotten them.'}</p>
    </div>
  );
}
