export interface EmptyList {
  readonly text: string;
  readonly isAnswered: boolean;
  /** Whether the last answer did not come. */
  readonly isLost: boolean;
}

/** What stands in place of suggestions. */
export function emptyText({ text, isAnswered, isLost }: EmptyList): string {
  if (text === '') return 'Try a make, a model, a feature, a price or a place.';
  if (isAnswered && isLost) return 'No suggestions just now. Enter searches all the same.';
  return isAnswered ? `We know nothing like “${text}”.` : 'One moment …';
}
