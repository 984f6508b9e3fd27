import { CarFront, FileDown, Inbox, type LucideIcon, Star, Store, Users } from 'lucide-react';
import type { PortalFrame } from './services.ts';

/** A room, as the side bar leads there. */
interface PortalLink {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly count?: keyof NonNullable<PortalFrame['counts']>;
}

export const portalLinks: readonly PortalLink[] = [
  { path: '/dealer-portal/inbox', name: 'Inbox', icon: Inbox, count: 'waiting' },
  { path: '/dealer-portal/cars', name: 'Cars', icon: CarFront, count: 'cars' },
  { path: '/dealer-portal/feed', name: 'Feed', icon: FileDown },
  { path: '/dealer-portal/reviews', name: 'Reviews', icon: Star, count: 'unanswered' },
  { path: '/dealer-portal/profile', name: 'Profile', icon: Store },
  { path: '/dealer-portal/people', name: 'People', icon: Users },
];

/** The address of a room: it names the dealer where this person works for several. */
export function roomPath(
  path: string,
  { dealer, dealers }: Pick<PortalFrame, 'dealer' | 'dealers'>,
  more: Readonly<Record<string, string>> = {},
): string {
  const named = dealers.length > 1 ? { dealer: String(dealer.id) } : {};
  const query = new URLSearchParams({ ...named, ...more });
  return query.size === 0 ? path : `${path}?${query}`;
}
