import { FormField } from '../../ui/form/form-field.tsx';
import { StepHeading } from '../../ui/form/step-heading.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';

import { AccountForm, type FormOutcome, problemOf } from '../account-form.tsx';
import { OwnPassword } from '../own-password.tsx';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import type { SecondFactorAnswer, SecondFactorState } from '../services.ts';

type Begun = Extract<SecondFactorAnswer, { status: 'BEGUN' }>;

/** What became of a form; a wrong code leaves what an app is set up with in sight. */
export type SecondFactorOutcome = SecondFactorAnswer & { readonly begun?: Begun | null };

interface SecondFactorProps {
  readonly state: SecondFactorState;
  readonly refUrl: string;
  readonly outcome: SecondFactorOutcome | undefined;
}

/** Sets up an app that makes codes, or asks for a code of it. */
export function SecondFactor({ state, refUrl, outcome }: SecondFactorProps) {
  const begun = outcome?.status === 'BEGUN' ? outcome : (outcome?.begun ?? null);
  return (
    <main id="main" className="ui-wrap account-page">
      {state.hasApp || begun ? (
        <AskForCode refUrl={refUrl} outcome={outcome} begun={begun} />
      ) : state.maySetUp ? (
        <SetUp state={state} refUrl={refUrl} outcome={outcome} />
      ) : (
        <AskForPasskey />
      )}
      {state.hasPasskey && begun === null && <PasskeySignIn refUrl={refUrl} />}
    </main>
  );
}

type StepProps = Pick<SecondFactorProps, 'refUrl' | 'outcome'>;

function AskForCode({ refUrl, outcome, begun }: StepProps & { readonly begun: Begun | null }) {
  const Heading = outcome?.status === 'BEGUN' ? StepHeading : 'h1';
  return (
    <>
      <header className="ui-stack">
        <Heading>{begun ? 'Add it to your app' : 'Show your second factor'}</Heading>
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
        {begun && <Carried begun={begun} />}
        <FormField label="Code" problem={problemOf(toOutcome(outcome), 'code')}>
          {(field) => (
            <input
              {...field}
              {...(begun ? digits : letters)}
              name="code"
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

/** Of an app that is new: nobody has a backup code yet. */
const digits = { inputMode: 'numeric' } as const;
/** Backup codes have letters, great and small, which keyboards of phones would change. */
const letters = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** What was shown of a new app goes along with the code: the server shows it this once. */
function Carried({ begun: { secret, backupCodes, picture } }: { readonly begun: Begun }) {
  const fields = { secret, backupCodes: backupCodes.join(' '), ...picture };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** What of a new app came along with a code; null where none is set up. */
export function readBegun(typed: TypedFields): Begun | null {
  const { secret = '', backupCodes = '', size = '', path = '' } = typed;
  if (secret === '') return null;
  const picture = { size: Number(size), path };
  return { status: 'BEGUN', secret, backupCodes: backupCodes.split(' '), picture };
}

function AskForPasskey() {
  return (
    <header className="ui-stack">
      <h1>Show your second factor</h1>
      <p className="account-lead">
        You have a passkey: sign in with it, on a browser that knows it. Who knows your password
        alone is kept out so, and no other second factor can be set up before you have shown it
        here.
      </p>
      <p className="account-hint">Is it lost? An owner of the marketplace resets it.</p>
    </header>
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
        {state.hasPassword && <OwnPassword outcome={toOutcome(outcome)} />}
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
  if (answer?.status === 'BEGUN' || answer?.status === 'SHOWN' || answer?.status === 'STRANGER')
    return undefined;
  return answer && { typed: {}, answer };
}
