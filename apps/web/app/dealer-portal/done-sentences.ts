import type { Sentences } from '../back-office/sentences.ts';

/** What was done last, by the name that the address carries. */
export const portalSentences: Sentences = {
  done: {
    'conversation.answer': 'Your answer is on its way, by email.',
    'conversation.done': 'It is done. It comes back when the shopper writes again.',
    'conversation.open': 'It is open again.',
    'people.invite': 'They may come in, and a mail tells them how.',
    'people.invited-again': 'The mail that lets them in is sent once more.',
    'people.change': 'It is saved.',
    'people.remove': 'They may come in no more.',
    'review.answer': 'Your answer stands beside the review within a minute.',
    'review.take-back': 'Your answer is taken back.',
    'profile.hours': 'Your hours are saved. Your page and your cars have them within a minute.',
    'profile.close': 'The day is saved: shoppers read that you are closed.',
    'profile.open': 'On that day your usual hours hold again.',
    'profile.words': 'Your words are saved. Your page and your cars have them within a minute.',
    'price.change':
      'The price is changed. Searches and pages have it within a minute, and its rating within five.',
  },
};
