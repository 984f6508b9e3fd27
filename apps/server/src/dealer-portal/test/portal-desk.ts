import type { StaffRole } from '@forecourt/domain/dealer/staff';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { AppContext } from '@forecourt/web/app-context';
import type { Asked } from '@forecourt/web/back-office/office';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { expect } from 'vitest';
import type { QuietAppParts } from '../../../test/quiet-app.ts';
import { browse, linkIn, openAccountDesk } from '../../accounts/test/account-desk.ts';
import { addStaff } from '../../dealer-staff/staff.ts';
import type { Database } from '../../platform/database/database.ts';

type Desk = ReturnType<typeof openAccountDesk>;

/** An application whose pages are those of accounts, and the rooms of dealers as JSON. */
export function openPortalDesk(database: Database, given: Partial<QuietAppParts> = {}): Desk {
  return openAccountDesk(database, { ...given, pages: answer });
}

async function answer(request: Request, { services }: AppContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const fields = request.method === 'GET' ? {} : ((await request.json()) as Asked);
  const last = pathname.split('/').at(-1) ?? '';
  if (pathname.startsWith('/dealer-portal/')) {
    const entry = await services.enterPortal(searchParams.get('dealer'));
    if (entry.status !== 'ENTERED') return Response.json(entry);
    const { frame, see, act } = entry.office;
    if (request.method !== 'GET') return Response.json(await act(last, fields));
    const seen = await see(last as keyof PortalViews, Object.fromEntries(searchParams));
    return Response.json({ ...seen, frame });
  }
  const answered =
    last === 'signUp'
      ? await services.signUp(request.headers, fields)
      : await services.followLink(request.headers, fields);
  const headers = new Headers();
  for (const cookie of 'cookies' in answered ? answered.cookies : [])
    headers.append('Set-Cookie', cookie);
  return Response.json(answered, { headers });
}

/** The rooms of a dealer, for one whose browser this is. */
export function roomsOf(browser: ReturnType<typeof browse>) {
  return {
    async see<Room extends keyof PortalViews>(room: Room, query = ''): Promise<PortalViews[Room]> {
      const seen = await browser.ask('GET', `/dealer-portal/${room}${query}`);
      expect(seen).toMatchObject({ status: 'SEEN' });
      return seen.shown;
    },
    act: (act: string, fields: object) => browser.ask('POST', `/dealer-portal/${act}`, fields),
  };
}

/** Signs somebody up on a browser of their own, and has them work for these dealers. */
export async function comeAs(
  desk: Desk,
  database: Database,
  email: string,
  dealers: readonly Pick<Owner, 'id'>[],
  role: StaffRole = 'manager',
) {
  const browser = browse(desk.app);
  await browser.act('signUp', { email, password: 'oyster staircase' });
  const [mail] = await desk.deliver();
  await browser.act('followLink', linkIn(mail ?? { text: '' }));
  for (const { id } of dealers)
    await addStaff(database, 'test', { email, ownerId: id, name: 'Cora Pace', role });
  return browser;
}
