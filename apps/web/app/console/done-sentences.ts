import { type Sentences, undoneAndKept } from '../back-office/sentences.ts';

/** Said where somebody asked for a file that is for another role. */
export const fileRefused = 'file-refused';

/** Why something was not done, by the name that the address carries. */
const undoneHere: Sentences['undone'] = {
  [fileRefused]: 'That file is for another role than yours. Owners give roles, under People.',
  [undoneAndKept]:
    'Nothing was done, as you had to sign in again first. What you typed is here again, but for passwords and files: do it once more.',
};

/** What was done last, by the name that the address carries. */
export const doneSentences: Sentences['done'] = {
  'person.set': 'They may come in, with that role. A mail tells them.',
  'person.role': 'Their role is changed.',
  'person.same': 'Nothing was changed: that is their role already.',
  'person.remove': 'They may come in no more.',
  'feed.import': 'The file was taken in.',
  'feed.import-held': 'The file was taken in, but for the dealers below: they wait for you.',
  'feed.import-none': 'No car of the file was taken in, and none was changed.',
  'source.set': 'The feed is set: it is fetched at its times, and when asked.',
  'source.remove': 'The feed is fetched no more; its cars stay for sale.',
  'source.fetch': 'The feed is fetched within seconds: load the page again.',
  'feed.apply': 'The file was applied to this dealer.',
  'feed.keep': 'All cars of this dealer stay on the market.',
  'lead.resend': 'The lead is sent again.',
  'lead.resend-dead': 'The dead leads are sent again.',
  'report.close': 'The report is closed.',
  'private-ad.remove': 'The car is off the market, and its seller is told why.',
  'review.approve': 'The review is shown.',
  'review.reject': 'The review is shown to nobody.',
  'dealer-review.approve': 'The review is shown on the page of the dealer.',
  'dealer-review.reject': 'The review is shown to nobody.',
  'job.retry': 'The jobs are tried again.',
  'campaign.set': 'The campaign is kept. On its days pages show it within a minute.',
  'campaign.set-over': 'The campaign is kept. Its last day is over: no page shows it.',
  'campaign.end': 'The campaign is over. Pages that are kept show it for seconds more.',
  'flag.on': 'It is switched on for all brands. All processes follow within seconds.',
  'flag.off': 'It is switched off for all brands. All processes follow within seconds.',
  'flag.clear': 'It is again as without a switch here.',
  'log.debug': 'Everything is logged. All processes follow within seconds.',
  'log.warn': 'Only what is wrong is logged. All processes follow within seconds.',
  'log.clear': 'It is logged again as processes were started.',
  'key.revoke': 'The key is good no more.',
  'table.set': 'The value is changed. All processes have it within seconds.',
  'table.clear': 'The value is again as processes were started.',
  'person.reset': 'They are signed out, and set up a second factor anew when they come next.',
};

/** What pages of the console say. */
export const consoleSentences: Sentences = { done: doneSentences, undone: undoneHere };
