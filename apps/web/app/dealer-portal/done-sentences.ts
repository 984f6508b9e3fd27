/** Said where somebody had to sign in before something was done, and where what was typed is there again. */
export const undone = 'undone';
export const undoneAndKept = 'undone-and-kept';

/** Said where nobody knows whether something was done. */
export const lostSentence =
  'Not done, as far as we know. What you typed is still here: send it again.';

/** Why something was not done, by the name that the address carries. */
export const undoneSentences: Readonly<Record<string, string>> = {
  [undone]: 'Nothing was done, as you had to sign in again first. Do it once more.',
  [undoneAndKept]:
    'Nothing was done, as you had to sign in again first. What you typed is here again: do it once more.',
};

/** What was done last, by the name that the address carries. */
export const doneSentences: Readonly<Record<string, string>> = {
  'conversation.answer': 'Your answer is on its way, by e-mail.',
  'conversation.done': 'It is done. It comes back when the shopper writes again.',
  'conversation.open': 'It is open again.',
  'profile.hours': 'Your hours are saved. Your page and your cars have them within a minute.',
  'profile.close': 'The day is saved: shoppers read that you are closed.',
  'profile.open': 'On that day your usual hours hold again.',
  'profile.words': 'Your words are saved. Your page and your cars have them within a minute.',
  'price.change':
    'The price is changed. Searches and pages have it within a minute, and its rating within five.',
};
