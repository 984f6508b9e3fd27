import type { OfficeEntry } from '@forecourt/web/back-office/office';
import type { Portal, PortalFrame } from '@forecourt/web/dealer-portal/services';
import { runAct } from '../back-office/run-act.ts';
import { toSeen } from '../back-office/to-seen.ts';
import { type FoundMember, findStaff } from '../dealer-staff/find-staff.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { portalActs } from './acts/portal-acts.ts';
import { countDue } from './count-due.ts';
import type { AtPortal, PortalParts } from './portal-parts.ts';
import type { PortalCall } from './portal-policies.ts';
import { portalViews } from './views/portal-views.ts';

/**
 * Lets who asks into the rooms of a dealer, or says what is missing.
 *
 * @param dealer its id, as the address says it; null for the first that this person works for
 */
export async function enterPortal(
  parts: PortalParts,
  { asker, brand, now, today, flags, calls }: PageFacts<PortalCall>,
  dealer: string | null,
): Promise<OfficeEntry<Portal>> {
  const found = await findStaff(parts.database, asker, dealer);
  if (found.status !== 'FOUND') return { status: found.status };
  const { personId, member, all } = found;
  const { id, email, name, role, dealer: own } = member;
  const around = { brand, now, today, flags, calls };
  const at = { staff: { id, email, name, role }, personId, dealer: own, ...around };
  return { status: 'ENTERED', office: await openPortal(parts, at, all) };
}

/** The rooms of one dealer, for one person. */
async function openPortal(
  parts: PortalParts,
  at: AtPortal,
  all: readonly FoundMember[],
): Promise<Portal> {
  return {
    frame: await frameOf(parts, at, all),
    see: async (name, asked) => toSeen(await portalViews[name].read(parts, asked, at)),
    act: (name, fields) =>
      runAct({ acts: portalActs, name, fields }, ({ run }) => run(parts, fields, at)),
  };
}

async function frameOf(
  { database }: PortalParts,
  { staff, personId, dealer, now, calls }: AtPortal,
  all: readonly FoundMember[],
): Promise<PortalFrame> {
  const { id, name, city, state, logoUrl } = dealer;
  return {
    me: { personId, email: staff.email, name: staff.name },
    dealer: { id, name, place: `${city}, ${state}`, logoUrl },
    dealers: all.map((one) => ({ id: one.dealer.id, name: one.dealer.name })),
    counts: await calls.attempt('dealer-counts', () => countDue(database, id, now), null),
  };
}
