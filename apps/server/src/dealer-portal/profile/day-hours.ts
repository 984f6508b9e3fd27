import type { OpeningHours, Owner } from '@forecourt/domain/listing/seller/owner';
import type { ProfileView } from '@forecourt/web/dealer-portal/profile-view';

type DayHours = ProfileView['hours'][number];

/** A weekday as it stands in the hours of the dealer; closed where they do not name it. */
export function dayHours({ hours }: Pick<Owner, 'hours'>, label: string): DayHours {
  const found = hours.find((day) => day.label.toLowerCase() === label.toLowerCase());
  const { open = null, close = null } = found ?? {};
  return {
    label,
    isOpen: Boolean(open && close),
    words: dayWords({ open, close }),
    open: open ?? '9:00 AM',
    close: close ?? '6:00 PM',
  };
}

/** `9:00 AM to 6:00 PM`, or `closed`. */
export const dayWords = ({ open, close }: Pick<OpeningHours, 'open' | 'close'>): string =>
  open && close ? `${open} to ${close}` : 'closed';
