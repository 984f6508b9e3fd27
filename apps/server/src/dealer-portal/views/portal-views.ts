import { carsView } from '../cars/cars-view.ts';
import { exportView } from '../cars/export-view.ts';
import { feedView } from '../feed/feed-view.ts';
import { inboxView } from '../inbox/inbox-view.ts';
import { peopleView } from '../people/people-view.ts';
import { profileView } from '../profile/profile-view.ts';
import { reviewsView } from '../reviews/reviews-view.ts';
import type { Views } from '../view.ts';

/** The rooms, by the names that their addresses end in. */
export const portalViews: Views = {
  inbox: inboxView,
  cars: carsView,
  export: exportView,
  feed: feedView,
  people: peopleView,
  profile: profileView,
  reviews: reviewsView,
};
