/** What buyers make of what a private seller asked for in answer to their offer. */
export type CounterAnswer = 'accepted' | 'declined';
