/** Texts of the specification (modals.price-alerts), to the letter. */
export const subscribeTexts = {
  heading: 'Receive Price Alerts and New Results for this Search!',
  button: 'Subscribe',
  done: 'Subscribed!',
} as const;

/** What is told of a wish for alerts, in the boxes that the specification names. */
export const subscribeMessages = {
  /** success */
  done: 'Look into your mail: one click there, and the alerts begin. If you have them already, nothing changes.',
  /** warning */
  invalid: 'Enter a full email address of at most 45 characters, like name@example.com',
  limited:
    'Five mails of ours went to this address today. Follow one of them, or try again tomorrow.',
  /** danger */
  failed: 'We could not subscribe you. Nothing was saved. Try again in a minute.',
  noSearch: 'This search cannot be read. Open it again and subscribe there.',
} as const;
