import type { Deed } from '@forecourt/domain/operator/roles';
import { type LucideIcon, ScrollText, Users } from 'lucide-react';
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

export const workLinks: readonly ConsoleLink[] = [];

export const settingLinks: readonly ConsoleLink[] = [
  { path: '/console/people', name: 'People', icon: Users, needs: 'people.see' },
  { path: '/console/audit', name: 'Audit log', icon: ScrollText, needs: 'audit.see' },
];
