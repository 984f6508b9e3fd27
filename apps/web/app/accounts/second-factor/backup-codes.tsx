import { accountPaths } from '@forecourt/domain/account/sign-in';
import { AccountForm } from '../account-form.tsx';
import { FactorFirst, OwnPassword } from '../own-password.tsx';
import type { SecondFactorState } from '../services.ts';
import type { FactorOutcome } from './factor-acts.ts';

interface BackupCodesProps {
  readonly personId: string;
  readonly state: SecondFactorState | null;
  readonly outcome: FactorOutcome | undefined;
}

/** The app that makes codes, and a way to have new codes for when it is lost; nothing of who has no app. */
export function BackupCodes({ personId, state, outcome }: BackupCodesProps) {
  if (!state?.hasApp) return null;
  const codes = outcome?.backupCodes;
  return (
    <section
      id="backup-codes"
      className="account-section account-narrow"
      aria-labelledby="backup-codes-heading"
    >
      <div className="account-head">
        <div>
          <h2 id="backup-codes-heading">Codes of an app</h2>
          <p>Asked for beside your sign-in by what needs a second factor.</p>
        </div>
      </div>
      <ul className="account-rows">
        <li>
          <details className="account-change" open={outcome !== undefined && !codes}>
            <summary>
              <span>
                <b>Backup codes</b>
                <small>Each stands in for a code once, should the app be lost.</small>
              </span>
              <span className="ui-button ui-button-secondary">Renew</span>
            </summary>
            <RenewForm personId={personId} state={state} outcome={outcome} />
          </details>
        </li>
      </ul>
      {codes && <NewCodes codes={codes} />}
    </section>
  );
}

function RenewForm({
  personId,
  state,
  outcome,
}: BackupCodesProps & { readonly state: SecondFactorState }) {
  if (!state.mayRenewCodes) return <FactorFirst section="backup-codes" />;
  return (
    <AccountForm outcome={outcome} action={`${accountPaths.account}#backup-codes`}>
      <input type="hidden" name="act" value="renew-backup-codes" />
      <input type="hidden" name="person" value={personId} />
      <p>The codes that you have now open nothing any more. A note goes to your address.</p>
      {state.hasPassword && <OwnPassword outcome={outcome} />}
      <div>
        <button type="submit" className="ui-button ui-button-primary">
          Make new codes
        </button>
      </div>
    </AccountForm>
  );
}

/** As the page of a new app shows them. */
function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className="account-backup account-news" role="status">
      <b>New backup codes, shown this once</b>
      <p className="account-hint">
        Those from before open nothing any more. Keep these where nobody looks.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
