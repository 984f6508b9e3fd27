import { googlePaths } from '@forecourt/domain/account/google-sign-in';
import { signInPath } from '@forecourt/domain/account/sign-in';

/** Signs in with what Google gave the page, and goes on here; where that fails, to the page of the other ways in. */
export async function enterByOneTap(credential: string): Promise<void> {
  const refUrl = `${location.pathname}${location.search}`;
  try {
    location.assign(await ask(credential, refUrl));
  } catch (error) {
    reportError(error);
    location.assign(signInPath(refUrl, 'signin', 'google'));
  }
}

/** @returns where it leads */
async function ask(credential: string, refUrl: string): Promise<string> {
  const answer = await fetch(googlePaths.oneTap, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ credential, refUrl }),
  });
  if (!answer.ok) throw new Error(`One Tap was answered with ${answer.status}.`);
  const { href }: { readonly href: string } = await answer.json();
  return href;
}
