/** The parts of what is known of a model, in the order of their tabs. */
export const referenceTabs = [
  { code: 'pricing', name: 'Pricing' },
  { code: 'trims', name: 'Compare Trims' },
  { code: 'safety', name: 'Safety' },
  { code: 'reviews', name: 'Consumer Reviews' },
  { code: 'faqs', name: 'FAQs' },
  { code: 'mpg', name: 'MPG' },
  { code: 'editorial', name: 'Expert Review' },
] as const;
export type ReferenceTab = (typeof referenceTabs)[number]['code'];

/** Which model's reference is open beside the results. */
export interface ActiveModel {
  /** Null for none. */
  readonly modelCode: string | null;
  readonly tab: ReferenceTab | null;
  readonly isTrimsModalOpen: boolean;
}

export const noActiveModel: ActiveModel = { modelCode: null, tab: null, isTrimsModalOpen: false };

export type ActiveModelEvent =
  | { readonly kind: 'tabOpened'; readonly modelCode: string; readonly tab: ReferenceTab }
  | { readonly kind: 'trimsModalOpened'; readonly modelCode: string }
  | { readonly kind: 'trimsModalClosed' }
  /** A filter was chosen. */
  | { readonly kind: 'searched' };

/**
 * Closing the trims modal sets the model to none, unless the trims tab is open; so does a new search. A tab that is
 * pressed takes the place of trims that were asked for and did not come.
 */
export function toActiveModel(state: ActiveModel, event: ActiveModelEvent): ActiveModel {
  switch (event.kind) {
    case 'tabOpened':
      return { modelCode: event.modelCode, tab: event.tab, isTrimsModalOpen: false };
    case 'trimsModalOpened':
      return { ...state, modelCode: event.modelCode, isTrimsModalOpen: true };
    case 'trimsModalClosed':
      return state.tab === 'trims' ? { ...state, isTrimsModalOpen: false } : noActiveModel;
    case 'searched':
      return noActiveModel;
  }
}

/** Which tabs stand beside a search: prices are those of used cars. */
export function tabsBeside(listingTypes: readonly string[]): (typeof referenceTabs)[number][] {
  const isUsed = listingTypes.length > 0 && !listingTypes.includes('NEW');
  return referenceTabs.filter(({ code }) => isUsed || code !== 'pricing');
}
