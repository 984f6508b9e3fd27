import { redirect } from 'react-router';

/** The search page is the shop's front door. */
export function loader() {
  return redirect('/cars-for-sale');
}
