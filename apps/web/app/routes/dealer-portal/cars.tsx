import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { loadRoom } from '../../dealer-portal/enter-portal.ts';
import { PortalFrame, RoomHead } from '../../dealer-portal/portal-frame.tsx';
import { portalMeta, portalStyles } from '../../dealer-portal/portal-styles.ts';
import type { Route } from './+types/cars.ts';

export const links: Route.LinksFunction = portalStyles;
export const handle = { hasOwnFrame: true };

export const loader = (visit: Route.LoaderArgs) => loadRoom(visit, 'cars');

export const meta = portalMeta('Cars');

export default function Cars({ loaderData }: Route.ComponentProps) {
  const { frame } = loaderData;
  return (
    <PortalFrame frame={frame} path="/dealer-portal/cars">
      <div className="portal-page">
        <RoomHead
          title="Cars"
          lead={frame.counts && `${groupDigits(frame.counts.cars)} for sale`}
        />
      </div>
    </PortalFrame>
  );
}
