import type { TrustFact } from './trust-facts.ts';

/** The rules that figures of the marketplace stand on. */
export function Trust({ facts }: { readonly facts: readonly TrustFact[] }) {
  return (
    <section className="home-section" aria-labelledby="trust-heading">
      <h2 id="trust-heading">Why the numbers hold</h2>
      <ul className="home-trust">
        {facts.map(({ figure, claim, detail }) => (
          <li key={claim}>
            <strong className="ui-number">{figure}</strong> <b>{claim}</b>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
