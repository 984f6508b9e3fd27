import { signInRests } from '@forecourt/domain/account/sign-in';

/** Told to a browser on which somebody may be signed in, while nobody can find out. */
export function SignInRests() {
  return (
    <p className="ui-wrap shell-rests" role="status">
      {signInRests}
    </p>
  );
}
