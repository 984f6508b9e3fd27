import { signInPath } from '@forecourt/domain/account/sign-in';

/** A way to sign in that leaves the page with what was typed. @param path where the other tab goes then */
export function SignInAside({ path }: { readonly path: string }) {
  return (
    <p className="ui-lead">
      <a className="ui-link" href={signInPath(path)} target="_blank" rel="noopener">
        Sign in, in a new tab
      </a>
    </p>
  );
}
