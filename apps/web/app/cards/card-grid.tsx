import type { ReactNode, Ref } from 'react';

interface CardsProps {
  /** How it stands on its page. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Cards beside one another, as many as fit. */
export function CardGrid({
  className = '',
  ref,
  children,
}: CardsProps & { readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={`card-grid ${className}`.trimEnd()} ref={ref}>
      {children}
    </div>
  );
}

/** Grids of cards as rows, each with its picture at the side. */
export function CardRows({ className = '', children }: CardsProps) {
  return <div className={`card-rows ${className}`.trimEnd()}>{children}</div>;
}

/** The place of a card that is on its way. */
export function CardPlaceholder() {
  return <div className="card card-placeholder" />;
}
