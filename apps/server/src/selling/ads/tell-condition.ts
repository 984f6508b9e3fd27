import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { adClaims, adLimits } from '@forecourt/domain/selling/private-ad';
import type { Act } from '../act.ts';
import { keepFacts } from './change-ad.ts';

/** The second step: how good it is, and what buyers ask first. */
export const tellCondition: Act = {
  async run(parts, fields, at) {
    const condition = tradeConditions.find(({ code }) => code === fields.condition)?.code ?? null;
    const words = fields.words?.trim() ?? '';
    const amount = parseCarPrice(fields.owed ?? '');
    const lender = fields.lender?.trim() ?? '';
    const owes = fields.owes === 'on';
    const problems = {
      ...(condition === null && { condition: 'Choose what describes it best.' }),
      ...(words.length > adLimits.words && {
        words: `Expected ${adLimits.words} characters at most; these are ${words.length}.`,
      }),
      ...(owes && amount === undefined && { owed: 'Expected whole dollars, such as 2,150.' }),
      ...(lender.length > adLimits.lender && {
        lender: `Expected ${adLimits.lender} characters at most.`,
      }),
    };
    if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
    const claims = adClaims
      .map(({ code }) => code)
      .filter((code) => fields[`claim.${code}`] === 'on');
    const owed = owes && amount !== undefined ? { amount, lender } : null;
    return keepFacts(parts, at, {
      ad: fields.ad,
      said: { condition, claims, owed, words },
      next: 'price',
    });
  },
};
