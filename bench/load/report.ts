import { quantile } from '../search/samples.ts';
import type { Outcome } from './load-client.ts';
import type { Step } from './open-loop.ts';
import { type RequestKind, requestKinds } from './shopper-mix.ts';

/** The steps of one set-up, by rising rate. */
export interface MeasuredSetUp {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly memory: string;
  /** What the generator took of one processor meanwhile. */
  readonly generatorShare: number;
}

/** Milliseconds within which 95 of 100 answers have to be there. */
export const kneeP95Ms = 200;

const isError = ({ status }: Outcome) => status === null || status >= 500;
const isLimited = ({ status }: Outcome) => status === 429;
const isGood = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/** Neither an error nor what was asked for: an address that leads elsewhere, a refusal. */
const isUnexpected = (outcome: Outcome) =>
  !isError(outcome) && !isLimited(outcome) && !isGood(outcome);

/** What was answered otherwise than well, for whoever looks into it. */
export const describeBad = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter((outcome) => !isGood(outcome))
    .map(({ status, path }) => `${status ?? 'no answer'}: ${path}`);

export function p95Of({ outcomes }: Step): number {
  return quantile(timesOf(outcomes), 0.95);
}

/** The last step of those that hold, each in time and without an error; null when the first does not. */
function kneeOf(steps: readonly Step[]): Step | null {
  const holds = (step: Step) => p95Of(step) <= kneeP95Ms && !step.outcomes.some(isError);
  const broken = steps.findIndex((step) => !holds(step));
  return steps[(broken < 0 ? steps.length : broken) - 1] ?? null;
}

const timesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds);

const figures = (outcomes: readonly Outcome[], shares: readonly number[]) =>
  shares.map((share) => quantile(timesOf(outcomes), share).toFixed(1));

/** Every step of every set-up. */
export function stepTable(measured: readonly MeasuredSetUp[]): string {
  return [
    '| | requests/s | answers/s | p50 ms | p95 ms | p99 ms | pages cached | errors | 429 | other than 2xx |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...measured.flatMap(({ title, steps }) => steps.map((step) => stepRow(title, step))),
  ].join('\n');
}

function stepRow(title: string, { rate, seconds, outcomes }: Step): string {
  const pages = outcomes.filter(({ kind }) => kind === 'results' || kind === 'vehicle');
  const cached = (100 * pages.filter(({ isCached }) => isCached).length) / pages.length;
  const cells = [
    title,
    rate,
    (outcomes.length / seconds).toFixed(1),
    ...figures(outcomes, [0.5, 0.95, 0.99]),
    `${cached.toFixed(0)} %`,
    ...[isError, isLimited, isUnexpected].map((is) => outcomes.filter(is).length),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Where each set-up bends, and what it took by its end. */
export function kneeTable(measured: readonly MeasuredSetUp[]): string {
  return [
    '| | knee, requests/s | generator, of one processor | memory of each process |',
    '|---|---:|---:|---|',
    ...measured.map(({ title, steps, generatorShare, memory }) => {
      const knee = kneeOf(steps)?.rate ?? `below ${steps[0]?.rate}`;
      return `| ${title} | ${knee} | ${(100 * generatorShare).toFixed(0)} % | ${memory} |`;
    }),
  ].join('\n');
}

/** Kinds of requests beside one another at the knee of each set-up. */
export function kindTable(measured: readonly MeasuredSetUp[]): string {
  const row = (kind: RequestKind) => [
    kind,
    ...measured.map(({ steps }) => {
      const own = kneeOf(steps)?.outcomes.filter((outcome) => outcome.kind === kind) ?? [];
      return own.length === 0 ? '–' : figures(own, [0.5, 0.95]).join(' · ');
    }),
  ];
  return [
    `| at the knee, p50 · p95 ms | ${measured.map(({ title }) => title).join(' | ')} |`,
    `|---|${measured.map(() => '---|').join('')}`,
    ...requestKinds.map((kind) => `| ${row(kind).join(' | ')} |`),
  ].join('\n');
}
