import { sharedListing } from '@forecourt/domain/listing/share-link';
import { data } from 'react-router';
import { appContext } from '../../app-context.ts';
import { shareTitle } from '../../sharing/share-title.ts';
import { findSharedName } from '../../sharing/shared-name.ts';
import styles from '../../sharing/sharing.css?url';
import { WaysToShare } from '../../sharing/ways-to-share.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/share.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const page = url.searchParams.get('page') ?? '';
  const name = await findSharedName(page, app);
  if (name === null) throw data(null, { status: 404 });
  return { name, page, origin: app.origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? shareTitle(loaderData.page) : 'Nothing to share';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Share({ loaderData: shared }: Route.ComponentProps) {
  const back = sharedListing(shared.page) === null ? 'Back to the cars' : 'Back to the car';
  return (
    <main id="main" className="ui-wrap sharing-page">
      <h1>{shareTitle(shared.page)}</h1>
      <WaysToShare shared={shared} />
      <p>
        <PageLink className="ui-link" to={shared.page}>
          {back}
        </PageLink>
      </p>
    </main>
  );
}
