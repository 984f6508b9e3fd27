import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { appContext } from '../../app-context.ts';
import { buildMessage } from '../../build-and-price/build-message.ts';
import { forgetDraft } from '../../drafts/drafts.ts';
import { AskedCar } from '../../leads/asked-car.tsx';
import { findContactData } from '../../leads/contact-data.ts';
import { ContactForm, contactDraft, useAsking } from '../../leads/contact-form.tsx';
import { rememberContact } from '../../leads/contacted-cars.ts';
import leadStyles from '../../leads/leads.css?url';
import { NoMessages } from '../../leads/no-messages.tsx';
import { statusOf } from '../../leads/sending/lead-status.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { offerOf, sendLead } from '../../leads/sending/send-lead.ts';
import { SentNotice, type SentToSeller } from '../../leads/sending/sent-notice.tsx';
import { useStillHere } from '../../leads/sending/use-still-here.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/contact.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles);

/** In place of a token where the shopper knows the conversation by email only. */
const sentBefore = 'before';

/** The form is this browser's alone. */
const pageHeaders = { 'Cache-Control': 'private, no-store' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const found = await findContactData(params.listingId, url.searchParams, app);
  if (!found) throw redirect(vehicleFolder + encodeURIComponent(params.listingId));
  const built = await buildMessage(url.searchParams.get('build'), app);
  const contact = built === null ? found : { ...found, message: built };
  const sent = url.searchParams.get('sent') ?? '';
  const offer = offerOf({ kind: 'make-offer', offer: url.searchParams.get('offer') });
  const isSent = sent === sentBefore || /^[\da-f]{32}$/.test(sent);
  return data(
    { contact, sent: isSent ? { token: sent === sentBefore ? null : sent, offer } : null },
    { headers: pageHeaders },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = await readFields(request);
  const outcome = await sendLead(typed, params.listingId, context.get(appContext));
  if (outcome.status === 'SUCCESS') {
    const zip = zipOfAddress(new URL(request.url).search);
    const sent = { token: outcome.conversationToken, offer: offerOf(typed), zip };
    throw redirect(sentPath(params.listingId, sent), { status: 303 });
  }
  return data({ typed, outcome }, { status: statusOf(outcome), headers: pageHeaders });
}

function sentPath(
  listingId: number | string,
  { token, offer, zip }: SentToSeller & { readonly zip: string | null },
): string {
  const query = new URLSearchParams({ sent: token ?? sentBefore });
  if (offer !== null) query.set('offer', String(offer));
  if (zip !== null) query.set('zip', zip);
  return `${vehicleFolder}${listingId}/contact?${query}`;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Contact ${loaderData.contact.sellerName}` : 'Contact the seller';
  return [{ title }, { name: 'robots', content: 'noindex' }, ownReferrer];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, sent } = loaderData;
  const navigate = useNavigate();
  const { listingId, sellerName } = contact;
  const asking = useAsking(contact, actionData?.typed);
  const isStillHere = useStillHere(listingId);
  useEffect(() => {
    if (sent) rememberContact({ listingId, askedAt: Date.now(), token: sent.token });
  }, [listingId, sent]);
  return (
    <main id="main" className="ui-wrap lead-page ui-stack-large">
      <h1>{sent ? `Sent to ${sellerName}` : asking.title}</h1>
      <AskedCar car={contact} />
      {sent && <SentNotice contact={contact} sent={sent} />}
      {!sent && !contact.takesMessages && <NoMessages contact={contact} />}
      {!sent && contact.takesMessages && (
        <ContactForm
          key={contact.listingId}
          contact={contact}
          asking={asking}
          refused={actionData?.typed}
          outcome={actionData?.outcome}
          onSent={({ conversationToken: token }, offer) => {
            forgetDraft(contactDraft(contact));
            rememberContact({ listingId, askedAt: Date.now(), token });
            if (isStillHere())
              void navigate(sentPath(listingId, { token, offer, zip: contact.zip }), {
                replace: true,
              });
          }}
        />
      )}
      <p>
        <PageLink className="ui-link" to={contact.href}>
          Back to the {contact.name}
        </PageLink>
      </p>
    </main>
  );
}
