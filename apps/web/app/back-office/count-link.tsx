import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

interface CountLinkProps {
  readonly href: string;
  readonly name: string;
  readonly count: number;
  readonly isHere: boolean;
}

/** A way to look at fewer rows, with how many those are. */
export function CountLink({ href, name, count, isHere }: CountLinkProps) {
  return (
    <a className="office-count-link" href={href} aria-current={isHere ? 'page' : undefined}>
      {name} <em>{groupDigits(count)}</em>
    </a>
  );
}
