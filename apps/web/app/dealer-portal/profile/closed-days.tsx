import { formatDate } from '@forecourt/domain/calendar/format-date';
import { CalendarX2 } from 'lucide-react';
import { Box } from '../../back-office/box.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { ProfilePartProps } from './hours-form.tsx';

/** Days of the calendar on which the dealer is closed, whatever its hours say. */
export function ClosedDays({ frame, shown, undone }: ProfilePartProps) {
  const { closedDays, today, limits } = shown;
  const { typed, problems } = undone ?? {};
  return (
    <Box title="Closed days" note="Holidays and others, whatever the hours say">
      <div className="office-box-body portal-closed">
        {closedDays.length > 0 && (
          <ul>
            {closedDays.map(({ date, reason }) => (
              <li key={date}>
                <CalendarX2 className="ui-icon" size={16} aria-hidden="true" />
                <span>
                  <b>{formatDate(date)}: closed.</b> {reason}
                </span>
                <ActForm act="profile.open" frame={frame} fields={{ date }}>
                  <button type="submit" className="ui-button ui-button-secondary">
                    Open again
                    <span className="ui-visually-hidden"> on {formatDate(date)}</span>
                  </button>
                </ActForm>
              </li>
            ))}
          </ul>
        )}
        <ActForm act="profile.close" frame={frame} className="portal-row">
          <FormField isLive label="Date" problem={problems?.date}>
            {(attributes) => (
              <input
                {...attributes}
                type="date"
                name="date"
                min={today}
                defaultValue={typed?.date}
              />
            )}
          </FormField>
          <FormField isLive label="Why, as shoppers read it" isOptional problem={problems?.reason}>
            {(attributes) => (
              <input
                {...attributes}
                name="reason"
                maxLength={limits.reason}
                defaultValue={typed?.reason}
                autoComplete="off"
              />
            )}
          </FormField>
          <button type="submit" className="ui-button ui-button-secondary">
            Close on that day
          </button>
        </ActForm>
      </div>
    </Box>
  );
}
