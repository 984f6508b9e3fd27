import type { CarsExport, CarsView } from './cars/cars-view.ts';
import type { FeedView } from './feed/feed-view.ts';
import type { InboxView } from './inbox/inbox-view.ts';
import type { PeopleView } from './people/people-view.ts';
import type { ProfileView } from './profile/profile-view.ts';
import type { ReviewsView } from './reviews/reviews-view.ts';

/** What the rooms show, by the names that their addresses end in. */
export interface PortalViews {
  readonly inbox: InboxView;
  readonly cars: CarsView;
  /** The cars as a file. */
  readonly export: CarsExport;
  readonly feed: FeedView;
  readonly people: PeopleView;
  readonly profile: ProfileView;
  readonly reviews: ReviewsView;
}
