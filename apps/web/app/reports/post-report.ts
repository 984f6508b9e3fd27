import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';
import type { ReportedCar } from './reported-car.ts';

/** Milliseconds after which a send is given up. */
const sendTimeoutMs = 20_000;

/** Sends a report; whatever keeps it from arriving is an outcome, too. */
export async function postReport(car: ReportedCar, form: FormData): Promise<ReportOutcome> {
  try {
    const answer = await fetch(`${car.href}/report-form`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    return answer.ok || answer.status === 429 ? await answer.json() : { status: 'FAILED' };
  } catch {
    return { status: 'FAILED' };
  }
}

/** What the form of a car shows. @throws where that cannot be had */
export async function loadReportedCar(page: string): Promise<ReportedCar> {
  const answer = await fetch(`${page}-form`, { signal: AbortSignal.timeout(sendTimeoutMs) });
  if (!answer.ok) throw new Error(`${page}-form answered ${answer.status}.`);
  return answer.json();
}
