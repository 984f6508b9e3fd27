import { useEffect, useState } from 'react';
import { readOwner } from '../history/read-owner.ts';

/**
 * Whether a person who was known here has signed out in another tab: it is looked for when this one is seen again.
 *
 * @param personId who was signed in when this page was opened; null for a visitor, whom another tab may sign in
 */
export function useHasLeft(personId: string | null): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    // Nobody is known here until their account has answered.
    let wasKnown = false;
    const look = () => {
      const isHere = readOwner() === personId;
      wasKnown ||= isHere;
      setHasLeft(wasKnown && !isHere);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [personId]);
  return hasLeft;
}
