import type { Accounts } from '../accounts/account-parts.ts';
import type { LeadConfig } from '../leads/lead-settings.ts';
import type { Pulse } from '../platform/pulse.ts';
import type { SettingInForce } from '../platform/settings.ts';
import type { MarketParts } from '../request/parts.ts';
import type { LiveTables } from '../wallet/live-tables.ts';
import type { Operator } from './operators.ts';

/** What the console works with. */
export type ConsoleParts = MarketParts & {
  readonly config: MarketParts['config'] &
    Pick<LeadConfig, 'leadsTo'> & { readonly settingsInForce: readonly SettingInForce[] };
  readonly accounts: Accounts;
  /** How it goes with this process. */
  readonly pulse: Pulse;
  readonly financeTables: LiveTables;
};

/** Somebody at the console, and when. */
export interface AtConsole {
  readonly operator: Operator;
  readonly personId: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}
