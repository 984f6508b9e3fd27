import { barAd } from '../../selling/bar-ad.ts';
import type { Act } from '../act.ts';
import { readReason } from './read-reason.ts';

const remove: Act = {
  needs: 'private-ads.remove',
  async run(parts, fields, { operator }) {
    const { listing = '' } = fields;
    await barAd(parts, operator.email, { listing, reason: readReason(fields) });
    return { status: 'DONE' };
  },
};

/** What is done with ads of private sellers. */
export const privateAdActs = { 'private-ad.remove': remove };
