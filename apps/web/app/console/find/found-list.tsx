import {
  Car,
  FileDown,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Store,
  User,
} from 'lucide-react';
import type { Found, FoundKind } from './find-view.ts';

const icons: Readonly<Record<FoundKind, LucideIcon>> = {
  page: LayoutDashboard,
  car: Car,
  dealer: Store,
  lead: Inbox,
  feed: FileDown,
  campaign: Megaphone,
  person: User,
};

/** What was found: a link each. */
export function FoundList({ found }: { readonly found: readonly Found[] }) {
  return (
    <ul className="console-found">
      {found.map(({ kind, name, note, href }) => {
        const Icon = icons[kind];
        return (
          <li key={`${kind} ${href} ${name}`}>
            <a href={href}>
              <Icon className="ui-icon" size={16} aria-hidden="true" />
              <b>{name}</b>
              <span>{note}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
