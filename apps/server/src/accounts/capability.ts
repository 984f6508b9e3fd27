import type { AccountServices } from '@forecourt/web/accounts/services';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type ProvidedAccounts, provideAccounts } from './account-parts.ts';
import { type AccountCall, accountPolicies } from './account-policies.ts';
import { toAccountRequest } from './account-request.ts';
import { type AccountConfig, accountSettings } from './account-settings.ts';
import { findAddressProof } from './change-address/address-proof.ts';
import { askForChange } from './change-address/ask-for-change.ts';
import { confirmChange } from './change-address/confirm-change.ts';
import { holdsUndo, undoChange } from './change-address/undo-change.ts';
import { deleteAccount, exportAccount } from './export-account.ts';
import { forgetSignIns } from './forget-sign-ins.ts';
import { googleRoutes } from './google/google-routes.ts';
import { accountMailJobs } from './mail/account-mails.ts';
import { changeProfile, findProfile } from './profile.ts';
import { findSecondFactorState } from './second-factor/factor-guard.ts';
import { passkeyRoutes } from './second-factor/passkey-routes.ts';
import { findPasskeys, removePasskey } from './second-factor/passkeys.ts';
import { renamePasskey } from './second-factor/rename-passkey.ts';
import { renewBackupCodes } from './second-factor/renew-backup-codes.ts';
import { beginSecondFactor, showSecondFactor } from './second-factor/second-factor.ts';
import { secretsCommand } from './secrets-command.ts';
import { endSessions, findSessions } from './sessions.ts';
import {
  followLink,
  holdsReset,
  requestReset,
  resetPassword,
  sendLink,
  signIn,
} from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up/sign-up.ts';

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
  jobs: (parts: Parts) => ({
    ...accountMailJobs({ ...parts, originOf: mailedOrigins(parts.config) }),
    'forget-sign-ins': {
      schedule: '40 3 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetSignIns(parts.database, new Date(parts.clock.now())),
    },
  }),
  folders: ['/account/passkeys/', '/account/google/'],
  routes: (parts: Parts) => [passkeyRoutes(parts), googleRoutes(parts)],
  services: (parts: Parts, facts: PageFacts<AccountCall>): AccountServices => {
    const of = (headers: Headers) => toAccountRequest(parts, facts, headers);
    return {
      signUp: async (headers, fields) => signUp(await of(headers), fields),
      signIn: async (headers, fields) => signIn(await of(headers), fields),
      sendLink: async (headers, fields) => sendLink(await of(headers), fields),
      followLink: async (headers, fields) => followLink(await of(headers), fields),
      requestReset: async (headers, fields) => requestReset(await of(headers), fields),
      holdsReset: async (token) => holdsReset(await of(new Headers()), token),
      resetPassword: async (headers, fields) => resetPassword(await of(headers), fields),
      findSessions: async () => findSessions(await of(new Headers())),
      findPasskeys: async () => findPasskeys(await of(new Headers())),
      removePasskey: async (id) => removePasskey(await of(new Headers()), id),
      renamePasskey: async (fields) => renamePasskey(await of(new Headers()), fields),
      findSecondFactor: async () => findSecondFactorState(await of(new Headers())),
      beginSecondFactor: async (headers, password) =>
        beginSecondFactor(await of(headers), password),
      showSecondFactor: async (headers, code) => showSecondFactor(await of(headers), code),
      renewBackupCodes: async (headers, password) => renewBackupCodes(await of(headers), password),
      findProfile: async () => {
        if (facts.asker.kind !== 'person') return null;
        const { personId } = facts.asker;
        return facts.calls.require('account', () => findProfile(parts.database, personId));
      },
      saveProfile: async (fields) => changeProfile(await of(new Headers()), fields),
      findAddressProof: async () => findAddressProof(await of(new Headers())),
      askForAddress: async (headers, fields) => askForChange(await of(headers), fields),
      confirmAddress: async (fields) => confirmChange(await of(new Headers()), fields),
      holdsUndo: async (token) => holdsUndo(await of(new Headers()), token),
      undoAddress: async (fields) => undoChange(await of(new Headers()), fields),
      exportAccount: async () => exportAccount(await of(new Headers())),
      deleteAccount: async (email, personId) =>
        deleteAccount(await of(new Headers()), email, personId),
      endSessions: async (id) => endSessions(await of(new Headers()), id),
      signOut: async (headers) => signOut(await of(headers)),
    };
  },
} as const satisfies Capability<Parts, PageFacts<AccountCall>>;
