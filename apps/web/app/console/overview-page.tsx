import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Check } from 'lucide-react';
import { Box } from '../back-office/box.tsx';
import { LineChart } from '../ui/chart/line-chart.tsx';
import { BarChart } from './charts.tsx';
import type { LeadCounts, OverviewView } from './console-views.ts';
import { describeFlow, describeJobs } from './describe-figures.ts';
import { RunRows } from './feeds/run-rows.tsx';
import { State } from './state.tsx';

/** How the marketplace is doing. */
export function OverviewPage({ shown }: { readonly shown: OverviewView }) {
  return (
    <>
      <Needs needs={shown.needs} />
      <Figures shown={shown} />
      <div className="console-two">
        <Box title="Searches a minute" note={`this process, past ${shown.span}`}>
          <div className="office-box-body">
            <LineChart
              label={`Searches a minute over ${shown.span}, now ${shown.searches}`}
              values={shown.points}
              isFilled
              words={groupDigits}
              places={[`${shown.span} ago`, 'now']}
            />
          </div>
        </Box>
        <LeadBox shown={shown} />
      </div>
      <Box
        title="Feeds"
        end={
          <a className="ui-link" href="/console/feeds">
            All feeds
          </a>
        }
      >
        <RunRows runs={shown.runs} none="No file was imported yet." />
      </Box>
      <div className="console-three">
        <Breakers shown={shown} />
        <Box title="Queues" note={describeJobs(shown.waitingJobs)}>
          <dl className="office-box-body console-facts">
            <div>
              <dt>Confirmed alerts by email</dt>
              <dd>{groupDigits(shown.subscriptions)}</dd>
            </div>
            <div>
              <dt>Jobs that wait</dt>
              <dd>{groupDigits(shown.waitingJobs)}</dd>
            </div>
            <div>
              <dt>Leads on their way</dt>
              <dd>{groupDigits(shown.leads.waiting)}</dd>
            </div>
          </dl>
        </Box>
        <Box title="Errors, past hour" note={groupDigits(shown.failed)}>
          {shown.failing.length === 0 ? (
            <p className="office-none">Nothing failed.</p>
          ) : (
            <dl className="office-box-body console-facts">
              {shown.failing.map(({ what, count }) => (
                <div key={what}>
                  <dt className="console-code">{what}</dt>
                  <dd>{groupDigits(count)}</dd>
                </div>
              ))}
            </dl>
          )}
        </Box>
      </div>
    </>
  );
}

function Needs({ needs }: Pick<OverviewView, 'needs'>) {
  if (needs.length === 0)
    return (
      <p className="office-said">
        <Check className="ui-icon" size={18} aria-hidden="true" />
        <b>Nothing needs you.</b>
      </p>
    );
  return (
    <section className="console-needs" aria-labelledby="needs">
      <h2 id="needs">
        Needs you <span>{needs.length}</span>
      </h2>
      <ul>
        {needs.map(({ mood, state, what, path, deed }, place) => (
          <li key={what}>
            <State mood={mood}>{state}</State>
            <p>{what}</p>
            <a
              className={
                place === 0 ? 'ui-button ui-button-primary' : 'ui-button ui-button-secondary'
              }
              href={path}
            >
              {deed}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ shown }: { readonly shown: OverviewView }) {
  const { leads, requests, failed, p95 } = shown;
  const share = requests === 0 ? 0 : (failed / requests) * 100;
  const figures = [
    ['Listings live', groupDigits(shown.listings), describeFlow(shown.added, shown.gone)],
    ['Searches a minute', groupDigits(shown.searches), 'this process'],
    ['95 of 100 searches', p95 === null ? '–' : `${p95.toFixed(p95 < 10 ? 1 : 0)} ms`, 'past hour'],
    [
      'Leads, 24 hours',
      groupDigits(allOf(leads)),
      `${groupDigits(leads.sent)} delivered, ${groupDigits(leads.dead)} dead`,
    ],
    ['Alerts by email', groupDigits(shown.subscriptions), 'confirmed'],
    [
      'Errors',
      `${share.toFixed(2)}%`,
      `${groupDigits(failed)} of ${groupDigits(requests)}, past hour`,
    ],
  ] as const;
  return (
    <dl className="console-figures">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const allOf = ({ sent, counted, waiting, dead }: LeadCounts) => sent + counted + waiting + dead;

function LeadBox({ shown }: { readonly shown: OverviewView }) {
  const { leads, leadHours, leadKinds } = shown;
  const most = Math.max(1, ...leadKinds.map(({ count }) => count));
  return (
    <Box title="Leads, 24 hours">
      <div className="office-box-body">
        <BarChart
          label={`Leads by hour, ${leads.sent} delivered, ${leads.counted} by phone or text, ${leads.waiting} on their way, ${leads.dead} dead`}
          bars={leadHours.map((hour, place) => ({
            key: String(place),
            title: `${23 - place} hours ago: ${allOf(hour)}`,
            parts: [
              { kind: 'ink', value: hour.sent },
              { kind: 'plain', value: hour.counted },
              { kind: 'open', value: hour.waiting },
              { kind: 'bad', value: hour.dead },
            ],
          }))}
        />
        <p className="ui-key">
          <span>
            <i className="console-mark console-bar-ink" />
            Delivered {groupDigits(leads.sent)}
          </span>
          <span>
            <i className="console-mark console-bar" />
            By phone or text {groupDigits(leads.counted)}
          </span>
          <span>
            <i className="console-mark console-bar-open" />
            On the way {groupDigits(leads.waiting)}
          </span>
          <span>
            <i className="console-mark console-bar-bad" />
            Dead {groupDigits(leads.dead)}
          </span>
        </p>
        <ul className="console-kinds">
          {leadKinds.map(({ name, count }) => (
            <li key={name}>
              <span>{name}</span>
              <i style={{ width: `${(count / most) * 100}%` }} />
              <b>{groupDigits(count)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

const states = {
  closed: { mood: 'well', text: 'Closed' },
  'half-open': { mood: 'wait', text: 'Half open' },
  open: { mood: 'bad', text: 'Open' },
} as const;

function Breakers({ shown }: { readonly shown: OverviewView }) {
  return (
    <Box title="Breakers" note={`${shown.closedBreakers} of ${shown.allBreakers} closed`}>
      <dl className="office-box-body console-facts">
        {shown.breakers.map(({ name, state, made, failed }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <State mood={states[state].mood}>
                {state === 'closed'
                  ? `${groupDigits(failed)} of ${groupDigits(made)} failed`
                  : states[state].text}
              </State>
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
