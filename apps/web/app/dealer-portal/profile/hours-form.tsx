import { Box } from '../../back-office/box.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
import type { PortalFrame } from '../services.ts';
import type { ProfileView } from './profile-view.ts';
import { toTypedDay } from './typed-day.ts';

export interface ProfilePartProps {
  readonly frame: PortalFrame;
  readonly shown: ProfileView;
  /** What was typed and not kept; null where nothing was. */
  readonly undone: TypedUndone | null;
}

/** When the dealer is open, by weekday. */
export function HoursForm({ frame, shown, undone }: ProfilePartProps) {
  return (
    <Box
      title="Sales hours"
      note="No feed file changes them. Without an open day, nothing is told of your hours."
    >
      <ActForm act="profile.hours" frame={frame} className="office-box-body portal-hours">
        {shown.hours.map((day) => (
          <Day key={`${day.label} ${day.words}`} day={day} undone={undone} />
        ))}
        <button type="submit" className="ui-button ui-button-primary">
          Save hours
        </button>
      </ActForm>
    </Box>
  );
}

interface DayProps {
  readonly day: ProfileView['hours'][number];
  readonly undone: TypedUndone | null;
}

function Day({ day, undone }: DayProps) {
  const { label } = day;
  const { isOpen, open, close, was } = toTypedDay(day, undone);
  const field = (name: 'from' | 'to', time: string) => (
    <FormField
      isLive
      label={`${label} ${name}`}
      isLabelHidden
      problem={undone?.problems?.[`${name}-${label}`]}
    >
      {(attributes) => (
        <input
          {...attributes}
          name={`${name}-${label}`}
          defaultValue={time}
          maxLength={10}
          autoComplete="off"
        />
      )}
    </FormField>
  );
  return (
    <fieldset className="portal-weekday">
      <legend className="ui-visually-hidden">{label}</legend>
      <input type="hidden" name={`was-${label}`} value={was} />
      <label>
        <input type="checkbox" name={`open-${label}`} defaultChecked={isOpen} />
        {label}
      </label>
      <div className="portal-times">
        {field('from', open)}
        <span>to</span>
        {field('to', close)}
      </div>
      <span className="portal-shut">Closed</span>
    </fieldset>
  );
}
