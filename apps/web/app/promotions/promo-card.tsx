import { cardAfter } from '@forecourt/domain/promotion/promo-placement';
import {
  CarFront,
  FileSignature,
  Gauge,
  Globe,
  HandCoins,
  Landmark,
  RefreshCw,
  Repeat,
  ShieldCheck,
  Sparkles,
  Truck,
  Umbrella,
  Users,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { BudgetCard } from '../wallet/budget/budget-card.tsx';
import type { PromoCardData } from './promo-cards.ts';
import type { PromoSlot } from './promo-slots.ts';

const icons: Readonly<Record<PromoCardData['key'], typeof CarFront>> = {
  wallet: Wallet,
  'buy-online': Globe,
  commercial: Truck,
  'by-owner': Users,
  highlights: Sparkles,
  sell: CarFront,
  'trade-in-value': Repeat,
  'payoff-quote': HandCoins,
  'credit-score': Gauge,
  lease: FileSignature,
  'wallet-sync': RefreshCw,
  financing: Landmark,
  warranties: ShieldCheck,
  gap: Umbrella,
};

/** The cards of one place, one at a time: a press shows the next. */
export function PromoCards({ cards }: { readonly cards: PromoSlot }) {
  const [presses, setPresses] = useState(0);
  const card = cardAfter(cards, presses);
  return card && <PromoCard card={card} onPress={() => setPresses((before) => before + 1)} />;
}

interface PromoCardProps {
  readonly card: PromoCardData;
  readonly onPress: () => void;
}

/** One of our own cards between the cars. */
function PromoCard({ card, onPress }: PromoCardProps) {
  const Icon = icons[card.key];
  return (
    <aside className="promotion-card" aria-label={card.title}>
      <span className="promotion-card-icon">
        <Icon className="ui-icon" size={22} aria-hidden="true" />
      </span>
      <h3>{card.title}</h3>
      {card.label && <p className="promotion-tag">{card.label}</p>}
      <p>{card.text}</p>
      <div className="promotion-card-prices">
        {card.rows.length > 0 && (
          <ul className="promotion-price-list">
            {card.rows.map(({ label, value, href }) => (
              <li key={href ?? label}>
                {href === null ? <span>{label}</span> : <PageLink to={href}>{label}</PageLink>}
                <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        {card.budget ? (
          <BudgetCard {...card.budget} />
        ) : (
          <PromoAction action={card.action} onPress={onPress} />
        )}
        <p className="ui-fine-print">{card.fine}</p>
      </div>
    </aside>
  );
}

function PromoAction({
  action: { label, href, isOutside },
  onPress,
}: Pick<PromoCardProps, 'onPress'> & Pick<PromoCardData, 'action'>) {
  if (!isOutside) {
    return (
      <PageLink className="ui-button ui-button-secondary ui-button-wide" to={href}>
        {label}
      </PageLink>
    );
  }
  return (
    <a
      className="ui-button ui-button-secondary ui-button-wide"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={onPress}
    >
      {label}
      <span className="ui-visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
