import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A component that comes later. One that does not load is logged, and its place stays empty. */
export const lazyOrNothing = <Props>(load: Load<Props>) => lazyOr(load, () => null);

/** A component that comes later. One that does not load is logged, and another has its place. */
export function lazyOr<Props>(
  load: Load<Props>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => orInstead(load, Instead));
}

/** What is loaded, or what has its place. */
export async function orInstead<Props>(
  load: Load<Props>,
  Instead: ComponentType<Props>,
): Promise<{ readonly default: ComponentType<Props> }> {
  try {
    return await load();
  } catch (error) {
    reportError(error);
    return { default: Instead };
  }
}
