import { redirect } from 'react-router';
import { officeHeaders } from '../../back-office/enter-office.ts';
import { settingLinks, workLinks } from '../../console/console-links.ts';
import { enterConsole } from '../../console/enter-console.ts';
import type { Route } from './+types/index.ts';

/** Leads to the first page that who asks may see. */
export async function loader(visit: Route.LoaderArgs) {
  const { frame } = await enterConsole(visit);
  const first = [...workLinks, ...settingLinks].find(({ needs }) => frame.may.includes(needs));
  throw redirect(first?.path ?? '/account', { status: 303, headers: officeHeaders });
}

/** Never rendered. Without a component a stranger is answered with data, not with the page that nothing is here. */
export default function Index() {
  return null;
}
