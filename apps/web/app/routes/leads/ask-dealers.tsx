import { askDealersPath, buildPath } from '@forecourt/domain/build-and-price/build-path';
import { nearMiles } from '@forecourt/domain/build-and-price/near-miles';
import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { appContext } from '../../app-context.ts';
import {
  type AskDealersData,
  toAskDealersData,
} from '../../build-and-price/ask-dealers/ask-dealers-data.ts';
import {
  AskDealersForm,
  askDealersDraft,
} from '../../build-and-price/ask-dealers/ask-dealers-form.tsx';
import {
  askDealers,
  dealersToAsk,
  problemOfChoice,
  readSent,
  type SentDealer,
  writeSent,
} from '../../build-and-price/ask-dealers/asked-dealers.ts';
import { toSentDealers } from '../../build-and-price/ask-dealers/sent-dealers-data.ts';
import { SentToDealers } from '../../build-and-price/ask-dealers/sent-to-dealers.tsx';
import buildStyles from '../../build-and-price/build.css?url';
import { findBuild } from '../../build-and-price/build-page-data.ts';
import { modelMeant } from '../../build-and-price/choose-model-data.ts';
import { forgetDraft } from '../../drafts/drafts.ts';
import { rememberContact } from '../../leads/contacted-cars.ts';
import leadStyles from '../../leads/leads.css?url';
import { statusOf } from '../../leads/sending/lead-status.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { sendLead } from '../../leads/sending/send-lead.ts';
import { readForm, textsOf } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/ask-dealers.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, buildStyles);

/** The form is this browser's alone. */
const pageHeaders = { 'Cache-Control': 'private, no-store' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const modelCode = modelMeant(url.searchParams, app);
  const found = modelCode === null ? null : await findBuild(url.searchParams, modelCode, app);
  if (!found) throw redirect(`${buildPath}${url.search}`);
  const place = app.reference.findZip(url.searchParams.get('zip') ?? '') ?? null;
  const sent = readSent(url.searchParams.getAll('sent'));
  return data(
    { ask: await toAskDealersData(found, place, app), sent: await toSentDealers(sent, app) },
    { headers: pageHeaders },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const problem = problemOfChoice(form);
  const typed = textsOf(form);
  const chosen = dealersToAsk(form);
  if (problem !== null) {
    const answer = { sent: readSent(form.getAll('sent').map(String)), unsent: [], problem };
    return data({ typed, chosen, answer }, { status: 400, headers: pageHeaders });
  }
  const asked = await askDealers(form, (listingId, fields) =>
    sendLead(fields, String(listingId), app),
  );
  if (asked.unsent.length === 0)
    throw redirect(sentPath(new URL(request.url).search, asked.sent), { status: 303 });
  const status = Math.max(...asked.unsent.map(({ outcome }) => statusOf(outcome)));
  return data(
    { typed, chosen, answer: { ...asked, problem: null } },
    { status, headers: pageHeaders },
  );
}

/** @param search of the form's address, which tells of the build */
function sentPath(search: string, sent: readonly SentDealer[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('sent');
  for (const one of sent) parameters.append('sent', writeSent(one));
  return `${askDealersPath}?${parameters}`;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Ask for a price of a ${loaderData.ask.name}` : 'Ask for a price';
  return [{ title }, { name: 'robots', content: 'noindex' }, ownReferrer];
}

export default function AskDealers({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, sent } = loaderData;
  const navigate = useNavigate();
  useEffect(() => {
    for (const { listingId, token } of sent)
      rememberContact({ listingId, askedAt: Date.now(), token });
  }, [sent]);
  return (
    <main id="main" className="ui-wrap lead-page ui-stack-large">
      <h1>{headingOf(ask, sent.length)}</h1>
      <div className="build-asked">
        <img className="ui-studio" src={ask.picture} alt="" width={96} height={72} />
        <span>
          <b>{ask.name}</b>
          <small>{ask.words}</small>
        </span>
        <span>
          <b className="ui-number">{ask.price}</b>
          <small>MSRP</small>
        </span>
      </div>
      {sent.length > 0 && <SentToDealers dealers={sent} />}
      {sent.length === 0 && !ask.dealers?.length && <p>{nobodySentence(ask)}</p>}
      {sent.length === 0 && ask.dealers && ask.dealers.length > 0 && (
        <AskDealersForm
          key={ask.formHref}
          data={ask}
          dealers={ask.dealers}
          refused={actionData?.typed}
          chosen={actionData?.chosen}
          answer={actionData?.answer}
          onSent={(all) => {
            forgetDraft(askDealersDraft(ask));
            void navigate(sentPath(ask.formHref.split('?')[1] ?? '', all), { replace: true });
          }}
        />
      )}
      <p>
        <PageLink className="ui-link" to={ask.buildHref}>
          Back to your build
        </PageLink>
      </p>
    </main>
  );
}

function headingOf({ dealers }: { readonly dealers: readonly unknown[] | null }, sent: number) {
  if (sent > 0) return sent === 1 ? 'Sent to 1 dealer' : `Sent to ${sent} dealers`;
  return dealers && dealers.length > 1
    ? `Ask ${dealers.length} dealers for a price`
    : 'Ask for a price';
}

function nobodySentence({ dealers, zip }: Pick<AskDealersData, 'dealers' | 'zip'>): string {
  if (dealers === null)
    return 'We cannot tell just now whose cars are like it. Load the page again in a moment.';
  const where = zip === null ? 'here' : `within ${nearMiles} miles of ${zip}`;
  return `No dealer ${where} has a new one and takes messages just now.`;
}
