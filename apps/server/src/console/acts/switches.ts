import {
  applySwitches,
  changeFlag,
  changeSwitch,
  logLevelSwitch,
} from '../../operations/switches.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import type { Act } from '../act.ts';

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

/** What is switched while processes run. */
export const switchActs = {
  'flag.on': setFlag('on'),
  'flag.off': setFlag('off'),
  'flag.clear': setFlag(null),
  'log.debug': setLevel('debug'),
  'log.warn': setLevel('warn'),
  'log.clear': setLevel(null),
};
