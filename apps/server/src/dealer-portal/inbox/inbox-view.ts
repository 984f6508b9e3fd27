import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { View } from '../view.ts';

/** The conversations of the dealer. */
export const inboxView: View<PortalViews['inbox']> = {
  read: async () => ({}),
};
