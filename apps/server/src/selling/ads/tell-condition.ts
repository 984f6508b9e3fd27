import { asTyped } from '@forecourt/domain/content/line-breaks';
import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { type AdFacts, adClaims, adLimits } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import type { Act } from '../act.ts';
import { doPictureDeed } from '../pictures/picture-deed.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { keepFacts } from './change-ad.ts';

/**
 * The second step: how good it is, and what buyers ask first. Without a script its form also says what is to be
 * done with a picture, as `deed`.
 */
export const tellCondition: Act = {
  async run(parts, fields, at) {
    if (fields.deed !== undefined) return tellWithDeed(parts, fields, at);
    const { said, problems } = readCondition(fields);
    if (said.condition === null) problems.condition = 'Choose what describes it best.';
    if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
    return keepFacts(parts, at, { ad: fields.ad, said, next: 'price' });
  },
};

/** Keeps what the step says so far, and does something with a picture of it. */
async function tellWithDeed(parts: SellingParts, fields: Asked, at: AtDesk): Promise<ActAnswer> {
  const { ad, deed = '' } = fields;
  const { said, problems } = readCondition(fields);
  const isRight = Object.keys(problems).length === 0;
  const kept = isRight ? await keepFacts(parts, at, { ad, said, next: 'condition' }) : null;
  if (kept !== null && kept.status !== 'DONE') return kept;
  const done = await doPictureDeed(parts, { fields, deed }, at);
  if (done.status !== 'DONE') return done;
  if (!isRight) return { status: 'INVALID', problems };
  return { ...done, path: adPath(ad ?? '', 'condition') };
}

function readCondition(fields: Asked) {
  const condition = tradeConditions.find(({ code }) => code === fields.condition)?.code ?? null;
  const words = asTyped(fields.words ?? '').trim();
  const amount = parseCarPrice(fields.owed ?? '');
  const lender = fields.lender?.trim() ?? '';
  const owes = fields.owes === 'on';
  const problems: Record<string, string> = {
    ...(words.length > adLimits.words && {
      words: `Expected ${adLimits.words} characters at most; these are ${words.length}.`,
    }),
    ...(owes && amount === undefined && { owed: 'Expected whole dollars, such as 2,150.' }),
    ...(lender.length > adLimits.lender && {
      lender: `Expected ${adLimits.lender} characters at most.`,
    }),
  };
  const claims = adClaims
    .map(({ code }) => code)
    .filter((code) => fields[`claim.${code}`] === 'on');
  const owed = owes && amount !== undefined ? { amount, lender } : null;
  const said: Pick<AdFacts, 'condition' | 'claims' | 'owed' | 'words'> = {
    condition,
    claims,
    owed,
    words,
  };
  return { said, problems };
}
