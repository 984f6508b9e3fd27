/**
 * Keys of the browser's storage, as the specification names them. Apart from what needs a schema: pages load
 * this file.
 */
export const storageKeys = {
  pushToken: 'FCM_TOKEN',
  /** Ours: the person who was signed in last. */
  owner: 'OWNER',
  /** Ours: a person who is signed in, until their account and this browser have told each other what they compare. */
  arriving: 'ARRIVING',
  /** Ours; the specification names none: the name that a browser gives itself. */
  pixallId: 'PIXALL_ID',
  notificationPrompt: 'OFFSITE_BROWSER_NOTIFS_PROMPT',
  recentInventory: 'ATC_RECENT_INVENTORY',
  lastWalletSync: 'LAST_WALLET_SYNC',
  viewedVehicles: 'VIEWED_CBH_VEHICLES',
  stillInterested: 'STILL_INTERESTED_VEHICLES',
  walletNotification: 'WALLET_NOTIF_POPOVER',
  contactedCars: 'CONTACTED_CARS',
  /** Ours; the specification names none. */
  comparedCars: 'COMPARED_CARS',
  /** Ours: the car that a visitor wants to save beyond the most, until sign-in has ended. */
  provisionalCar: 'PROVISIONAL_CAR',
  /** Of the session, ours: sign-in was opened for that car in this tab. */
  provisionalHere: 'PROVISIONAL_HERE',
  /** Of the session, ours: what was fetched about the cars of `recentInventory`. */
  recentAnswers: 'RECENT_ANSWERS',
  /** Of the session, ours: when the person's history was fetched last. */
  historyFetched: 'HISTORY_FETCHED',
  /** Of the session, ours: what was typed into forms to sellers, reports and reviews, until it is sent. */
  drafts: 'DRAFTS',
  /** Ours: the searches that were made last. */
  recentSearches: 'forecourt-recent-searches',
  /** Of the session, ours: the results that were looked at last, and the cars among them. */
  latestResults: 'forecourt-latest-results',
  shownCars: 'forecourt-shown-cars',
  /** Of the session. */
  requestId: 'requestId',
} as const;
