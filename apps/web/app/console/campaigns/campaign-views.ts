import type { Advert } from '@forecourt/domain/promotion/campaign';
import type { Asked } from '../../back-office/office.ts';
import type { SheetTable } from '../sheet.ts';
import type { CampaignSpan } from './calendar.ts';

interface CampaignBox {
  readonly field: string;
  readonly label: string;
}

/** A campaign in its form. */
export interface CampaignForm {
  readonly values: Readonly<Record<string, string>>;
  /** Print of the one that is changed; empty for a new one. */
  readonly shown: string;
  readonly brands: readonly CampaignBox[];
  readonly pages: readonly CampaignBox[];
}

export interface CampaignsView {
  readonly table: SheetTable;
  /** When each is shown. */
  readonly spans: readonly CampaignSpan[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Null for who may change none. */
  readonly form: CampaignForm | null;
  /** How the one that is chosen, or was typed, looks. */
  readonly preview: Advert | null;
  /** Why what was typed has no preview, by the name of the field. */
  readonly problems: Asked;
}
