import { monthName } from '@forecourt/domain/calendar/month-name';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { useState } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { DemoMark } from '../demo-mark.tsx';
import { changeWords } from './change-words.ts';
import { PulseChart } from './pulse-chart.tsx';
import type { PulseData, PulseStyle } from './pulse-data.ts';
import { PulseTable } from './pulse-table.tsx';

interface MarketPulseProps {
  readonly pulse: PulseData | null;
  /** Where models are told one by one; null on that page. */
  readonly modelsHref: string | null;
}

/** What used cars ask month by month: one body style as a chart, all of them beside it. */
export function MarketPulse({ pulse, modelsHref }: MarketPulseProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const style = pulse?.styles.find(({ key }) => key === chosen) ?? pulse?.styles[0];
  if (pulse === null || style === undefined) return null;
  const { area, months, styles } = pulse;
  return (
    <section className="market-pulse" aria-labelledby="pulse-heading">
      <div className="market-pulse-head">
        <h2 id="pulse-heading">Market pulse</h2>
        {modelsHref !== null && (
          <PageLink className="ui-link ui-touch" to={modelsHref}>
            Market prices
          </PageLink>
        )}
      </div>
      <p className="market-pulse-lead">
        {`Median asking price of used and certified cars ${area === null ? 'in the whole country' : `in the ${area} area`}, month by month.`}
      </p>
      {pulse.isDemo && <DemoMark />}
      <div className="market-pulse-columns">
        <div aria-live="polite">
          <PulseFigures style={style} months={months} />
          <PulseChart style={style} months={months} />
          <p className="ui-key">
            <span>
              <i className="market-pulse-key" />
              Past 12 months
            </span>
            {style.yearBefore.length > 0 && (
              <span>
                <i className="market-pulse-key market-pulse-key-before" />
                The 12 before
              </span>
            )}
            <PageLink className="ui-link ui-touch" to={style.href}>
              See them for sale
            </PageLink>
          </p>
        </div>
        <div>
          <PulseTable styles={styles} chosen={style.key} onChoose={setChosen} />
          <p className="market-pulse-note ui-number">{noteWords(styles, months)}</p>
        </div>
      </div>
    </section>
  );
}

function noteWords(styles: readonly PulseStyle[], months: readonly string[]): string {
  const prices = styles.reduce((sum, { cars }) => sum + cars, 0);
  const present = monthName(months.at(-1) ?? '', 'long');
  return `From ${groupDigits(prices)} asking prices of used and certified cars in ${present}. Month-end figures; ${present} to date.`;
}

function PulseFigures({
  style,
  months,
}: {
  readonly style: PulseStyle;
  readonly months: readonly string[];
}) {
  const { name, median, medians, change, low, high } = style;
  const first = medians.findIndex((value) => value !== null);
  return (
    <dl className="market-pulse-figures ui-number">
      <div>
        <dt>{name}, median</dt>
        <dd>{dollars(median)}</dd>
      </div>
      {change !== null && (
        <div>
          <dt>Since {monthName(months[first] ?? '', 'long')}</dt>
          <dd>{changeWords(change)}</dd>
        </div>
      )}
      <div>
        <dt>Half of them ask</dt>
        <dd>{`${dollars(low)} to ${dollars(high)}`}</dd>
      </div>
    </dl>
  );
}
