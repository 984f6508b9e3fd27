import { fetchNow } from '../../feeds/sources/source-jobs.ts';
import { removeSource, setSource } from '../../feeds/sources/sources.ts';
import { readSealingKeys } from '../../platform/secrets/sealing-keys.ts';
import type { Act } from '../act.ts';
import { readReason } from './read-reason.ts';

const set: Act = {
  needs: 'feeds.schedule',
  async run({ database, config, clock }, fields, { operator }) {
    const { name = '', url = '', user = '', password = '', hostKey = '', schedule = '' } = fields;
    const { mapping = '', dealer = '', dealerName = '', dealerZip = '', isNew } = fields;
    await setSource(
      database,
      operator.email,
      { name, url, user, password, hostKey, schedule, mapping, dealer, dealerName, dealerZip },
      {
        keys: await readSealingKeys(database, config.encryptionKeys),
        now: new Date(clock.now()),
        isNew: isNew === 'yes',
      },
    );
    return { status: 'DONE' };
  },
};

const remove: Act = {
  needs: 'feeds.schedule',
  async run({ database }, fields, { operator }) {
    const { name = '' } = fields;
    await removeSource(database, operator.email, { name, reason: readReason(fields) });
    return { status: 'DONE' };
  },
};

const fetchOne: Act = {
  needs: 'feeds.schedule',
  async run({ database, queue }, { name = '' }, { operator }) {
    await fetchNow({ database, queue }, operator.email, name);
    return { status: 'DONE' };
  },
};

/** What is done with where feeds are fetched from. */
export const sourceActs = {
  'source.set': set,
  'source.remove': remove,
  'source.fetch': fetchOne,
};
