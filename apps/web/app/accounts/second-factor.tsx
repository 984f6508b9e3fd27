import { FormField } from '../leads/form-field.tsx';
import { AccountForm, type FormOutcome, problemOf } from './account-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import type { SecondFactorAnswer, SecondFactorState } from './services.ts';

interface SecondFactorProps {
  readonly state: SecondFactorState;
  readonly refUrl: string;
  readonly outcome: SecondFactorAnswer | undefined;
}

/** Sets up an app that makes codes, or asks for a code of it. */
export function SecondFactor({ state, refUrl, outcome }: SecondFactorProps) {
  return (
    <main id="main" className="ui-wrap account-page">
      {state.hasApp || outcome?.status === 'BEGUN' ? (
        <AskForCode refUrl={refUrl} outcome={outcome} />
      ) : (
        <SetUp state={state} refUrl={refUrl} outcome={outcome} />
      )}
      {state.hasPasskey && outcome?.status !== 'BEGUN' && <PasskeySignIn refUrl={refUrl} />}
    </main>
  );
}

type StepProps = Pick<SecondFactorProps, 'refUrl' | 'outcome'>;

function AskForCode({ refUrl, outcome }: StepProps) {
  const begun = outcome?.status === 'BEGUN' ? outcome : null;
  return (
    <>
      <header className="ui-stack">
        <h1>{begun ? 'Add it to your app' : 'Show your second factor'}</h1>
        <p className="account-lead">
          {begun
            ? 'Scan this with an app that makes codes, then type the code that it shows.'
            : 'Type the code that your app shows now, or one of your backup codes.'}
        </p>
      </header>
      {begun && (
        <>
          <svg
            className="account-code"
            viewBox={`0 0 ${begun.picture.size} ${begun.picture.size}`}
            role="img"
            aria-label="QR code for the app"
            shapeRendering="crispEdges"
          >
            <path d={begun.picture.path} />
          </svg>
          <p className="account-hint">
            Without a camera, type this secret: <b className="account-secret">{begun.secret}</b>
          </p>
          <details className="account-backup" open>
            <summary>Backup codes, shown this once</summary>
            <p className="account-hint">
              Each opens the console once, should the app be lost. Keep them where nobody looks.
            </p>
            <ul>
              {begun.backupCodes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </details>
        </>
      )}
      <AccountForm outcome={toOutcome(outcome)}>
        <input type="hidden" name="refUrl" value={refUrl} />
        <FormField label="Code" problem={problemOf(toOutcome(outcome), 'code')}>
          {(field) => (
            <input
              {...field}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
          )}
        </FormField>
        <Submit act="show">Go on</Submit>
      </AccountForm>
    </>
  );
}

function SetUp({ state, refUrl, outcome }: SecondFactorProps) {
  return (
    <>
      <header className="ui-stack">
        <h1>Set up a second factor</h1>
        <p className="account-lead">
          The console asks for more than a password. Use an app that makes codes, or add a passkey
          on your account page.
        </p>
      </header>
      <AccountForm outcome={toOutcome(outcome)}>
        <input type="hidden" name="refUrl" value={refUrl} />
        {state.hasPassword && (
          <FormField label="Your password" problem={problemOf(toOutcome(outcome), 'password')}>
            {(field) => (
              <input
                {...field}
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            )}
          </FormField>
        )}
        <Submit act="begin">Set up an app</Submit>
      </AccountForm>
    </>
  );
}

function Submit({ act, children }: { readonly act: string; readonly children: string }) {
  return (
    <button
      type="submit"
      className="ui-button ui-button-primary ui-button-large ui-button-wide"
      name="act"
      value={act}
    >
      {children}
    </button>
  );
}

/** As forms of accounts show what went wrong. */
function toOutcome(answer: SecondFactorAnswer | undefined): FormOutcome | undefined {
  return answer?.status === 'INVALID' || answer?.status === 'LIMITED'
    ? { typed: {}, answer }
    : undefined;
}
