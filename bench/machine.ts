import { cpus, totalmem } from 'node:os';

/** The line that every benchmark begins with, so that a figure is never read without its machine. */
export function describeMachine(): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
