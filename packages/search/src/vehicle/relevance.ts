import type { ListingCard } from '@forecourt/domain/search-engine';

/**
 * The order of "relevance": how much a shopper is likely to make of a car, from 0 to 1. It knows the
 * deal, how fresh the advertisement is, how completely it describes the car and how worn the car is
 * for its age. It never knows who pays.
 */
export function relevanceOf(card: ListingCard, today: string): number {
  return (
    0.4 * dealScore(card) +
    0.25 * freshness(card, today) +
    0.2 * completeness(card) +
    0.15 * wear(card, today)
  );
}

const dealScores = { great: 1, good: 0.8, fair: 0.55, high: 0.25, overpriced: 0 } as const;

function dealScore({ deal }: ListingCard): number {
  return deal.rated ? dealScores[deal.word] : 0.4;
}

const dayMilliseconds = 86_400_000;

/** 1 on the first day, half after 30. */
function freshness(card: ListingCard, today: string): number {
  const days = Math.max(0, (Date.parse(today) - Date.parse(card.listedOn)) / dayMilliseconds);
  return 30 / (30 + days);
}

function completeness(card: ListingCard): number {
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

/** 1 for no miles, half at 12,000 miles a year. */
function wear(card: ListingCard, today: string): number {
  if (card.mileage === null) return 0.5;
  const years = Math.max(1, Number(today.slice(0, 4)) - card.year + 1);
  return 12_000 / (12_000 + card.mileage / years);
}
