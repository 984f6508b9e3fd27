import type { Deed } from '@forecourt/domain/operator/roles';
import {
  Activity,
  FileDown,
  Flag,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Percent,
  ScrollText,
  SearchX,
  Settings2,
  Store,
  ToggleRight,
  UserRound,
  Users,
} from 'lucide-react';
import type { ConsoleFrame } from './services.ts';

/** A page of the console, as the side bar leads there. */
export interface ConsoleLink {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Whoever may not see it is not led there. */
  readonly needs: Deed;
  readonly due?: keyof ConsoleFrame['due'];
}

export const workLinks: readonly ConsoleLink[] = [
  { path: '/console/overview', name: 'Overview', icon: LayoutDashboard, needs: 'overview.see' },
  { path: '/console/feeds', name: 'Feeds', icon: FileDown, needs: 'feeds.see', due: 'feeds' },
  { path: '/console/leads', name: 'Leads', icon: Inbox, needs: 'leads.see', due: 'leads' },
  {
    path: '/console/reviews',
    name: 'Reviews',
    icon: MessageSquareText,
    needs: 'reviews.see',
    due: 'reviews',
  },
  { path: '/console/reports', name: 'Reports', icon: Flag, needs: 'reports.see', due: 'reports' },
  { path: '/console/dealers', name: 'Dealers', icon: Store, needs: 'dealers.see' },
  {
    path: '/console/private-ads',
    name: 'Private sellers',
    icon: UserRound,
    needs: 'private-ads.see',
  },
  { path: '/console/campaigns', name: 'Campaigns', icon: Megaphone, needs: 'campaigns.see' },
  { path: '/console/words', name: 'Search quality', icon: SearchX, needs: 'words.see' },
];

export const settingLinks: readonly ConsoleLink[] = [
  { path: '/console/running', name: 'Jobs and breakers', icon: Activity, needs: 'running.see' },
  { path: '/console/flags', name: 'Brands and flags', icon: ToggleRight, needs: 'flags.see' },
  { path: '/console/tables', name: 'Taxes and rates', icon: Percent, needs: 'tables.see' },
  { path: '/console/settings', name: 'Settings', icon: Settings2, needs: 'settings.see' },
  { path: '/console/people', name: 'People', icon: Users, needs: 'people.see' },
  { path: '/console/keys', name: 'API keys', icon: KeyRound, needs: 'keys.see' },
  { path: '/console/audit', name: 'Audit log', icon: ScrollText, needs: 'audit.see' },
];
