import type { ListingCard } from '@forecourt/domain/search-engine';
import type { UnratedCard } from './unrated-card.ts';

/**
 * The order of "relevance": how much a shopper is likely to make of a car, from 0 to 1.
 *
 *     0.40 × deal           great 1, good 0.8, fair 0.55, not rated 0.4, high 0.25, overpriced 0
 *   + 0.25 × freshness      30 / (30 + days listed)
 *   + 0.20 × completeness   share of price, mileage, trim, colour, engine and photograph given
 *   + 0.15 × wear           12,000 / (12,000 + miles a year); a half when the mileage is unknown
 *
 * It never knows who pays.
 */
export function relevanceOf(card: ListingCard, today: string): number {
  return meritOf(card, today) + dealScore(card.deal.rated ? card.deal.word : card.deal.reason);
}

/** What relevance knows without the deal, which may change while the car does not; single precision. */
export function meritOf(card: UnratedCard, today: string): number {
  return Math.fround(
    0.25 * freshness(card, today) + 0.2 * completeness(card) + 0.15 * wear(card, today),
  );
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

const dayMilliseconds = 86_400_000;

function freshness(card: UnratedCard, today: string): number {
  const days = Math.max(0, (Date.parse(today) - Date.parse(card.listedOn)) / dayMilliseconds);
  return 30 / (30 + days);
}

function completeness(card: UnratedCard): number {
  const told = [
    card.salePrice,
    card.mileage,
    card.trim,
    card.extColorSimple,
    card.engineCode,
    card.photoUrl,
  ];
  return told.filter((fact) => fact !== null).length / told.length;
}

function wear(card: UnratedCard, today: string): number {
  if (card.mileage === null) return 0.5;
  const years = Math.max(1, Number(today.slice(0, 4)) - card.year + 1);
  return 12_000 / (12_000 + card.mileage / years);
}
