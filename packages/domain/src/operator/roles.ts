/** What people who run the marketplace are: the first may do most. */
export const operatorRoles = ['owner', 'operator', 'analyst'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const everybody: readonly OperatorRole[] = operatorRoles;
const operators: readonly OperatorRole[] = ['owner', 'operator'];
const owners: readonly OperatorRole[] = ['owner'];

/**
 * Who may do what in the console. Analysts see figures and change nothing; whatever names a shopper, or
 * is changed, is for operators; people, keys and settings are for owners.
 */
export const deeds = {
  'overview.see': everybody,
  'feeds.see': everybody,
  'feeds.import': operators,
  'feeds.settle': operators,
  'feeds.schedule': operators,
  'leads.see': operators,
  'leads.resend': operators,
  'reports.see': everybody,
  'reports.close': operators,
  'private-ads.see': everybody,
  'private-ads.remove': operators,
  'reviews.see': everybody,
  'reviews.decide': operators,
  'dealers.see': everybody,
  'campaigns.see': everybody,
  'campaigns.change': operators,
  'campaigns.end': operators,
  'words.see': everybody,
  'running.see': everybody,
  'jobs.retry': operators,
  'log.change': operators,
  'flags.see': everybody,
  'flags.change': operators,
  'tables.see': everybody,
  'tables.change': operators,
  'settings.see': owners,
  'people.see': owners,
  'people.change': owners,
  'keys.see': owners,
  'keys.change': owners,
  'audit.see': operators,
  'audit.export': owners,
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

export type Deed = keyof typeof deeds;

/** Whether somebody of a role may do something. */
export function mayDo(role: OperatorRole, deed: Deed): boolean {
  return deeds[deed].includes(role);
}

/** What a role may do, in a sentence. */
export const roleWords: Readonly<Record<OperatorRole, string>> = {
  owner: 'Everything; people, keys and settings included',
  operator:
    'Changes feeds, leads, reports, private ads, reviews, campaigns, jobs, the level of the log, flags of all brands, taxes and rates; sees the audit log; no people, no keys, no settings',
  analyst: 'Figures only: changes nothing, sees no shopper',
};

/** The role that a text names. */
export function parseOperatorRole(text: unknown): OperatorRole | null {
  return operatorRoles.find((role) => role === text) ?? null;
}
