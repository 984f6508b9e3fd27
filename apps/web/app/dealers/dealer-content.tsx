import type { DealerNode } from '@forecourt/domain/listing/seller/dealer-html';
import { createElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a dealer wrote, element by element: nothing but the elements that were allowed. */
export function DealerContent({ nodes }: { readonly nodes: readonly DealerNode[] }): ReactNode {
  return nodes.map((node, place) => createElement(DealerElement, { key: `${place}`, node }));
}

function DealerElement({ node }: { readonly node: DealerNode }): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') return <DealerPicture src={node.src} alt={node.alt} />;
  if (node.tag === 'br') return <br />;
  const content = <DealerContent nodes={node.children} />;
  if (node.tag !== 'a') return createElement(node.tag, null, content);
  return (
    <a className="ui-link" href={node.href} target="_blank" rel="noopener nofollow">
      {content}
      <span className="ui-visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

interface DealerPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
}

/** A picture of the dealer’s, or that it could not be loaded: the specification’s own words. */
export function DealerPicture({ src, alt, className }: DealerPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const fail = useEffectEvent(() => {
    reportError(new Error(`Failed to load image at ${src}`));
    setHasFailed(true);
  });
  useEffect(() => {
    // It may have been lost before the script ran, when nobody listened.
    if (picture.current?.complete && picture.current.naturalWidth === 0) fail();
  }, []);
  if (hasFailed) {
    return (
      <span className="dealer-lost-picture" role="status">
        Failed to load image at {src}
      </span>
    );
  }
  return (
    <img
      ref={picture}
      className={className}
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => fail()}
    />
  );
}
