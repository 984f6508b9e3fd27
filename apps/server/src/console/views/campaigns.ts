import { mayDo } from '@forecourt/domain/operator/roles';
import type { RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { lastDayOf, readCampaigns } from '../../advertising/campaigns.ts';
import { dayOf } from '../../platform/clock.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

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
          found.map((campaign) => ({ ...campaign, lastDay: lastDayOf(campaign) })),
          ({ code, title, startsOn, endsOn, lastDay, brands: of, pages, makeCodes }) => ({
            key: code,
            cells: [
              { text: title, more: code },
              startsOn > today
                ? { text: 'To come', mood: 'wait' }
                : endsOn !== null && endsOn < today
                  ? { text: 'Ended' }
                  : { text: 'Shown', mood: 'well' },
              { text: startsOn, isWhole: true },
              { text: lastDay ?? 'open', isWhole: true },
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
