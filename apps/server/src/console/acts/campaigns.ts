import { endCampaign } from '../../advertising/campaigns.ts';
import { readTypedCampaign, setCampaign } from '../../advertising/set-campaign.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Act } from '../act.ts';
import { toGivenCampaign } from '../campaign-fields.ts';
import { readReason } from './read-reason.ts';

const set: Act = {
  needs: 'campaigns.change',
  async run({ database, clock }, fields, { operator }) {
    const campaign = readTypedCampaign(toGivenCampaign(fields));
    await setCampaign(database, operator.email, campaign, fields.shown ?? '');
    const isOver = campaign.endsOn !== null && campaign.endsOn < dayOf(clock);
    return isOver ? { status: 'DONE', said: 'campaign.set-over' } : { status: 'DONE' };
  },
};

const end: Act = {
  needs: 'campaigns.end',
  async run({ database, clock }, fields, { operator }) {
    const named = { code: fields.code ?? '', reason: readReason(fields) };
    await endCampaign(database, operator.email, named, dayOf(clock));
    return { status: 'DONE' };
  },
};

/** What is done with campaigns. */
export const campaignActs = { 'campaign.set': set, 'campaign.end': end };
