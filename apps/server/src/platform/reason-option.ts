/** Why something is done: an option of each command that takes something away or goes against a rule. */
export const reasonOption = ['--reason <words>', 'why, for the audit log'] as const;

/** That option, as it is read. */
export interface Reasoned {
  readonly reason?: string | null;
}
