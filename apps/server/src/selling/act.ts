import type { OfficeAct } from '../back-office/act.ts';
import type { AtDesk, SellingParts } from './selling-parts.ts';

/** Something that a seller does with an ad. */
export type Act = OfficeAct<SellingParts, AtDesk>;
