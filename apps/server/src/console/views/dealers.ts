import type { MapArea } from '@forecourt/domain/search/search-engine';
import type { Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { ConsoleParts } from '../console-parts.ts';
import type { View } from '../view.ts';
import { containing, count, numbers, tableOf } from './table.ts';

const maxShown = 200;

const everywhere: MapArea = { west: -180, south: -90, east: 180, north: 90 };

interface Stock {
  readonly id: number;
  readonly cars: number;
}

interface Dealer extends Stock {
  readonly name: string;
  readonly place: string;
  readonly leads: number;
  readonly dead: number;
  readonly held: boolean;
  readonly takesLeads: boolean;
}

/** Dealers by how many cars they have. */
export const dealersView: View<Sheet> = {
  needs: 'dealers.see',
  async read({ database, engine }, { text = '' }) {
    const found = await readDealers(database, await findStocks({ database, engine }, text));
    return {
      title: 'Dealers',
      lead: `Those with most cars first, ${maxShown} at the most: find others by name or place.`,
      find: { value: text, placeholder: 'Name or place' },
      tables: [
        tableOf(
          {
            title: 'Dealers',
            columns: ['Dealer', 'State', numbers('Cars'), numbers('Leads, 30 days'), 'Leads go by'],
            none: 'No dealer is called like that.',
          },
          found,
          ({ id, name, place, cars, leads, dead, held, takesLeads }) => ({
            key: String(id),
            cells: [
              { text: name, more: place, href: `/cars-for-sale/dealer/${id}` },
              stateOfDealer(held, dead),
              count(cars),
              count(leads),
              { text: takesLeads ? 'Email, ADF' : 'LEADS_TO' },
            ],
          }),
        ),
      ],
    };
  },
};

/**
 * Dealers that are called like that, or stand there. The index counts their cars: the embedded database would go
 * through all of them and keep everybody waiting.
 */
async function findStocks(
  { database, engine }: Pick<ConsoleParts, 'database' | 'engine'>,
  text: string,
): Promise<readonly Stock[]> {
  const part = text.slice(0, 100).toLowerCase();
  const owners = await engine.ownersIn({ values: {} }, everywhere);
  const stocks = owners
    .filter(({ owner }) => !owner.privateSeller)
    .filter(({ owner: { name, city } }) =>
      [name, city].some((word) => word.toLowerCase().includes(part)),
    )
    .sort((a, b) => b.cars - a.cars || a.owner.name.localeCompare(b.owner.name))
    .map(({ owner: { id }, cars }) => ({ id, cars }));
  if (stocks.length >= maxShown) return stocks.slice(0, maxShown);
  const withCars = new Set(owners.map(({ owner }) => owner.id));
  const empty = (await findDealerIds(database, text)).filter((id) => !withCars.has(id));
  return [...stocks, ...empty.map((id) => ({ id, cars: 0 }))].slice(0, maxShown);
}

async function findDealerIds(database: Database, text: string): Promise<readonly number[]> {
  const rows = await rowsOf<{ readonly id: number }>(
    database,
    sql`select id::int as id from owners
        where data->>'privateSeller' = 'false'
          and (data->>'name' ilike ${containing(text)} or data->>'city' ilike ${containing(text)})
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
    ? ({ text: `${dead} leads dead`, mood: 'bad' } as const)
    : ({ text: 'Live', mood: 'well' } as const);
}
