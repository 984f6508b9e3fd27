import { useEffect, useState } from 'react';
import { PasskeyRefused } from './passkey-refused.ts';

/** Something that is done with a passkey: whether this browser can, how it goes, and how to begin. */
export function usePasskey(act: () => Promise<void>) {
  // Nearly all can: what stands there from the start moves nothing when it is known.
  const [canUse, setCanUse] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setCanUse('PublicKeyCredential' in window), []);
  // A button that was disabled meanwhile would lose the keyboard.
  async function begin() {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof PasskeyRefused)) reportError(error);
      setRefusal(error instanceof PasskeyRefused ? error.message : failed);
    }
    setIsBusy(false);
  }
  return { canUse, isBusy, refusal, begin };
}

const failed = 'That did not work just now. Try again in a moment.';
