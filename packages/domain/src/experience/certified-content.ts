import { onlyValue } from '../search/filter-groups.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** The pages that a maker's certified program has words for. */
export const programPages = ['all', 'truck', 'suv', 'van', 'price', 'hybrid', 'electric'] as const;
export type ProgramPage = (typeof programPages)[number];

interface ProgramWords {
  readonly heading: string;
  readonly text: string;
}

/** A maker's certified program, as the marketplace tells of it. */
export interface CertifiedContent {
  /** What addresses and calls name it by. */
  readonly productId: string;
  readonly makeCode: string;
  readonly name: string;
  readonly pages: Readonly<Record<ProgramPage, ProgramWords>>;
}

const styles: Readonly<Record<string, ProgramPage>> = {
  TRUCKS: 'truck',
  SUVCROSS: 'suv',
  VANMV: 'van',
};

/** Which of a program's pages a search is: by its fuel, else by its style, else by its price. */
export function programPageOf({ filters, maxPrice }: SearchQuery): ProgramPage {
  const fuels = filters.fuelTypeGroup ?? [];
  if (fuels.length > 0 && fuels.every((fuel) => fuel === 'ELE')) return 'electric';
  if (fuels.length > 0 && fuels.every((fuel) => fuel === 'HYB' || fuel === 'PIH')) return 'hybrid';
  const style = styles[onlyValue(filters.vehicleStyleCode) ?? ''];
  return style ?? (maxPrice === undefined ? 'all' : 'price');
}
