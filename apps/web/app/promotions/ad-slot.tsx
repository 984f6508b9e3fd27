import { Link } from 'react-router';
import type { Campaign } from './house-campaigns.ts';

/** A full row for an advertisement. Its height is reserved in the styles, whatever comes to stand in it. */
export function LinerAd({ campaign }: { readonly campaign: Campaign }) {
  return (
    <aside className="liner" aria-label={`Advertisement: ${campaign.title}`}>
      <small>Advertisement</small>
      <AdSlot campaign={campaign} />
    </aside>
  );
}

/** The space of an advertisement, with one of our own in it. */
export function AdSlot({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="ad-slot">
      <p>
        <b>{campaign.title}</b>
        <span>{campaign.text}</span>
      </p>
      <Link className="btn btn-2" to={campaign.href}>
        {campaign.action}
      </Link>
    </div>
  );
}
