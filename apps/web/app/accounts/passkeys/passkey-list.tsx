import { passkeyNameLength } from '@forecourt/domain/account/passkey-name';
import { accountPaths } from '@forecourt/domain/account/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { forgetSaid } from '../../ui/answers/forget-said.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { AccountForm, type FormOutcome, problemOf } from '../account-form.tsx';
import type { PasskeyChange } from '../second-factor/factor-acts.ts';
import type { PasskeyShown } from '../services.ts';
import { usePasskey } from './use-passkey.ts';

interface PasskeyListProps {
  readonly passkeys: readonly PasskeyShown[];
  /** What was done to one just before. */
  readonly change: PasskeyChange | null;
  readonly outcome: FormOutcome | undefined;
}

/** Keys of devices, with a way to rename and to remove each, and to add that of this one. */
export function PasskeyList({ passkeys, change, outcome }: PasskeyListProps) {
  const { revalidate } = useRevalidator();
  const [isAdded, setAdded] = useState(false);
  const news = useRef<HTMLParagraphElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be done to another one.
  useEffect(() => {
    if (change === null) return;
    setAdded(false);
    news.current?.focus();
    forgetSaid('passkey');
  }, [change, key]);
  const { canUse, isBusy, refusal, begin } = usePasskey(async () => {
    const { addPasskey } = await import('./passkeys.ts');
    await addPasskey();
    await revalidate();
    setAdded(true);
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
          <p>
            {canUse
              ? 'Sign in with your finger, face or PIN in place of a password.'
              : 'This browser has no passkeys.'}
          </p>
        </div>
        <button
          type="button"
          className="ui-button ui-button-secondary account-add-passkey"
          onClick={begin}
          aria-disabled={isBusy || undefined}
          hidden={!canUse}
        >
          Add a passkey
        </button>
      </div>
      <p
        role="status"
        className={refusal === null ? undefined : 'account-told'}
        ref={news}
        tabIndex={-1}
      >
        {refusal ?? (isAdded ? 'Your passkey is added.' : change && changeWords[change])}
      </p>
      {passkeys.length > 0 && (
        <ul className="account-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              outcome={outcome?.typed.passkey === passkey.id ? outcome : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const changeWords: Readonly<Record<PasskeyChange, string>> = {
  removed: 'Your passkey is removed.',
  renamed: 'Your passkey has its new name.',
};

interface PasskeyRowProps {
  readonly passkey: PasskeyShown;
  /** Of the form that gives it another name. */
  readonly outcome: FormOutcome | undefined;
}

function PasskeyRow({ passkey: { id, name, since }, outcome }: PasskeyRowProps) {
  const which = `the passkey ${name}, since ${since}`;
  return (
    <li className="account-passkey-row">
      <span>
        <b className="account-passkey-name">{name}</b>
        <small>Since {since}</small>
      </span>
      <form method="post">
        <input type="hidden" name="act" value="remove-passkey" />
        <button
          type="submit"
          className="ui-button ui-button-secondary"
          name="passkey"
          value={id}
          aria-label={`Remove ${which}`}
        >
          Remove
        </button>
      </form>
      <details open={outcome !== undefined}>
        <summary className="ui-link" aria-label={`Rename ${which}`}>
          Rename
        </summary>
        <AccountForm outcome={outcome} action={`${accountPaths.account}#passkeys`}>
          <input type="hidden" name="act" value="rename-passkey" />
          <input type="hidden" name="passkey" value={id} />
          <FormField label="Name" problem={problemOf(outcome, 'name')}>
            {(field) => (
              <input
                {...field}
                name="name"
                autoComplete="off"
                maxLength={passkeyNameLength}
                defaultValue={outcome?.typed.name ?? name}
                required
              />
            )}
          </FormField>
          <div>
            <button type="submit" className="ui-button ui-button-secondary">
              Save name
            </button>
          </div>
        </AccountForm>
      </details>
    </li>
  );
}
