import { PageLink } from '../../ui/page-link.tsx';
import type { ModelTile } from './model-list-data.ts';

/** Models side by side, each of which leads to its page. */
export function ModelTiles({ tiles }: { readonly tiles: readonly ModelTile[] }) {
  return (
    <ul className="reference-models-tiles">
      {tiles.map(({ modelCode, name, href, pictureUrl, facts, cars }) => (
        <li key={modelCode}>
          <img
            className="ui-studio"
            src={pictureUrl}
            alt=""
            width={480}
            height={360}
            loading="lazy"
          />
          <b>
            <PageLink to={href}>{name}</PageLink>
          </b>
          <span>{facts}</span>
          {cars !== null && <span>{cars}</span>}
        </li>
      ))}
    </ul>
  );
}
