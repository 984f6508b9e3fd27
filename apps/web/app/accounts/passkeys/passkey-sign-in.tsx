import { KeyRound } from 'lucide-react';
import { usePasskey } from './use-passkey.ts';

/** The way in with a finger, a face or a PIN. It shows where there are scripts. */
export function PasskeySignIn({ refUrl }: { readonly refUrl: string }) {
  const { canUse, isBusy, refusal, begin } = usePasskey(async () => {
    const { signInWithPasskey } = await import('./passkeys.ts');
    location.assign(await signInWithPasskey(refUrl));
  });
  if (!canUse) return null;
  return (
    <div className="account-passkey">
      <button
        type="button"
        className="ui-button ui-button-secondary ui-button-large ui-button-wide"
        onClick={begin}
        aria-disabled={isBusy || undefined}
      >
        <KeyRound className="ui-icon" size={18} aria-hidden="true" />
        Sign in with a passkey
      </button>
      <p role="status">{refusal}</p>
    </div>
  );
}
