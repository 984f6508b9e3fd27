import type { Moment } from './moment.ts';

/** A moment. */
export function When({ at }: { readonly at: Moment }) {
  return (
    <time className="console-nowrap" dateTime={at.iso} title={`${at.iso.slice(0, 19)}Z`}>
      {at.text}
    </time>
  );
}
