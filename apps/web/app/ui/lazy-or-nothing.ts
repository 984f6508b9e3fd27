import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes later. One that does not load is logged, and its place stays empty. */
export function lazyOrNothing<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => orNothing(load));
}

/** What is loaded, or what renders nothing. */
export async function orNothing<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Promise<{ readonly default: ComponentType<Props> }> {
  try {
    return await load();
  } catch (error) {
    reportError(error);
    return { default: () => null };
  }
}
