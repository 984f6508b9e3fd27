import type { BrandLogo } from '@forecourt/domain/brand/brand';

/** The mark and name of a brand. */
export function Logo({
  name,
  logo: { size, paths },
}: {
  readonly name: string;
  readonly logo: BrandLogo;
}) {
  return (
    <span className="shell-logo">
      <svg width="28" height="28" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {paths.map((path) => (
          <path key={path} d={path} fill="var(--accent)" />
        ))}
      </svg>
      <b>{name}</b>
    </span>
  );
}
