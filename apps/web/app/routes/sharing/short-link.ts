import { parseShareCode } from '@forecourt/domain/listing/share-link';
import { data, redirect } from 'react-router';
import type { Route } from './+types/short-link.ts';

/** A short address leads to the car that it is of, for as long as there is its page. */
export function loader({ params }: Route.LoaderArgs) {
  const page = parseShareCode(params.code);
  if (page === null) throw data(null, { status: 404 });
  return redirect(page, 301);
}
