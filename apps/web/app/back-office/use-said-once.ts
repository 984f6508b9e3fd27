import { useEffect } from 'react';
import { forgetSaid } from '../ui/answers/forget-said.ts';

/** Takes what was done out of the address once it is said. */
export function useSaidOnce(isDone: boolean): void {
  useEffect(() => {
    if (isDone) forgetSaid('said');
  }, [isDone]);
}
