import { mayDo } from '@forecourt/domain/operator/roles';
import type { Sheet } from '@forecourt/web/console/sheet';
import { logLevelSwitch } from '../../operations/switches.ts';
import { readJobFigures } from '../../platform/jobs/job-figures.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import { describeSeconds } from '../moment.ts';
import type { View } from '../view.ts';
import { count, numbers, tableOf } from './table.ts';

/** The hour over which calls are counted. */
const minutes = 60;

const breakerStates = {
  closed: { text: 'Closed', mood: 'well' },
  'half-open': { text: 'Half open', mood: 'wait' },
  open: { text: 'Open', mood: 'bad' },
} as const;

/** What the process does beside answering: jobs, and the calls behind pages with their breakers. */
export const runningView: View<Sheet> = {
  needs: 'running.see',
  async read({ database, pulse }, _asked, { operator }) {
    const jobs = await readJobFigures(database);
    const { calls, parts } = pulse.read(minutes);
    const level = (await readSwitches(database)).get(logLevelSwitch);
    const mayRetry = mayDo(operator.role, 'jobs.retry');
    return {
      title: 'Jobs and breakers',
      lead: 'Calls are those of this process in the past hour; jobs are those of all processes.',
      find: null,
      tables: [
        logTable(level ?? null, mayDo(operator.role, 'log.change')),
        tableOf(
          {
            title: 'Jobs',
            columns: [
              'Job',
              'State',
              numbers('Waiting'),
              numbers('At work'),
              'Oldest',
              numbers('Given up'),
            ],
            none: 'No job was ever defined.',
          },
          jobs,
          ({ name, waiting, active, oldestSeconds, failed }) => ({
            key: name,
            cells: [
              { text: name },
              failed > 0
                ? { text: 'Given up', mood: 'bad' }
                : { text: waiting > 0 ? 'Waiting' : 'Idle', mood: 'well' },
              count(waiting),
              count(active),
              { text: waiting > 0 ? describeSeconds(oldestSeconds) : '–' },
              count(failed),
            ],
            deeds:
              failed > 0 && mayRetry
                ? [{ act: 'job.retry', name: 'Try again', fields: { name } }]
                : [],
          }),
        ),
        tableOf(
          {
            title: 'Hosts that are spared',
            columns: ['Host', 'Call', 'Breaker'],
            none: 'Every host that was asked lately answers.',
          },
          parts,
          ({ name, part, state }) => ({
            key: `${name} ${part}`,
            cells: [{ text: part }, { text: name }, breakerStates[state]],
          }),
        ),
        tableOf(
          {
            title: 'Breakers',
            note: `${calls.filter(({ state }) => state === 'closed').length} of ${calls.length} closed`,
            columns: ['Call', 'Breaker', numbers('Made'), numbers('Failed')],
            none: 'No call is known.',
          },
          [...calls].sort((a, b) => b.failed - a.failed || b.made - a.made),
          ({ name, state, made, failed }) => ({
            key: name,
            cells: [{ text: name }, breakerStates[state], count(made), count(failed)],
          }),
        ),
      ],
    };
  },
};

const levels = [
  { act: 'log.debug', name: 'Everything', level: 'debug' },
  { act: 'log.warn', name: 'Only what is wrong', level: 'warn' },
  { act: 'log.clear', name: 'As before', level: null },
] as const;

/** What is logged, of all processes. */
function logTable(switched: string | null, mayChange: boolean) {
  return tableOf(
    { title: 'Log', note: 'of all processes', columns: ['Level', 'Since'], none: '' },
    [switched],
    (level) => ({
      key: 'log',
      cells: [
        { text: level ?? 'as processes were started' },
        { text: level === null ? 'the start' : 'it was switched' },
      ],
      deeds: mayChange
        ? levels
            .filter((one) => one.level !== level)
            .map(({ act, name }) => ({ act, name, fields: {} }))
        : [],
    }),
  );
}
