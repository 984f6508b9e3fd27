import { Box } from '../../back-office/box.tsx';
import { type CalendarBar, type CampaignSpan, toCalendar } from './calendar.ts';

interface CampaignCalendarProps {
  readonly spans: readonly CampaignSpan[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** When campaigns are shown, beside each other; the table below says the same in days. */
export function CampaignCalendar({ spans, today }: CampaignCalendarProps) {
  const calendar = toCalendar(spans, today);
  if (calendar.bars.length === 0) return null;
  return (
    <Box title="Calendar" note="Those that fit a page take turns.">
      <div className="office-box-body console-calendar">
        <p aria-hidden="true">
          {calendar.months.map(({ name, from }) => (
            <span key={name} style={{ left: `${from}%` }}>
              {name}
            </span>
          ))}
        </p>
        <ul>
          {calendar.bars.map((bar) => (
            <li key={bar.code}>
              <span>
                {bar.title}
                <span className="ui-visually-hidden">: {bar.state}</span>
              </span>
              <div aria-hidden="true">
                <i
                  className={lookOf(bar)}
                  style={{ left: `${bar.from}%`, width: `${bar.width}%` }}
                />
                <b style={{ left: `${calendar.today}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

const lookOf = ({ state, isOpen }: CalendarBar) =>
  [state === 'running' ? 'console-bar-ink' : 'console-bar', isOpen ? 'console-open-end' : null]
    .filter(Boolean)
    .join(' ');
