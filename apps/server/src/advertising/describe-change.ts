import { type Campaign, campaignSchema } from '@forecourt/domain/promotion/campaign';
import { campaignLabels } from './campaign-labels.ts';

/** Parts of a campaign that are typed, in the order of its form. */
const parts = campaignSchema.keyof().options;

/**
 * What the audit log is told of a campaign: the parts that differ, each before and after.
 *
 * @param before null of a new one, which is told by its title and days
 */
export function describeChange(
  before: Campaign | null,
  after: Campaign,
): { readonly before: string | null; readonly after: string } {
  if (before === null)
    return { before: null, after: describe(['title', 'startsOn', 'endsOn'], after) };
  const changed = parts.filter((part) => tell(before[part]) !== tell(after[part]));
  return { before: describe(changed, before), after: describe(changed, after) };
}

const describe = (named: readonly (keyof Campaign)[], campaign: Campaign) =>
  named.map((part) => `${campaignLabels[part]}: ${tell(campaign[part])}`).join('; ');

const tell = (value: Campaign[keyof Campaign]): string =>
  value === null || value.length === 0 ? 'none' : [value].flat().join(', ');
