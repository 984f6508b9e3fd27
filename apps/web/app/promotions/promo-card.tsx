import { CarFront, Globe, Truck, Users, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import type { PromoCardData } from './promo-cards.ts';

const icons = { wallet: Wallet, 'buy-online': Globe, commercial: Truck, 'by-owner': Users };

/** One of our own cards between the cars. */
export function PromoCard({ card }: { readonly card: PromoCardData }) {
  const Icon = icons[card.key] ?? CarFront;
  return (
    <aside className="promo" aria-label={card.title}>
      <span className="promo-ic">
        <Icon className="ic" size={22} aria-hidden="true" />
      </span>
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      <div className="spread">
        {card.rows.length > 0 && (
          <ul className="pr">
            {card.rows.map(({ label, value, href }) => (
              <li key={label}>
                {href === null ? <span>{label}</span> : <Link to={href}>{label}</Link>}
                <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        <Link className="btn btn-2 wide" to={card.action.href}>
          {card.action.label}
        </Link>
        <p className="fine">{card.fine}</p>
      </div>
    </aside>
  );
}
