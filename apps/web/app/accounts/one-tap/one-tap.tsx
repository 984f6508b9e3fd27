import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { isOneTapSuppressed, type OneTapClient } from '@forecourt/domain/account/google-sign-in';
import { useEffect } from 'react';
import { keepCookie } from '../../ui/keep-cookie.ts';
import { optsOut } from '../../ui/opts-out.ts';
import { enterByOneTap } from './enter-by-one-tap.ts';

/** What became of the prompt, as Google tells it. */
interface PromptMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

/** What we use of Google Identity Services. */
interface GoogleIdentity {
  initialize(options: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly auto_select: false;
    readonly cancel_on_tap_outside: false;
    readonly use_fedcm_for_prompt: true;
  }): void;
  prompt(onMoment: (moment: PromptMoment) => void): void;
  cancel(): void;
}

const identity = () =>
  (window as { google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }).google?.accounts
    ?.id;

/**
 * Offers a visitor to sign in by Google, in a corner. Who closed it is not asked again for a month, and who
 * wants to be told to nobody never is.
 */
export default function OneTap({ client }: { readonly client: OneTapClient }) {
  useEffect(() => {
    if (optsOut() || isOneTapSuppressed(document.cookie)) return;
    const script = document.createElement('script');
    script.src = client.scriptUrl;
    script.async = true;
    script.onload = () => offer(client.clientId);
    document.head.append(script);
    return () => {
      script.onload = null;
      identity()?.cancel();
    };
  }, [client]);
  return null;
}

function offer(clientId: string): void {
  const google = identity();
  google?.initialize({
    client_id: clientId,
    callback: ({ credential }) => void enterByOneTap(credential),
    auto_select: false,
    cancel_on_tap_outside: false,
    use_fedcm_for_prompt: true,
  });
  google?.prompt((moment) => {
    const isClosed =
      moment.isSkippedMoment() ||
      (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned');
    if (isClosed) keepCookie(cookieNames.suppressOneTap, '1', cookieAges.suppressOneTapMs);
  });
}
