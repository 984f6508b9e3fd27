import { allBrands } from '@forecourt/domain/brand/known-brands';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { readCampaigns } from '../../advertising/campaigns.ts';
import { dayOf } from '../../platform/clock.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { FlagReport } from '../../request/flags/flag-board.ts';
import type { View } from '../view.ts';
import { containing, count, numbers, tableOf } from './table.ts';

const maxShown = 200;

interface Dealer {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly cars: number;
  readonly leads: number;
  readonly dead: number;
  readonly held: boolean;
  readonly takesLeads: boolean;
}

/** Dealers by how many cars they have. */
export const dealersView: View<Sheet> = {
  needs: 'dealers.see',
  async read({ database }, { text = '' }) {
    const found = await rowsOf<Dealer>(
      database,
      sql`with stock as (
            select owner_id, count(*)::int as cars from listings where status = 'active' group by owner_id)
          select owners.id::int as id, data->>'name' as name, (data->>'city') || ', ' || (data->>'state') as place,
            coalesce(stock.cars, 0) as cars, lead_email is not null as "takesLeads",
            (select count(*)::int from leads where owner_id = owners.id
               and created_at > now() - interval '30 days') as leads,
            (select count(*)::int from leads where owner_id = owners.id and status = 'dead') as dead,
            exists (select 1 from held_dealers where owner_id = owners.id and settled_as is null) as held
          from owners left join stock on stock.owner_id = owners.id
          where data->>'privateSeller' = 'false'
            and (data->>'name' ilike ${containing(text)} or data->>'city' ilike ${containing(text)})
          order by cars desc, name limit ${maxShown}`,
    );
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

function stateOfDealer(held: boolean, dead: number) {
  if (held) return { text: 'Held', mood: 'held' } as const;
  return dead > 0
    ? ({ text: `${dead} leads dead`, mood: 'bad' } as const)
    : ({ text: 'Live', mood: 'well' } as const);
}

/** Advertisements of our own. */
export const campaignsView: View<Sheet> = {
  needs: 'campaigns.see',
  async read({ database, clock }, _asked, { operator }) {
    const today = dayOf(clock);
    const found = await readCampaigns(database);
    const mayEnd = mayDo(operator.role, 'campaigns.end');
    return {
      title: 'Campaigns',
      lead: 'Advertisements of our own. They are added by forecourt campaigns.',
      find: null,
      tables: [
        tableOf(
          {
            title: 'Campaigns',
            columns: ['Campaign', 'State', 'From', 'Until', 'Where'],
            none: 'There are no campaigns.',
          },
          found,
          ({ code, title, startsOn, endsOn, brands: of, pages, makeCodes }) => ({
            key: code,
            cells: [
              { text: title, more: code },
              startsOn > today
                ? { text: 'To come', mood: 'wait' }
                : endsOn !== null && endsOn < today
                  ? { text: 'Ended' }
                  : { text: 'Shown', mood: 'well' },
              { text: startsOn, isWhole: true },
              { text: endsOn ?? 'open', isWhole: true },
              { text: [...of, ...pages, ...makeCodes].join(', ') || 'everywhere' },
            ],
            deeds:
              mayEnd && (endsOn === null || endsOn >= today)
                ? [endDeed(code, title, startsOn < today)]
                : [],
          }),
        ),
      ],
    };
  },
};

const endDeed = (code: string, title: string, hasRun: boolean): RowDeed => ({
  ...{ act: 'campaign.end', name: 'End', fields: { code } },
  sure: {
    says: `“${title}” (${code}) is shown nowhere any more${hasRun ? '' : ', and leaves the list: it did not begin before today'}.`,
    button: 'End the campaign',
    example: 'Its budget is spent',
  },
});

const sayers = {
  default: 'default',
  brand: 'the brand',
  setting: 'FEATURE_FLAGS',
  console: 'the console',
  provider: 'flag service',
} as const;

/** What is switched on, brand by brand. */
export const flagsView: View<Sheet> = {
  needs: 'flags.see',
  async read({ config, flags }, _asked, { operator }) {
    const mayChange = mayDo(operator.role, 'flags.change');
    const brands = allBrands();
    const reports = brands.map((brand) => flags.report(brand));
    return {
      title: 'Brands and flags',
      lead: 'What is switched on for each brand. Its folder, FEATURE_FLAGS, the console or a flag service say so; a switch here is for all brands, and all processes follow within seconds.',
      find: null,
      tables: [
        tableOf(
          {
            title: 'Brands',
            columns: ['Brand', 'Hosts', 'Public address', numbers('Cars a page')],
            none: '',
          },
          brands,
          ({ code, name, hostLabels, pageSize }) => ({
            key: code,
            cells: [
              { text: name, more: code },
              { text: hostLabels.map((label) => `${label}.*`).join(', ') || 'any other' },
              { text: config.publicOrigins[code] ?? 'none' },
              count(pageSize),
            ],
          }),
        ),
        tableOf(
          {
            title: 'Flags',
            columns: ['Flag', ...brands.map(({ name }) => name), 'Says who'],
            none: '',
          },
          reports[0] ?? [],
          ({ flag, purpose }) => {
            const of = reports.flatMap((report) => report.filter((one) => one.flag === flag));
            return {
              key: flag,
              cells: [
                { text: flag, more: purpose },
                ...of.map(({ isOn }) => ({ text: onFor(isOn) })),
                { text: [...new Set(of.map(({ setBy }) => sayers[setBy]))].join(', ') },
              ],
              deeds: mayChange ? flagDeeds(flag, of) : [],
            };
          },
        ),
      ],
    };
  },
};

/** What may be switched, other than it is. */
function flagDeeds(flag: string, of: readonly FlagReport[]): readonly RowDeed[] {
  const deed = (act: string, name: string) => ({ act, name, fields: { flag } });
  const isOn = (report: FlagReport) => report.isOn.visitor && report.isOn.consumer;
  return [
    ...(of.every(isOn) ? [] : [deed('flag.on', 'Switch on')]),
    ...(of.some(isOn) ? [deed('flag.off', 'Switch off')] : []),
    ...(of.some(({ setBy }) => setBy === 'console') ? [deed('flag.clear', 'As before')] : []),
  ];
}

function onFor({ visitor, consumer }: FlagReport['isOn']): string {
  if (visitor === consumer) return visitor ? 'on' : 'off';
  return visitor ? 'visitors' : 'signed in';
}
