import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { View } from '../view.ts';

/** What shoppers read of the dealer. */
export const profileView: View<PortalViews['profile']> = {
  read: async () => ({}),
};
