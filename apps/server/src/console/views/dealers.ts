import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { MapArea } from '@forecourt/domain/search/search-engine';
import type { Cell, Sheet } from '@forecourt/web/console/sheet';
import { type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { ConsoleParts } from '../console-parts.ts';
import type { View } from '../view.ts';
import { count, numbers, tableOf } from './table.ts';

const maxShown = 200;

const everywhere: MapArea = { west: -180, south: -90, east: 180, north: 90 };

interface Stock {
  readonly id: number;
  readonly cars: number;
}

interface Dealer extends Stock {
  readonly name: string;
  readonly place: string;
  /** Its own in the feeds. */
  readonly code: string | null;
  readonly leads: number;
  readonly dead: number;
  readonly held: boolean;
  readonly takesLeads: boolean;
}

/** Dealers by how many cars they have. */
export const dealersView: View<Sheet> = {
  needs: 'dealers.see',
  async read({ database, engine, config }, { text = '' }) {
    const found = await findDealers({ database, engine }, text, maxShown);
    return {
      title: 'Dealers',
      lead: `Those with most cars first, ${maxShown} at the most: find others by name, city, state, ZIP, own code or id.`,
      find: { value: text, placeholder: 'Name, place, own code or id' },
      tables: [
        tableOf(
          {
            title: 'Dealers',
            columns: ['Dealer', 'State', numbers('Cars'), numbers('Leads, 30 days'), 'Leads go by'],
            none: 'No dealer is called like that or stands there. Look for a name, a city as in “Oakland, MI”, a state as in “MI”, a ZIP, its own code in the feeds or its id here.',
          },
          found,
          ({ id, name, place, code, cars, leads, dead, held, takesLeads }) => ({
            key: String(id),
            cells: [
              {
                text: name,
                more: code === null ? place : `${place} · ${code}`,
                href: `/cars-for-sale/dealer/${id}`,
              },
              stateOfDealer(held, dead),
              count(cars),
              count(leads),
              leadsGoBy(takesLeads, config.leadsTo !== undefined),
            ],
          }),
        ),
      ],
    };
  },
};

/** The first of the dealers that are called like that, or stand there; those with most cars first. */
export async function findDealers(
  parts: Pick<ConsoleParts, 'database' | 'engine'>,
  text: string,
  most: number,
): Promise<readonly Dealer[]> {
  return readDealers(parts.database, (await findStocks(parts, text)).slice(0, most));
}

/**
 * Dealers that are called like that, or stand there. The index counts their cars: the embedded database would go
 * through all of them and keep everybody waiting.
 */
async function findStocks(
  { database, engine }: Pick<ConsoleParts, 'database' | 'engine'>,
  text: string,
): Promise<readonly Stock[]> {
  const owners = await engine.ownersIn({ values: {} }, everywhere);
  const dealers = owners.filter(({ owner }) => !owner.privateSeller);
  const part = text.trim().slice(0, 100);
  const state = part.toUpperCase();
  const isState = dealers.some(({ owner }) => owner.state === state);
  const stocks = dealers
    .filter(({ owner }) => (isState ? owner.state === state : isLike(owner, part)))
    .sort((a, b) => b.cars - a.cars || a.owner.name.localeCompare(b.owner.name))
    .map(({ owner: { id }, cars }) => ({ id, cars }));
  if (stocks.length >= maxShown) return stocks.slice(0, maxShown);
  const withCars = new Set(owners.map(({ owner }) => owner.id));
  const ids = await findDealerIds(database, isState ? sql`data->>'state' = ${state}` : like(part));
  const empty = ids.filter((id) => !withCars.has(id));
  return [...stocks, ...empty.map((id) => ({ id, cars: 0 }))].slice(0, maxShown);
}

/** Commas and spaces between the words of a place do not matter. */
const placeWords = (text: string) => text.toLowerCase().replaceAll(/[\s,]+/g, ' ');

function isLike({ id, dealerCode, name, city, state, zip }: Owner, part: string): boolean {
  const place = placeWords(`${city} ${state} ${zip}`);
  if (part !== '' && (part === String(id) || part === dealerCode)) return true;
  return name.toLowerCase().includes(part.toLowerCase()) || place.includes(placeWords(part));
}

/** As `isLike`, in SQL. */
const like = (part: string) => sql`(data->>'name' ilike ${containing(part)}
  or concat_ws(' ', data->>'city', data->>'state', data->>'zip') ilike ${containing(placeWords(part))}
  or dealer_code = ${part} or id::text = ${part})`;

async function findDealerIds(database: Database, isMeant: SQL): Promise<readonly number[]> {
  const rows = await rowsOf<{ readonly id: number }>(
    database,
    sql`select id::int as id from owners
        where data->>'privateSeller' = 'false' and ${isMeant}
        order by data->>'name'`,
  );
  return rows.map(({ id }) => id);
}

/** In the order that is asked for. */
async function readDealers(
  database: Database,
  stocks: readonly Stock[],
): Promise<readonly Dealer[]> {
  const asked = JSON.stringify(stocks.map(({ id, cars }, place) => ({ id, cars, place })));
  return rowsOf<Dealer>(
    database,
    sql`select owners.id::int as id, data->>'name' as name, (data->>'city') || ', ' || (data->>'state') as place,
          dealer_code as code,
          stock.cars, lead_email is not null as "takesLeads",
          (select count(*)::int from leads where owner_id = owners.id
             and created_at > now() - interval '30 days') as leads,
          (select count(*)::int from leads where owner_id = owners.id and status = 'dead') as dead,
          exists (select 1 from held_dealers where owner_id = owners.id and settled_as is null) as held
        from json_to_recordset(${asked}::json) as stock(id bigint, cars int, place int)
        join owners on owners.id = stock.id
        order by stock.place`,
  );
}

function stateOfDealer(held: boolean, dead: number) {
  if (held) return { text: 'Held', mood: 'held' } as const;
  return dead > 0
    ? ({ text: dead === 1 ? '1 lead dead' : `${dead} leads dead`, mood: 'bad' } as const)
    : ({ text: 'Live', mood: 'well' } as const);
}

/** Without an address of its own and one for all of these, a dealer takes no messages. */
function leadsGoBy(takesLeads: boolean, isSetForAll: boolean): Cell {
  if (takesLeads) return { text: 'Email, ADF' };
  return isSetForAll ? { text: 'LEADS_TO' } : { text: 'No address', mood: 'bad' };
}
