import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { dayNumber } from './days.ts';
import type { UnratedCard } from './unrated-card.ts';
import { verdictOf } from './verdict.ts';

/**
 * The order of "relevance": how well a car is likely to suit a shopper, from 0 to 1.
 *
 *     0.40 × deal           great 1, good 0.8, fair 0.55, not rated 0.4, high 0.25, overpriced 0
 *   + 0.25 × freshness      30 / (30 + days listed)
 *   + 0.20 × completeness   share of price, mileage, trim, colour, engine and photograph given
 *   + 0.15 × wear           12,000 / (12,000 + miles a year); a half when the mileage is unknown
 *
 * It never knows who pays.
 */
export function relevanceOf(card: ListingCard, today: string): number {
  return meritOf(card, today) + dealScore(verdictOf(card.deal));
}

/** What relevance knows without the deal, which may change while the car does not; single precision. */
export function meritOf(card: UnratedCard, today: string): number {
  const { year, mileage, salePrice, trim, extColorSimple, engineCode, photoUrl } = card;
  const facts = [salePrice, mileage, trim, extColorSimple, engineCode, photoUrl];
  const told = facts.filter((fact) => fact !== null).length;
  const listedDay = dayNumber(card.listedOn);
  return meritOfFacts({ year, mileage, listedDay, told }, toDay(today));
}

/** What merit is made of. */
interface MeritFacts {
  /** Days since 1970. */
  readonly listedDay: number;
  readonly year: number;
  readonly mileage: number | null;
  /** How many are known of sale price, mileage, trim, colour, engine and photograph. */
  readonly told: number;
}

/** As `meritOf`, from facts instead of a card. */
export function meritOfFacts(facts: MeritFacts, today: Day): number {
  return Math.fround(
    0.25 * freshness(facts, today) + (0.2 * facts.told) / 6 + 0.15 * wear(facts, today),
  );
}

/** A day as freshness and wear are measured from it. */
interface Day {
  /** Days since 1970. */
  readonly number: number;
  readonly year: number;
}

/** @param date `YYYY-MM-DD` */
export function toDay(date: string): Day {
  return { number: dayNumber(date), year: Number(date.slice(0, 4)) };
}

const dealScores = new Map([
  ['great', 1],
  ['good', 0.8],
  ['fair', 0.55],
  ['high', 0.25],
  ['overpriced', 0],
]);
const unratedScore = 0.4;

/** The deal's part of relevance. */
export function dealScore(verdict: string): number {
  return 0.4 * (dealScores.get(verdict) ?? unratedScore);
}

function freshness({ listedDay }: MeritFacts, today: Day): number {
  return 30 / (30 + Math.max(0, today.number - listedDay));
}

function wear({ mileage, year }: MeritFacts, today: Day): number {
  if (mileage === null) return 0.5;
  const years = Math.max(1, today.year - year + 1);
  return 12_000 / (12_000 + mileage / years);
}
