import type { AccountServices } from '@forecourt/web/accounts/services';
import type { Capability } from '../platform/capability.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type ProvidedAccounts, provideAccounts } from './account-parts.ts';
import { type AccountCall, accountPolicies } from './account-policies.ts';
import { toAccountRequest } from './account-request.ts';
import { type AccountConfig, accountSettings } from './account-settings.ts';
import { deleteAccount, exportAccount } from './export-account.ts';
import { googleRoutes } from './google/google-routes.ts';
import { accountMailJobs } from './mail/account-mails.ts';
import { changeProfile, findProfile } from './profile.ts';
import { passkeyRoutes } from './second-factor/passkey-routes.ts';
import { findPasskeys, removePasskey } from './second-factor/passkeys.ts';
import {
  beginSecondFactor,
  findSecondFactor,
  showSecondFactor,
} from './second-factor/second-factor.ts';
import { secretsCommand } from './secrets-command.ts';
import { endSessions, findSessions } from './sessions.ts';
import { followLink, requestReset, resetPassword, sendLink, signIn, signUp } from './sign-in.ts';
import { signOut } from './sign-out.ts';

type Base = MarketParts & { readonly config: AccountConfig } & Partial<
    Pick<ProvidedAccounts, 'passwords'>
  >;
type Parts = Base & ProvidedAccounts;

/** Who people are: signing up, in and out. */
export const accounts = {
  name: 'accounts',
  settings: accountSettings,
  policies: accountPolicies,
  commands: [secretsCommand],
  provide: (parts: Base) => provideAccounts(parts),
  jobs: (parts: Parts) => accountMailJobs({ ...parts, originOf: mailedOrigins(parts.config) }),
  folders: ['/account/passkeys/', '/account/google/'],
  routes: (parts: Parts) => [passkeyRoutes(parts), googleRoutes(parts)],
  services: (parts: Parts, facts: PageFacts<AccountCall>): AccountServices => {
    const of = (headers: Headers) => toAccountRequest(parts, facts, headers);
    return {
      signUp: (headers, fields) => signUp(of(headers), fields),
      signIn: (headers, fields) => signIn(of(headers), fields),
      sendLink: (headers, fields) => sendLink(of(headers), fields),
      followLink: (headers, fields) => followLink(of(headers), fields),
      requestReset: (headers, fields) => requestReset(of(headers), fields),
      resetPassword: (headers, fields) => resetPassword(of(headers), fields),
      findSessions: () => findSessions(of(new Headers())),
      findPasskeys: () => findPasskeys(of(new Headers())),
      removePasskey: (id) => removePasskey(of(new Headers()), id),
      findSecondFactor: () => findSecondFactor(of(new Headers())),
      beginSecondFactor: (headers, password) => beginSecondFactor(of(headers), password),
      showSecondFactor: (headers, code) => showSecondFactor(of(headers), code),
      findProfile: async () => {
        if (facts.asker.kind !== 'person') return null;
        const { personId } = facts.asker;
        return facts.calls.require('account', () => findProfile(parts.database, personId));
      },
      saveProfile: (fields) => changeProfile(of(new Headers()), fields),
      exportAccount: () => exportAccount(of(new Headers())),
      deleteAccount: (email, personId) => deleteAccount(of(new Headers()), email, personId),
      endSessions: (id) => endSessions(of(new Headers()), id),
      signOut: (headers) => signOut(of(headers)),
    };
  },
} as const satisfies Capability<Parts, PageFacts<AccountCall>>;
