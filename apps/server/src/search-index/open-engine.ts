import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import type { ClusterSettings } from './cluster-engine.ts';
import type { FollowedEngine } from './followed-engine.ts';
import { MemoryEngine, type MemoryEngineParts } from './memory-engine.ts';

export interface EngineParts extends MemoryEngineParts {
  /** An OpenSearch cluster to search with; absent for the memory of this process. */
  readonly cluster?: ClusterSettings | null;
}

/**
 * Opens the engine that this process searches with: the place where one is chosen.
 *
 * @param filled the index of all that is in the database, where it was just filled
 */
export async function openEngine(
  { cluster, ...parts }: EngineParts,
  filled?: EngineState,
): Promise<FollowedEngine> {
  if (!cluster) return MemoryEngine.open(parts, filled);
  const { ClusterEngine } = await import('./cluster-engine.ts');
  return ClusterEngine.open({ ...parts, cluster });
}
