/** What became of a form; a problem has its sentence. */
export type SubscribeOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'warning' | 'danger'; readonly text: string };
