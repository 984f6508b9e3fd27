import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { emailLength } from '@forecourt/domain/lead/email-length';
import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { PageLink } from '../ui/page-link.tsx';
import { AccountForm, type FormOutcome, problemOf, UnsentNote } from './account-form.tsx';
import { FactorFirst, OwnPassword } from './own-password.tsx';
import type { AddressProof } from './services.ts';

interface AddressChangeProps {
  readonly personId: string;
  readonly email: string | null;
  readonly proof: AddressProof;
  /** Whether no alerts go to the address. */
  readonly isStopped: boolean;
  /** Whether the address was changed just before. */
  readonly isChanged: boolean;
  /** What was typed before the person had to sign in again, and is not sent. */
  readonly unsent: TypedFields | null;
  readonly outcome: FormOutcome | undefined;
}

/** What the person signs in with, and a way to have another address and another password. */
export function AddressChange(props: AddressChangeProps) {
  const { email, isStopped, isChanged, unsent, outcome } = props;
  const isMailed = outcome?.answer.status === 'MAILED';
  return (
    <section id="address" className="account-section" aria-labelledby="address-heading">
      <div className="account-head">
        <div>
          <h2 id="address-heading">Email and password</h2>
          <p>{isStopped ? 'Answers' : 'Alerts and answers'} of sellers go to your address, too.</p>
        </div>
      </div>
      <ul className="account-rows account-narrow">
        <li>
          <details
            className="account-change"
            open={unsent !== null || (outcome !== undefined && !isMailed)}
          >
            <summary>
              <b className="account-address">{email}</b>
              <span className="ui-button ui-button-secondary">Change</span>
            </summary>
            <ChangeForm {...props} />
          </details>
          <p role="status" className="account-news">
            {isMailed && (
              <>
                A link is on its way to <b>{outcome?.typed.newEmail}</b>. Open it within an hour, on
                a browser where you are signed in: until then nothing changes.
              </>
            )}
            {isChanged && 'Your address is changed, and you are signed out everywhere else.'}
          </p>
        </li>
        <li>
          <span>
            <b>Password</b>
            <small>Set by a link to your address. You are then signed out everywhere.</small>
          </span>
          <PageLink
            className="ui-button ui-button-secondary"
            to={signInPath(accountPaths.account, 'reset')}
          >
            Set a new password
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

function ChangeForm({ personId, proof, unsent, outcome }: AddressChangeProps) {
  if (proof === 'sign-in')
    return <p>This needs a fresh sign-in: sign out and in again, then change it.</p>;
  if (proof === 'factor') return <FactorFirst section="address" />;
  return (
    <AccountForm outcome={outcome} action={`${accountPaths.account}#address`}>
      <input type="hidden" name="act" value="address" />
      <input type="hidden" name="person" value={personId} />
      {unsent && (
        <UnsentNote>
          You were signed out, so no link was sent yet. The address is as you typed it: send the
          link now.
        </UnsentNote>
      )}
      <p>
        A link goes to the new address, and a note to the present one. What you saved, alerts and
        conversations come along; sellers whom you wrote to before still know the present one.
      </p>
      <FormField label="New email address" problem={problemOf(outcome, 'newEmail')}>
        {(field) => (
          <input
            {...field}
            name="newEmail"
            type="email"
            autoComplete="email"
            maxLength={emailLength}
            defaultValue={(unsent ?? outcome?.typed)?.newEmail}
            required
          />
        )}
      </FormField>
      {proof === 'password' && <OwnPassword outcome={outcome} />}
      <div>
        <button type="submit" className="ui-button ui-button-primary">
          Send the link
        </button>
      </div>
    </AccountForm>
  );
}
