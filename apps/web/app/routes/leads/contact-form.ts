import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import { findContactData } from '../../leads/contact-data.ts';
import { sendLead } from '../../leads/sending/send-lead.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import type { Route } from './+types/contact-form.ts';

const noStore = { 'Cache-Control': 'private, no-store' };

/** What the form of a car shows where it is opened over a page. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  // Its key is for one form alone.
  app.asker();
  const contact = await findContactData(params.listingId, url.searchParams, app);
  if (!contact) throw data('No such car is for sale.', { status: 404 });
  return Response.json(contact, { headers: noStore });
}

/** Sends that form, and answers what became of it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const outcome = await sendLead(await readFields(request), params.listingId, app);
  return Response.json(outcome, {
    status: statuses[outcome.status] ?? 200,
    headers: noStore,
  });
}

const statuses: Partial<Record<string, number>> = { FAILED: 503, LIMITED: 429 };
