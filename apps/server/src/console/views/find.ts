import { basename } from 'node:path';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mayDo } from '@forecourt/domain/operator/roles';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import type { FindView, Found } from '@forecourt/web/console/find-view';
import { sql } from 'drizzle-orm';
import { readCampaigns } from '../../advertising/campaigns.ts';
import { listSources } from '../../feeds/sources/sources.ts';
import { containing } from '../../platform/database/conditions.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { listOperators } from '../operators.ts';
import type { View } from '../view.ts';
import { findDealers } from './dealers.ts';
import { isLeadAbout } from './leads.ts';

/** Of each kind that many are shown. */
const most = 5;

/** Letters of a text that is looked for: with fewer everything would be found. */
const leastLetters = 2;

/** Whatever has a text in its name, of what this person may see; pages are found by the page itself. */
export const findView: View<FindView> = {
  needs: 'overview.see',
  async read(parts, { text: typed = '' }, { operator }) {
    const text = typed.trim().slice(0, 100);
    if (text.length < leastLetters) return { text, found: [] };
    const kinds = finders.filter(({ needs }) => mayDo(operator.role, needs));
    const found = await Promise.all(kinds.map(({ find }) => find(parts, text)));
    return { text, found: found.flat() };
  },
};

type Find = (parts: ConsoleParts, text: string) => Promise<readonly Found[]>;

const findCar: Find = async ({ engine }, text) => {
  const card = await engine.findByVin(text.toUpperCase());
  if (!card) return [];
  return [{ kind: 'car', name: card.vin, note: 'Car for sale', href: vehiclePath(card.id) }];
};

const findDealersFor: Find = async (parts, text) => {
  const dealers = await findDealers(parts, text, most);
  return dealers.map(({ id, name, place, cars }) => ({
    kind: 'dealer',
    name,
    note: `Dealer, ${place}, ${carWords(cars)}`,
    href: `/cars-for-sale/dealer/${id}`,
  }));
};

const findLeads: Find = async ({ database }, text) => {
  const rows = await rowsOf<{ id: string; vehicle: string; status: string }>(
    database,
    sql`select leads.id, vehicle->>'name' as vehicle, status
        from leads left join owners on owners.id = owner_id
        where ${isLeadAbout(text)} order by created_at desc, leads.id desc limit ${most}`,
  );
  return rows.map(({ id, vehicle, status }) => ({
    kind: 'lead',
    name: vehicle,
    note: `Lead ${id.slice(0, 8)}, ${status}`,
    href: `/console/leads?${new URLSearchParams({ lead: id })}`,
  }));
};

const findRuns: Find = async ({ database }, text) => {
  const rows = await rowsOf<{ id: string; source: string; on: string; rows: number }>(
    database,
    sql`select distinct on (source) id, source, rows,
          to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as on
        from feed_runs where ${nameOfSource} ilike ${containing(text)}
        order by source, started_at desc limit ${most}`,
  );
  return rows.map(({ id, source, on }) => ({
    kind: 'feed',
    name: basename(source),
    note: `Feed, last run ${on}`,
    href: `/console/feeds/${id}`,
  }));
};

/** Without the folder in which a file lay, as pages show it. */
const nameOfSource = sql`regexp_replace(source, '^.*/', '')`;

const findSources: Find = async ({ database }, text) => {
  const sources = await listSources(database);
  return sources
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .slice(0, most)
    .map(({ name, schedule }) => ({
      kind: 'feed',
      name,
      note: `Fetched by itself, ${schedule ?? 'when asked'}`,
      href: `/console/feeds?${new URLSearchParams({ source: name })}#source`,
    }));
};

const findCampaigns: Find = async ({ database }, text) => {
  const like = text.toLowerCase();
  const campaigns = await readCampaigns(database);
  return campaigns
    .filter(({ code, title }) => code.includes(like) || title.toLowerCase().includes(like))
    .slice(0, most)
    .map(({ code, title }) => ({
      kind: 'campaign',
      name: title,
      note: 'Campaign',
      href: `/console/campaigns?${new URLSearchParams({ campaign: code })}`,
    }));
};

const findPeople: Find = async ({ database }, text) => {
  const people = await listOperators(database);
  return people
    .filter(({ email }) => email.includes(text.toLowerCase()))
    .slice(0, most)
    .map(({ email, role }) => ({
      kind: 'person',
      name: email,
      note: `Person, ${role}`,
      href: '/console/people',
    }));
};

const finders = [
  { needs: 'overview.see', find: findCar },
  { needs: 'dealers.see', find: findDealersFor },
  { needs: 'feeds.see', find: findSources },
  { needs: 'feeds.see', find: findRuns },
  { needs: 'leads.see', find: findLeads },
  { needs: 'campaigns.see', find: findCampaigns },
  { needs: 'people.see', find: findPeople },
] as const;
