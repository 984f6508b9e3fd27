import type { FollowedEngine } from './followed-engine.ts';
import { MemoryEngine, type MemoryEngineParts } from './memory-engine.ts';

export type SearchEngineParts = MemoryEngineParts;

/** Opens the engine that this process searches with: the place where one is chosen. */
export function openSearchEngine(parts: SearchEngineParts): Promise<FollowedEngine> {
  return MemoryEngine.open(parts);
}
