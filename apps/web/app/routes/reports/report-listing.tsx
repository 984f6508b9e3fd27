import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';
import { data, redirect, useNavigate } from 'react-router';
import { appContext } from '../../app-context.ts';
import { forgetDraft } from '../../drafts/drafts.ts';
import { AskedCar } from '../../leads/asked-car.tsx';
import leadStyles from '../../leads/leads.css?url';
import { useStillHere } from '../../leads/sending/use-still-here.ts';
import { ReportForm, reportDraft } from '../../reports/report-form.tsx';
import { reportListing } from '../../reports/report-listing.ts';
import { ReportStored } from '../../reports/report-stored.tsx';
import { findReportedCar } from '../../reports/reported-car.ts';
import reportStyles from '../../reports/reports.css?url';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/report-listing.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, reportStyles);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const car = await findReportedCar(params.listingId, context.get(appContext));
  if (!car) throw redirect(vehicleFolder + encodeURIComponent(params.listingId));
  return { car, isSent: url.searchParams.has('sent') };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const told = await reportListing(request, params.listingId, context.get(appContext));
  const { status } = told.outcome;
  if (status === 'SUCCESS') throw redirect(sentPath(params.listingId), { status: 303 });
  const headers = { 'Cache-Control': 'private, no-store' };
  return data(told, { status: statuses[status], headers });
}

const sentPath = (listingId: string) => `${vehicleFolder}${listingId}/report?sent=yes`;

const statuses = { INVALID: 400, GONE: 410, LIMITED: 429, FAILED: 503 } as const;

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Report this listing' }, { name: 'robots', content: 'noindex' }];
}

export default function ReportListing({ params, loaderData, actionData }: Route.ComponentProps) {
  const { car, isSent } = loaderData;
  const navigate = useNavigate();
  const isStillHere = useStillHere(params.listingId);
  return (
    <main id="main" className="ui-wrap report-page">
      <h1>{isSent ? 'Thank you' : 'Report this listing'}</h1>
      <AskedCar car={car} />
      {isSent ? (
        <ReportStored />
      ) : (
        <ReportForm
          car={car}
          refused={actionData?.typed}
          outcome={actionData?.outcome}
          onSent={() => {
            forgetDraft(reportDraft(car));
            if (isStillHere()) void navigate(sentPath(params.listingId), { replace: true });
          }}
        />
      )}
      <p>
        <PageLink className="ui-link" to={car.href}>
          Back to the {car.name}
        </PageLink>
      </p>
    </main>
  );
}
