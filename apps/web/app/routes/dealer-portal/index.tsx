import { redirect } from 'react-router';
import { officeHeaders } from '../../back-office/enter-office.ts';
import { enterPortal } from '../../dealer-portal/enter-portal.ts';
import { roomPath } from '../../dealer-portal/portal-links.ts';
import type { Route } from './+types/index.ts';

/** Leads to the inbox of who asks. */
export async function loader(visit: Route.LoaderArgs) {
  const { frame } = await enterPortal(visit);
  throw redirect(roomPath('/dealer-portal/inbox', frame), { status: 303, headers: officeHeaders });
}

/** Never rendered. Without a component a stranger is answered with data, not with the page that nothing is here. */
export default function Index() {
  return null;
}
