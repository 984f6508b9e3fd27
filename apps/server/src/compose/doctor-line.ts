import { examine } from '../operations/doctor/examine.ts';
import { describeFindings, type Finding, wrong } from '../operations/doctor/finding.ts';
import { systemClock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import { parseConfig } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `forecourt doctor`: unlike other commands it is also for settings that nothing can be started with.
 *
 * @returns what is said, and whether something is wrong
 */
export async function consultDoctor(
  environment: Environment,
): Promise<{ readonly text: string; readonly isWell: boolean }> {
  const findings = await findingsOf(environment);
  return {
    text: describeFindings(findings),
    isWell: findings.every(({ state }) => state !== 'wrong'),
  };
}

async function findingsOf(environment: Environment): Promise<Finding[]> {
  try {
    return await examine(parseConfig(environment), systemClock);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message
      .split('\n')
      .map((line) => wrong('settings', line, 'Correct it; the README has what each one expects.'));
  }
}
