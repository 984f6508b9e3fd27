import { campaignsCommand } from '../../advertising/campaign-command.ts';
import { readTypedCampaign, setCampaign } from '../../advertising/set-campaign.ts';
import {
  applySwitches,
  changeFlag,
  changeSwitch,
  logLevelSwitch,
} from '../../operations/switches.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import type { Act } from '../act.ts';
import { toGivenCampaign } from '../campaign-fields.ts';
import { commandPartsOf } from '../command-parts.ts';
import { readReason } from './read-reason.ts';

const setFlag = (value: string | null): Act => ({
  needs: 'flags.change',
  async run({ database, logger, flags }, { flag = '' }, { operator }) {
    await changeFlag(database, operator.email, { flag, value });
    // The page behind it shows it at once; other processes follow within seconds.
    applySwitches(await readSwitches(database), { logger, flags });
    return null;
  },
});

const setLevel = (value: string | null): Act => ({
  needs: 'log.change',
  async run({ database }, _fields, { operator }) {
    await changeSwitch(database, operator.email, { name: logLevelSwitch, value });
    return null;
  },
});

const writeCampaign: Act = {
  needs: 'campaigns.change',
  async run({ database }, fields) {
    const campaign = readTypedCampaign(toGivenCampaign(fields));
    await setCampaign(database, campaign, fields.shown ?? '');
    return { act: 'campaign.add', subject: campaign.code };
  },
};

const endCampaign: Act = {
  needs: 'campaigns.end',
  async run(parts, fields) {
    const { code = '' } = fields;
    const reason = readReason(fields);
    const asked = { kind: 'campaigns', action: 'end', code, reason } as const;
    await campaignsCommand.run(commandPartsOf(parts), asked, () => {});
    return { act: 'campaign.end', subject: code, reason };
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
  'campaign.end': endCampaign,
};
