import type { CostCurve, CostKind, CostRules, OwnershipRules } from '../../search/cost-rules.ts';
import {
  type FinanceTables,
  ofEachSegment,
  type Segment,
  type TaxPlace,
} from '../finance-tables.ts';
import { interestBetween } from '../loan.ts';
import { loanTerms, type ShopperTerms } from '../shopper-terms.ts';
import { atAge, insuranceOf, keptAfter, ownedYears } from './cost-to-own.ts';
import { type DrivingHabits, energyPrice } from './driving-habits.ts';
import { financedCurve, totalCosts } from './shopper-costs.ts';

/** By what owning cars costs a shopper. */
export interface Ownership {
  /** Where cars are registered; null for nowhere known. */
  readonly place: TaxPlace | null;
  /** Cents of a trade-in. */
  readonly tradeValue: number;
  readonly terms: ShopperTerms;
  readonly habits: DrivingHabits;
  readonly tables: Pick<FinanceTables, 'energy' | 'ownership'>;
  /** Up to which ages are counted. */
  readonly year: number;
}

/**
 * What owning a car for five years costs, not rounded to the cent: the total of `costToOwn`. Where nobody said
 * where that is, prices of the whole country stand in, and nothing is taxed.
 */
export function ownershipCosts(ownership: Ownership): CostRules {
  const { place, tradeValue } = ownership;
  return { ...totalCosts(place, tradeValue), ownership: rulesOf(ownership) };
}

/** What a loan of these terms adds in all the years, by the dollars that are paid for. */
function interestCurve(terms: ShopperTerms, kind: CostKind): CostCurve {
  const share = interestBetween(0, ownedYears * 12, loanTerms(terms, kind === 'new'));
  return financedCurve(terms).map(({ from, value, slope }) => ({
    from,
    value: value * share,
    slope: slope * share,
  }));
}

function rulesOf({ place, terms, habits, tables, year }: Ownership): OwnershipRules {
  const state = place?.state ?? 'US';
  const miles = habits.milesAYear * ownedYears;
  const energy = (kind: 'gasoline' | 'diesel' | 'electric') =>
    miles * energyPrice(kind, state, habits, tables);
  return {
    year,
    bySegment: ofEachSegment((segment) => agesOf(segment, state, tables)),
    interest: {
      private: interestCurve(terms, 'private'),
      new: interestCurve(terms, 'new'),
      used: interestCurve(terms, 'used'),
    },
    energy: {
      gasoline: energy('gasoline'),
      diesel: energy('diesel'),
      electric: energy('electric'),
    },
  };
}

function agesOf(segment: Segment, state: string, tables: Ownership['tables']) {
  const { maintenance, repairs, keptAYear } = tables.ownership;
  const figures = [maintenance[segment], repairs[segment], keptAYear[segment]];
  const ages = Math.max(...figures.map(({ length }) => length));
  return Array.from({ length: ages }, (_, age) => {
    const years = Array.from({ length: ownedYears }, (_year, year) => age + year);
    const care = years.map((at) => atAge(maintenance[segment], at) + atAge(repairs[segment], at));
    return {
      kept: keptAfter(ownedYears, age, segment, tables) * 100,
      spent:
        care.reduce((all, dollars) => all + dollars * 100, 0) +
        insuranceOf(segment, state, tables) * ownedYears,
    };
  });
}
