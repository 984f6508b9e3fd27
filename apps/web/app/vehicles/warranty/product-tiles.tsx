import type { ProductTile } from '@forecourt/domain/listing/product-tile';

/** What comes with the car from others, as its seller's feed shows it: a history report, a program. */
export function ProductTiles({ tiles }: { readonly tiles: readonly ProductTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <ul className="vehicle-tiles">
      {tiles.map((tile) => (
        <li
          key={`${tile.tileType} ${tile.link?.href ?? tile.image?.src}`}
          id={`tile-${tile.tileType}`}
          data-tile={tile.tileSubType ?? tile.tileType}
        >
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ tile: { image, link, tileType } }: { readonly tile: ProductTile }) {
  const label = link?.label ?? (image?.alt || tileType);
  const content = (
    <>
      {image && <img src={image.src} alt="" width={96} height={40} loading="lazy" />}
      <span>{label}</span>
    </>
  );
  if (link === null) return <span className="vehicle-tile">{content}</span>;
  return (
    <a className="vehicle-tile" href={link.href} rel="nofollow noopener external" target="_blank">
      {content}
      <span className="ui-visually-hidden">, opens another site</span>
    </a>
  );
}
