import { PageLink } from '../ui/page-link.tsx';
import type { SwapData } from './swap-data.ts';

/** Better cars, each a link, with how they differ. */
export function SwapList({ swaps }: { readonly swaps: readonly SwapData[] }) {
  return (
    <ul className="card-swaps">
      {swaps.map(({ id, href, name, price, words, pictureUrl }) => (
        <li key={id}>
          <img
            className="ui-studio"
            src={pictureUrl}
            alt=""
            width={88}
            height={66}
            loading="lazy"
          />
          <span>
            <PageLink to={href}>{name}</PageLink>
            <small>{words.join(', ')}</small>
          </span>
          <strong className="ui-number">{price}</strong>
        </li>
      ))}
    </ul>
  );
}
