import { formatDate } from '@forecourt/domain/calendar/format-date';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { Campaign } from '@forecourt/domain/promotion/campaign';
import type { Asked } from '@forecourt/web/back-office/office';
import type { CampaignForm, CampaignsView } from '@forecourt/web/console/campaign-views';
import type { RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { lastDayOf, readCampaigns } from '../../advertising/campaigns.ts';
import { campaignPrint, readTypedCampaign } from '../../advertising/set-campaign.ts';
import type { KeptCampaign } from '../../advertising/tables.ts';
import { problemsOf } from '../../back-office/run-act.ts';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { campaignBoxes, toCampaignFields, toGivenCampaign } from '../campaign-fields.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Advertisements of our own: those that there are, one of them in its form, and how it looks. */
export const campaignsView: View<CampaignsView> = {
  needs: 'campaigns.see',
  async read({ database, clock }, asked, { operator }) {
    const today = dayOf(clock);
    const found = await readCampaigns(database);
    const chosen = found.find(({ code }) => code === asked.campaign);
    const seen =
      asked.preview === 'yes' ? readPreview(asked) : { preview: chosen ?? null, problems: {} };
    return {
      table: tableFor(found, today, mayDo(operator.role, 'campaigns.end')),
      form: mayDo(operator.role, 'campaigns.change') ? formFor(asked, chosen, today) : null,
      preview: seen.preview && toAdvert(seen.preview),
      today,
      spans: found.map(toSpan),
      problems: seen.problems,
    };
  },
};

/** What was typed, as far as it is a campaign. */
function readPreview(asked: Asked): { preview: Campaign | null; problems: Asked } {
  try {
    return { preview: readTypedCampaign(toGivenCampaign(asked)), problems: {} };
  } catch (error) {
    const problems = error instanceof Refusal ? problemsOf(error) : null;
    if (problems === null) throw error;
    return { preview: null, problems };
  }
}

const toSpan = (campaign: KeptCampaign) => {
  const { code, title, startsOn } = campaign;
  return { code, title, startsOn, lastDay: lastDayOf(campaign) };
};

const toAdvert = ({ code, title, text, action, href }: Campaign) => ({
  code,
  title,
  text,
  action,
  href,
});

function formFor(asked: Asked, chosen: KeptCampaign | undefined, today: string): CampaignForm {
  const boxes = campaignBoxes();
  if (asked.preview === 'yes') {
    const { preview: _preview, shown = '', person: _person, ...values } = asked;
    return { ...boxes, values, shown };
  }
  if (chosen) return { ...boxes, values: toCampaignFields(chosen), shown: campaignPrint(chosen) };
  return { ...boxes, values: { startsOn: today }, shown: '' };
}

function tableFor(
  found: readonly KeptCampaign[],
  today: string,
  mayEnd: boolean,
): Sheet['tables'][number] {
  return tableOf(
    {
      title: 'Campaigns',
      columns: ['Campaign', 'State', 'From', 'Until', 'Where'],
      none: 'There are no campaigns.',
    },
    found.map((campaign) => ({ ...campaign, lastDay: lastDayOf(campaign) })),
    ({ code, title, startsOn, endsOn, lastDay, brands, pages, makeCodes }) => ({
      key: code,
      cells: [
        { text: title, more: code, href: `?${new URLSearchParams({ campaign: code })}` },
        startsOn > today
          ? { text: 'To come', mood: 'wait' }
          : endsOn !== null && endsOn < today
            ? { text: 'Ended' }
            : { text: 'Shown', mood: 'well' },
        { text: formatDate(startsOn), isWhole: true },
        { text: lastDay === null ? 'open' : formatDate(lastDay), isWhole: true },
        { text: [...brands, ...pages, ...makeCodes].join(', ') || 'everywhere' },
      ],
      deeds:
        mayEnd && (endsOn === null || endsOn >= today)
          ? [endDeed(code, title, startsOn < today)]
          : [],
    }),
  );
}

const endDeed = (code: string, title: string, hasRun: boolean): RowDeed => ({
  act: 'campaign.end',
  name: 'End',
  fields: { code },
  sure: {
    says: `“${title}” (${code}) is shown nowhere any more${hasRun ? '' : ', and leaves the list: it did not begin before today'}.`,
    button: 'End the campaign',
    example: 'Its budget is spent',
  },
});
