import { Box } from '../../back-office/box.tsx';
import type { ProfileView } from './profile-view.ts';

/** What each feed file writes anew: it is changed where the feed is made. */
export function FromFeed({ shown: { byFeed } }: { readonly shown: ProfileView }) {
  const rows = [
    ['Name', byFeed.name],
    ['Address', byFeed.address],
    ['Phone', byFeed.phone ?? 'Not in the feed'],
    ['Website', byFeed.website ?? 'Not in the feed'],
  ] as const;
  return (
    <Box title="Name and place" note="From your feed">
      <div className="office-box-body">
        <dl className="portal-facts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="portal-note">
          Each feed file writes these again, so they are changed in your own system. Phone, website,
          logo, rating and services at home stay as they are where a file tells nothing of them.
        </p>
      </div>
    </Box>
  );
}
