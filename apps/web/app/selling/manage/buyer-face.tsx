import { initialsOf } from '../../back-office/initials.ts';

/** A buyer by initials: `MT` of Marcus T. */
export function BuyerFace({ name }: { readonly name: string }) {
  return (
    <span className="sell-face" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
