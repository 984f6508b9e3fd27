/** Addresses of alerts, apart from what needs a schema: pages load this file. */

/** What scripts of pages call. */
export const alertApi = '/cars-for-sale/alert-api';

/** The page that asks for an address where no script does; with `search`, which search it is for. */
export const subscribePath = '/cars-for-sale/alerts';

/** The page on which an alert is changed and ended, by the token of its mails. It takes their one click, too. */
export const alertPath = (token: string): string => `/cars-for-sale/alerts/${token}`;

/** Takes how often somebody wants to hear of what they saved. */
export const rhythmPath = '/cars-for-sale/alerts/rhythm';

/** Takes where a program is told of a saved search. */
export const webhookPath = '/cars-for-sale/alerts/webhook';

/** Most characters of the address of a webhook. */
export const webhookLength = 500;

/** Takes that alerts go to an address again that mail came back from, and asks for the mail with its link. */
export const resumePath = '/cars-for-sale/alerts/resume';

/** The link of that mail. */
export const resumeAlertsPath = (token: string): string =>
  `${resumePath}?${new URLSearchParams({ token })}`;

/** Where a subscription is confirmed, by the link of its mail. */
export const confirmAlertPath = (token: string): string =>
  `/cars-for-sale/alerts/confirm?${new URLSearchParams({ token })}`;
