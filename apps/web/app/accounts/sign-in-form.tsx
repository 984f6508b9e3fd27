import { passwordLengths, type SignInScreen } from '@forecourt/domain/account/sign-in';
import { FormField } from '../ui/form/form-field.tsx';
import { AccountForm, type FormOutcome, problemOf } from './account-form.tsx';
import { AddressField } from './address-field.tsx';

interface SignInFormProps {
  readonly screen: SignInScreen;
  readonly refUrl: string;
  /** The address of who is signed in; null for a visitor. */
  readonly own: string | null;
  readonly outcome: FormOutcome | undefined;
}

/** One form for all three screens: address, password, and the other way in. */
export function SignInForm({ screen, refUrl, own, outcome }: SignInFormProps) {
  const { button, autoComplete } = screens[screen];
  return (
    <AccountForm outcome={outcome}>
      <input type="hidden" name="refUrl" value={refUrl} />
      <AddressField
        label="Email"
        typed={outcome?.typed.email ?? own ?? undefined}
        problem={problemOf(outcome, 'email')}
      />
      {autoComplete && (
        <PasswordField
          label="Password"
          autoComplete={autoComplete}
          problem={problemOf(outcome, 'password')}
        />
      )}
      <button
        type="submit"
        className="ui-button ui-button-primary ui-button-large ui-button-wide"
        name="act"
        value={screen}
      >
        {button}
      </button>
      {screen !== 'reset' && (
        <>
          <p className="account-or">
            <span>or</span>
          </p>
          <button
            type="submit"
            className="ui-button ui-button-secondary ui-button-large ui-button-wide"
            name="act"
            value="link"
          >
            Send me a link instead
          </button>
        </>
      )}
    </AccountForm>
  );
}

const screens: Readonly<
  Record<SignInScreen, { readonly button: string; readonly autoComplete: string | null }>
> = {
  signin: { button: 'Sign in', autoComplete: 'current-password' },
  signup: { button: 'Create account', autoComplete: 'new-password' },
  reset: { button: 'Send me a link', autoComplete: null },
};

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: string;
  readonly problem: string | undefined;
}

export function PasswordField({ label, autoComplete, problem }: PasswordFieldProps) {
  const isNew = autoComplete === 'new-password';
  return (
    <div>
      <FormField label={label} problem={problem}>
        {(field) => (
          <input
            {...field}
            name="password"
            type="password"
            autoComplete={autoComplete}
            maxLength={passwordLengths.max}
            {...(isNew && { minLength: passwordLengths.min })}
            required
          />
        )}
      </FormField>
      {isNew && (
        <p className="account-hint">
          At least {passwordLengths.min} characters, of any kind. Three words are easy to remember
          and hard to guess.
        </p>
      )}
    </div>
  );
}
