import { endCampaign } from '../../advertising/campaigns.ts';
import { readTypedCampaign, setCampaign } from '../../advertising/set-campaign.ts';
import {
  applySwitches,
  changeFlag,
  changeSwitch,
  logLevelSwitch,
} from '../../operations/switches.ts';
import { dayOf } from '../../platform/clock.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import type { Act } from '../act.ts';
import { toGivenCampaign } from '../campaign-fields.ts';
import { readReason } from './read-reason.ts';

const setFlag = (value: string | null): Act => ({
  needs: 'flags.change',
  async run({ database, logger, flags }, { flag = '' }, { operator }) {
    await changeFlag(database, operator.email, { flag, value });
    // The page behind it shows it at once; other processes follow within seconds.
    applySwitches(await readSwitches(database), { logger, flags });
    return { status: 'DONE' };
  },
});

const setLevel = (value: string | null): Act => ({
  needs: 'log.change',
  async run({ database }, _fields, { operator }) {
    await changeSwitch(database, operator.email, { name: logLevelSwitch, value });
    return { status: 'DONE' };
  },
});

const writeCampaign: Act = {
  needs: 'campaigns.change',
  async run({ database, clock }, fields, { operator }) {
    const campaign = readTypedCampaign(toGivenCampaign(fields));
    await setCampaign(database, operator.email, campaign, fields.shown ?? '');
    const isOver = campaign.endsOn !== null && campaign.endsOn < dayOf(clock);
    return isOver ? { status: 'DONE', said: 'campaign.set-over' } : { status: 'DONE' };
  },
};

const endNow: Act = {
  needs: 'campaigns.end',
  async run({ database, clock }, fields, { operator }) {
    const named = { code: fields.code ?? '', reason: readReason(fields) };
    await endCampaign(database, operator.email, named, dayOf(clock));
    return { status: 'DONE' };
  },
};

/** What is switched while processes run. */
export const switchActs = {
  'flag.on': setFlag('on'),
  'flag.off': setFlag('off'),
  'flag.clear': setFlag(null),
  'log.debug': setLevel('debug'),
  'log.warn': setLevel('warn'),
  'log.clear': setLevel(null),
  'campaign.set': writeCampaign,
  'campaign.end': endNow,
};
