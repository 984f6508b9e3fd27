import { leadKindNames } from '@forecourt/domain/lead/lead-kind-names';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import type { LeadCounts, OverviewView } from '@forecourt/web/console/console-views';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { readJobFigures } from '../../platform/jobs/job-figures.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { countDue } from '../count-due.ts';
import { describeSeconds, toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { feedsView } from './feeds.ts';
import { findNeeds } from './needs.ts';

const dayMinutes = 1440;
const hourMinutes = 60;

/** Points of the chart, at the most. */
const maxPoints = 96;

const feedsShown = 6;

/** How the marketplace is doing, and what waits for somebody. */
export const overviewView: View<OverviewView> = {
  needs: 'overview.see',
  async read(parts, asked, at) {
    const { pulse, engine } = parts;
    const [market, jobs, feeds] = await Promise.all([
      readMarket(parts),
      readJobFigures(parts.database),
      feedsView.read(parts, asked, at),
    ]);
    const hour = pulse.read(hourMinutes);
    const { minutes } = pulse.read(dayMinutes);
    const span = spanOf(minutes);
    const runs = (feeds?.runs ?? []).slice(0, feedsShown);
    const open = hour.calls.filter(({ state }) => state !== 'closed');
    return {
      at: toMoment(new Date(at.now)),
      needs: findNeeds(
        at.operator.role,
        await countDue(parts.database, at.operator.role),
        open.map(({ name }) => name),
        jobs,
      ),
      listings: engine.status.listings,
      added: market.added,
      gone: market.gone,
      searches: minutes.at(-1)?.watched ?? 0,
      points: toPoints(minutes.slice(-span).map((minute) => minute?.watched ?? null)),
      span: describeSeconds(span * 60),
      p95: hour.p95,
      requests: hour.requests,
      failed: hour.failed,
      failing: hour.failing.slice(0, 6),
      leads: market.leads,
      leadHours: market.leadHours,
      leadKinds: market.leadKinds,
      subscriptions: market.subscriptions,
      waitingJobs: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
      runs,
      breakers: hour.calls
        .filter(({ made, state }) => made > 0 || state !== 'closed')
        .sort(
          (a, b) => Number(b.state !== 'closed') - Number(a.state !== 'closed') || b.made - a.made,
        )
        .slice(0, 6),
      closedBreakers: hour.calls.length - open.length,
      allBreakers: hour.calls.length,
    };
  },
};

/** How many of the last minutes to draw: whole hours, as long as the process has been there. */
function spanOf(minutes: readonly unknown[]): number {
  const known = minutes.length - minutes.findIndex((minute) => minute !== null);
  return Math.min(Math.ceil(known / hourMinutes) * hourMinutes, minutes.length);
}

/** Means of some minutes; null where the process was not there. */
function toPoints(minutes: readonly (number | null)[]): (number | null)[] {
  const pointMinutes = Math.ceil(minutes.length / maxPoints);
  return Array.from({ length: Math.ceil(minutes.length / pointMinutes) }, (_, place) => {
    const known = minutes
      .slice(place * pointMinutes, (place + 1) * pointMinutes)
      .filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}

interface Market {
  readonly added: number;
  readonly gone: number;
  readonly leads: OverviewView['leads'];
  readonly leadHours: OverviewView['leadHours'];
  readonly leadKinds: OverviewView['leadKinds'];
  readonly subscriptions: number;
}

async function readMarket({ database }: ConsoleParts): Promise<Market> {
  const [feeds] = await rowsOf<{ added: number; gone: number }>(
    database,
    sql`select coalesce(sum(added), 0)::int as added, coalesce(sum(removed), 0)::int as gone
        from feed_runs where started_at > now() - interval '1 day'`,
  );
  const hours = await rowsOf<LeadCounts & { readonly hour: number }>(
    database,
    sql`select floor(extract(epoch from now() - created_at) / 3600)::int as hour,
          count(*) filter (where status = 'sent')::int as sent,
          count(*) filter (where status = 'counted')::int as counted,
          count(*) filter (where status = 'waiting')::int as waiting,
          count(*) filter (where status = 'dead')::int as dead
        from leads where created_at > now() - interval '1 day' group by 1`,
  );
  const kinds = await rowsOf<{ kind: LeadKind; count: number }>(
    database,
    sql`select kind, count(*)::int as count from leads
        where created_at > now() - interval '1 day' group by kind order by 2 desc`,
  );
  const [subscribed] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from search_subscriptions where confirmed_at is not null`,
  );
  const leadHours = Array.from({ length: 24 }, (_, place) => {
    const known = hours.find(({ hour }) => hour === 23 - place);
    const { sent = 0, counted = 0, waiting = 0, dead = 0 } = known ?? {};
    return { sent, counted, waiting, dead };
  });
  const sum = (of: keyof LeadCounts) => leadHours.reduce((total, hour) => total + hour[of], 0);
  return {
    added: feeds?.added ?? 0,
    gone: feeds?.gone ?? 0,
    leadKinds: kinds.map(({ kind, count }) => ({ name: leadKindNames[kind], count })),
    leadHours,
    subscriptions: subscribed?.count ?? 0,
    leads: {
      sent: sum('sent'),
      counted: sum('counted'),
      waiting: sum('waiting'),
      dead: sum('dead'),
    },
  };
}
