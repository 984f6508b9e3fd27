import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { PasskeyRefused } from './passkey-refused.ts';

const folder = '/account/passkeys';

/** Has the browser make a passkey, and adds it to the account. */
export async function addPasskey(): Promise<void> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await ask('add/begin', null);
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new PasskeyRefused('This device has a passkey of your account already.');
    return refuse();
  });
  await ask('add', { response });
}

/** Signs in with a passkey. @returns where that leads */
export async function signInWithPasskey(refUrl: string): Promise<string> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await ask('sign-in/begin', null);
  const response = await startAuthentication({ optionsJSON }).catch(refuse);
  const { href } = await ask<{ href: string }>('sign-in', { response, refUrl });
  return href;
}

function refuse(): never {
  throw new PasskeyRefused('The browser gave no passkey. Try again, or go another way.');
}

async function ask<Answer>(path: string, body: object | null): Promise<Answer> {
  const answer = await fetch(`${folder}/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (answer.status === 204) return undefined as Answer;
  const said = await answer.json();
  if (answer.ok) return said as Answer;
  throw new PasskeyRefused(String((said as { readonly detail?: string }).detail ?? ''));
}
