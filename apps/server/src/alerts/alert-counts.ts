import { createCounter, type Metric } from '../platform/prometheus.ts';

type AlertOutcome = 'found' | 'sent' | 'outdated' | 'unwanted' | 'refused' | 'dead';

/** What became of alerts in this process. */
export interface AlertCounts {
  readonly metric: Metric;
  readonly add: (outcome: AlertOutcome, count?: number) => void;
}

export function createAlertCounts(): AlertCounts {
  const counts = new Map<AlertOutcome, number>();
  const told = {
    name: 'alerts_total',
    help: 'News for shoppers, by what became of it',
    labelNames: ['outcome'] as const,
  };
  return {
    metric: createCounter(told, () =>
      [...counts].map(([outcome, count]) => [{ outcome }, count] as const),
    ),
    add: (outcome, count = 1) => counts.set(outcome, (counts.get(outcome) ?? 0) + count),
  };
}
