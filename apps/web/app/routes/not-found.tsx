import { data, redirect } from 'react-router';
import type { Route } from './+types/not-found';

/** Addresses of pages are written in small letters; somebody may have typed others. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const small = pathname.toLowerCase();
  if (small !== pathname) throw redirect(`${small}${search}`, 301);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
