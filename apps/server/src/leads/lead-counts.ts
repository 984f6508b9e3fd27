import { createCounter, type Metric } from '../platform/prometheus.ts';

/** What became of leads in this process. Robots are answered like people: only here they show. */
export interface LeadCounts {
  readonly metric: Metric;
  readonly add: (kind: string, outcome: LeadOutcome) => void;
}

type LeadOutcome = 'stored' | 'repeated' | 'counted' | 'robot' | 'limited' | 'refused';

export function createLeadCounts(): LeadCounts {
  const counts = new Map<string, number>();
  const read = () =>
    [...counts].map(([key, count]) => {
      const [kind = '', outcome = ''] = key.split(' ');
      return [{ kind, outcome }, count] as const;
    });
  return {
    metric: createCounter(
      {
        name: 'leads_total',
        help: 'What shoppers sent to sellers, by what became of it',
        labelNames: ['kind', 'outcome'],
      },
      read,
    ),
    add: (kind, outcome) => {
      const key = `${kind} ${outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}
