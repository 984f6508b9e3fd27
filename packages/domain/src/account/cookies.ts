/** Cookies, as the specification names them. Apart from what needs a schema: pages load this file. */
export const cookieNames = {
  campaign: 'CAMP360Cookie',
  suppressAlpha: 'caiSuppressAlpha',
  expiredListing: 'redirectExpiredPage',
  noSuggestions: 'doNotShowSuggested',
  osid: 'osid',
  /** Ours: under which a browser keeps what it saved. */
  visitor: 'visitor',
  /** Ours: how many cars it saved, for scripts to read. Without it there is nothing to ask for. */
  savedCount: 'savedCount',
  /** Ours: on which days it was here last, once it saved something. Pages tell by it what changed since. */
  lastVisit: 'lastVisit',
  /** Ours: what the shopper told of money, each field with when. Scripts and pages read it. */
  wallet: 'wallet',
  /** Ours: this browser subscribed to alerts. Pages do not ask it again. */
  subscribed: 'subscribed',
  psid: 'psid',
  siomid: 'siomid',
  /** Ours: the brand that a path chose, on hosts that name none. */
  brand: 'brand',
  /** Ours: the shopper wants no suggestions by what they looked at. */
  notPersonal: 'notPersonal',
  /** Ours: this browser sent something a moment ago, which a replica of the database may not show yet. */
  justWrote: 'justWrote',
  /** Ours: whether an advertising network may fill spaces. */
  adChoice: 'adChoice',
  /** Ours: what was typed into a form that could not be taken before somebody signed in again. */
  unsentForm: 'unsentForm',
  /** Ours: what of it one cookie has no room for. */
  unsentFormRest: 'unsentFormRest',
  /** Ours: somebody signed up here, and the address waits to be confirmed. */
  signedUpHere: 'signedUpHere',
  suppressOneTap: 'caiSuppressGoogleOneTap',
} as const;

/** Carries a wallet, as its cookie has it, to and from a page whose browser refuses cookies. */
export const walletHeader = 'X-Wallet';

/** How long cookies live. */
export const cookieAges = {
  campaignMs: 604_800_000,
  psidSeconds: 1800,
  siomidSeconds: 1800,
  /** A year, as long as its visitor's. */
  savedCountSeconds: 31_536_000,
  /** A year, as long as its visitor's. */
  lastVisitSeconds: 31_536_000,
  /** A year. */
  subscribedSeconds: 31_536_000,
  /** A year. */
  notPersonalMs: 31_536_000_000,
  /** 400 days, which is as long as browsers keep one; every page begins them anew. */
  adChoiceSeconds: 34_560_000,
  /** A year. */
  walletSeconds: 31_536_000,
  /** Of a showcase hidden for a while; the other choice is the session. */
  suppressAlphaMs: 1_800_000,
  /** As long as signing in may take, with a mail in between. */
  unsentFormSeconds: 1200,
  /** A month, after One Tap was closed. */
  suppressOneTapMs: 2_592_000_000,
} as const;
