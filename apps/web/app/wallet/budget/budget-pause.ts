/** Milliseconds that a budget waits for the next digit. */
export const budgetPauseMs = 300;
