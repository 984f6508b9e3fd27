import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from '@forecourt/domain/brand/brand';
import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/database.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import { type Keepings, keepingsToCollect } from '../platform/keeping.ts';
import type { Logger } from '../platform/logger.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { ReadSession } from '../request/asker.ts';
import type { AccountConfig } from './account-settings.ts';
import { type CodeLimits, createCodeLimits } from './code-limits.ts';
import type { Auth } from './create-auth.ts';
import { accountRing } from './library-secrets.ts';
import { queueMail } from './mail/account-mails.ts';
import { costlyPasswords, type Passwords } from './passwords.ts';
import { createReadSession } from './read-session.ts';
import type { SecondFactorAuth } from './second-factor/second-factor-auth.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Of the request that something is done for: which look a mail has, and where its link leads on to. */
interface Occasion {
  readonly brand: Brand['code'];
  readonly refUrl: string;
}

/**
 * Whether somebody is let in to more by a second factor, so that a password or a mailbox alone may add and
 * remove none.
 */
export type FactorGuard = (personId: string) => Promise<boolean>;

/**
 * What signing in works with. The library is loaded by who needs it first: it is a third of all that a server
 * loads.
 */
export interface Accounts {
  /** Signs and seals what the library makes. */
  readonly ring: KeyRing;
  /** The library, for the pages of a brand. @param origin scheme and host */
  readonly authAt: (origin: string) => Promise<Auth>;
  /** The library for second factors, for the pages of a brand. @param origin scheme and host */
  readonly secondFactorsAt: (origin: string) => Promise<SecondFactorAuth>;
  readonly codes: CodeLimits;
  /** Capabilities that ask for second factors add theirs. */
  readonly guards: Set<FactorGuard>;
  /** Mails that are written meanwhile are of this occasion. */
  readonly onOccasion: <Result>(occasion: Occasion, act: () => Promise<Result>) => Promise<Result>;
  readonly throttle: Throttle;
}

interface Surroundings {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly keyRing: KeyRing;
  readonly config: AccountConfig;
  readonly passwords?: Passwords;
}

/** Hosts that are asked for are not bounded where no public address is set. */
const maxOrigins = 16;

export interface ProvidedAccounts {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly readSession: ReadSession;
  readonly keepings: Keepings & ReturnType<typeof keepingsToCollect>;
}

export function provideAccounts({
  config,
  database,
  queue,
  keyRing,
  passwords = costlyPasswords,
}: Surroundings): ProvidedAccounts {
  const ring = accountRing(keyRing);
  const occasions = new AsyncLocalStorage<Occasion>();
  const auths = new LRUCache<string, Auth>({ max: maxOrigins });
  const secondFactors = new LRUCache<string, SecondFactorAuth>({ max: maxOrigins });
  const secondFactorsAt = async (origin: string) => {
    const { createSecondFactorAuth } = await import('./second-factor/second-factor-auth.ts');
    const known = `${ring.state} ${origin}`;
    const made =
      secondFactors.get(known) ?? createSecondFactorAuth({ database, ring, passwords, origin });
    secondFactors.set(known, made);
    return made;
  };
  const authAt = async (origin: string) => {
    const { createAuth } = await import('./create-auth.ts');
    const name = `${ring.state} ${config.google?.clientSecret?.() ?? ''} ${origin}`;
    const known = auths.get(name);
    if (known) return known;
    const made = createAuth({
      database,
      ring,
      passwords,
      origin,
      google: config.google,
      mail: async (mail) => {
        const occasion = occasions.getStore();
        if (occasion) await queueMail({ database, queue }, { ...mail, ...occasion });
      },
    });
    auths.set(name, made);
    return made;
  };
  return {
    accounts: {
      ring,
      authAt,
      secondFactorsAt,
      codes: createCodeLimits({ database, keyRing: ring }),
      guards: new Set(),
      onOccasion: (occasion, act) => occasions.run(occasion, act),
      throttle: createThrottle({ database, keyRing: ring }),
    },
    passwords,
    readSession: createReadSession(database, ring),
    keepings: keepingsToCollect(),
  };
}
