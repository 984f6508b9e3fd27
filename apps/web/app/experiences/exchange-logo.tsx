/** The mark of the exchange between private sellers and buyers: one key, passed from hand to hand. */
export function ExchangeLogo() {
  return (
    <p className="experience-logo">
      <svg width="44" height="28" viewBox="0 0 44 28" aria-hidden="true">
        <path
          d="M9 4a10 10 0 1 0 9.5 13H25l3 3 3-3 3 3 3-3 3-3-3-3H18.5A10 10 0 0 0 9 4Zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z"
          fill="var(--accent)"
        />
        <path d="M30 2h8l-2.6-2h3.4L43 3.2 38.8 6.4h-3.4L38 4.4h-8Z" fill="var(--accent-line)" />
        <path d="M38 24h-8l2.6-2h-3.4L25 24.8l4.2 3.2h3.4L30 26.4h8Z" fill="var(--accent-line)" />
      </svg>
      <b>Owner to Owner</b>
    </p>
  );
}
