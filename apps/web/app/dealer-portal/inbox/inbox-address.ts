import { roomPath } from '../portal-links.ts';
import type { PortalFrame } from '../services.ts';
import type { AskedInbox } from './inbox-view.ts';

export const inboxPath = '/dealer-portal/inbox';

/** The conversation and the list on their page, where the keyboard goes on once another is shown. */
export const inboxPlaces = { conversation: 'conversation', list: 'conversations' } as const;

/** Parameters of the address of a list; what is as usual is left out. */
export function inboxQuery({ show, text, page }: AskedInbox) {
  return {
    ...(show === 'done' && { show }),
    ...(text !== '' && { text }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** Where a list is, or another one: from its first page, unless one is named. */
export const inboxHref = (
  frame: Pick<PortalFrame, 'dealer' | 'dealers'>,
  asked: AskedInbox,
  other: Partial<AskedInbox> = {},
  more: Readonly<Record<string, string>> = {},
): string => roomPath(inboxPath, frame, { ...inboxQuery({ ...asked, ...other }), ...more });
