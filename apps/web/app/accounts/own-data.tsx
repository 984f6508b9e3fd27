import { accountPaths } from '@forecourt/domain/account/sign-in';
import { FormField } from '../ui/form/form-field.tsx';
import { AccountForm, type FormOutcome, problemOf } from './account-form.tsx';

/** A copy of everything, and its end. */
export function OwnData({
  personId,
  outcome,
}: {
  readonly personId: string;
  readonly outcome: FormOutcome | undefined;
}) {
  return (
    <section id="data" className="account-section" aria-labelledby="data-heading">
      <div className="account-head">
        <h2 id="data-heading">Your data</h2>
      </div>
      <ul className="account-rows account-narrow">
        <li>
          <span>
            <b>Download your data</b>
            <small>
              Profile, saved cars, messages to sellers and all else, as one file. The pictures of
              cars that you sell are not in it: it has their addresses, which lead nowhere once the
              account is deleted.
            </small>
          </span>
          <a className="ui-button ui-button-secondary" href={accountPaths.export} download>
            Download a copy
          </a>
        </li>
        <li>
          <details className="account-delete" open={outcome !== undefined}>
            <summary>
              <span>
                <b>Delete account</b>
                <small>
                  Removes all of it, everywhere, and signs you out. It cannot be undone.
                </small>
              </span>
              <span className="ui-button ui-button-secondary" aria-hidden="true">
                Delete
              </span>
            </summary>
            <AccountForm outcome={outcome} action={`${accountPaths.account}#data`}>
              <input type="hidden" name="act" value="delete" />
              <input type="hidden" name="person" value={personId} />
              <p>
                Your conversations with sellers are deleted, for them as well. Each is told that you
                closed your account, and that what you asked for is withdrawn; emails that they got
                stay with them.
              </p>
              <FormField label="Type your email to confirm" problem={problemOf(outcome, 'email')}>
                {(field) => (
                  <input
                    {...field}
                    name="email"
                    type="email"
                    autoComplete="off"
                    defaultValue={outcome?.typed.email}
                  />
                )}
              </FormField>
              <div>
                <button type="submit" className="ui-button ui-button-secondary">
                  Delete account
                </button>
              </div>
            </AccountForm>
          </details>
        </li>
      </ul>
    </section>
  );
}
