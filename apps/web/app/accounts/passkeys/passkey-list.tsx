import type { PasskeyShown } from '../services.ts';
import { usePasskey } from './use-passkey.ts';

/** Keys of devices, with a way to remove each, and to add that of this one. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly PasskeyShown[] }) {
  const { canUse, isBusy, refusal, begin } = usePasskey(async () => {
    const { addPasskey } = await import('./passkeys.ts');
    await addPasskey();
    location.reload();
  });
  return (
    <section
      id="passkeys"
      className="account-section account-narrow"
      aria-labelledby="passkeys-heading"
    >
      <div className="account-head">
        <div>
          <h2 id="passkeys-heading">Passkeys</h2>
          <p>Sign in with your finger, face or PIN in place of a password.</p>
        </div>
        <button
          type="button"
          className="ui-button ui-button-secondary account-add-passkey"
          onClick={begin}
          disabled={isBusy}
          hidden={!canUse}
        >
          Add a passkey
        </button>
      </div>
      <p role="status" className="account-told">
        {refusal}
      </p>
      {passkeys.length > 0 && (
        <ul className="account-rows">
          {passkeys.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>Since {since}</small>
              </span>
              <form method="post">
                <input type="hidden" name="act" value="remove-passkey" />
                <button
                  type="submit"
                  className="ui-button ui-button-secondary"
                  name="passkey"
                  value={id}
                  aria-label={`Remove the passkey of ${name}, since ${since}`}
                >
                  Remove
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
