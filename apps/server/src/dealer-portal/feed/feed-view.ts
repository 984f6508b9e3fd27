import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { View } from '../view.ts';

/** What became of the dealer's rows in the last files. */
export const feedView: View<PortalViews['feed']> = {
  read: async () => ({}),
};
