/** Said where somebody had to sign in before something was done, and where what was typed is there again. */
export const undone = 'undone';
export const undoneAndKept = 'undone-and-kept';

/** Why something was not done, by the name that the address carries. */
export const undoneSentences: Readonly<Record<string, string>> = {
  [undone]: 'Nothing was done, as you had to sign in again first. Do it once more.',
  [undoneAndKept]:
    'Nothing was done, as you had to sign in again first. What you typed is here again: do it once more.',
};

/** What was done last, by the name that the address carries. */
export const doneSentences: Readonly<Record<string, string>> = {};
