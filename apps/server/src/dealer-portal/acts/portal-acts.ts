import type { Act } from '../act.ts';
import { changePrice } from '../cars/change-price.ts';
import { answerShopper } from '../inbox/answer-shopper.ts';
import { putAway, putBack } from '../inbox/put-away.ts';
import { changeColleague } from '../people/change-colleague.ts';
import { invite } from '../people/invite.ts';
import { removeColleague } from '../people/remove-colleague.ts';
import { changeHours } from '../profile/change-hours.ts';
import { changeWords, previewWords } from '../profile/change-words.ts';
import { closeDay, openDay } from '../profile/close-day.ts';
import { answerReviewer, takeBackAnswer } from '../reviews/answer-reviewer.ts';

/** All that is done in the rooms, by the names that forms send as `act`. */
export const portalActs: Readonly<Record<string, Act>> = {
  'conversation.answer': answerShopper,
  'conversation.done': putAway,
  'conversation.open': putBack,
  'people.change': changeColleague,
  'people.invite': invite,
  'people.remove': removeColleague,
  'price.change': changePrice,
  'review.answer': answerReviewer,
  'review.take-back': takeBackAnswer,
  'profile.hours': changeHours,
  'profile.close': closeDay,
  'profile.open': openDay,
  'profile.words': changeWords,
  'profile.preview': previewWords,
};
