/** The mark and name of a brand. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className="shell-logo">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M3 5.2C3 4 4 3 5.2 3H25v5.4H8.6V25H3Z" fill="var(--accent)" />
        <path d="M12.2 12.2H22v5.2h-9.8z" fill="var(--accent)" />
      </svg>
      <b>{name}</b>
    </span>
  );
}
