import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { View } from '../view.ts';

/** The cars of the dealer. */
export const carsView: View<PortalViews['cars']> = {
  read: async () => ({}),
};
