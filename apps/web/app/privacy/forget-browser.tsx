import { keysOfOwner } from '@forecourt/domain/account/keys-of-owner';
import { useState } from 'react';
import { comparedCars } from '../compare/compared-cars.ts';
import { forgetKept } from '../ui/kept-text.ts';

/** Empties what scripts keep in this browser of whoever has it. Without scripts it keeps none of that. */
export function ForgetBrowser() {
  const [isDone, setIsDone] = useState(false);
  function forget() {
    forgetKept(keysOfOwner);
    // Of whoever is signed in the account forgets them, too.
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
