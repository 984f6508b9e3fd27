import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Policies } from '../platform/calls/call-runner.ts';
import type { AnyCapability, Capability, Running } from '../platform/capability.ts';
import type { JobDefinitions } from '../platform/jobs/job.ts';
import type { AnyCommand } from '../platform/operator-command.ts';
import type { Metric } from '../platform/prometheus.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { Parts } from './parts.ts';

/**
 * A capability is checked against what it works with where it is listed. From there on all of them are
 * handed everything, so that what each one needs of it is among it.
 */
type Whole = Capability<Parts, PageFacts>;

const whole = (capabilities: readonly AnyCapability[]) => capabilities as readonly Whole[];

/** What the capabilities contribute before anything runs. */
export function contributedBy(capabilities: readonly AnyCapability[]): {
  readonly policies: Policies;
  readonly folders: readonly string[];
  readonly secretFolders: readonly string[];
  readonly commands: readonly AnyCommand[];
} {
  return {
    policies: Object.assign({}, ...capabilities.map(({ policies }) => policies)),
    folders: capabilities.flatMap(({ folders = [] }) => folders),
    secretFolders: capabilities.flatMap(({ secretFolders = [] }) => secretFolders),
    commands: capabilities.flatMap(({ commands = [] }) => commands),
  };
}

/** The routes of all capabilities, in their order. */
export function routesOf(capabilities: readonly AnyCapability[], parts: Parts) {
  return whole(capabilities).flatMap(
    (capability) => (capability.routes?.(parts) ?? []) as readonly OpenAPIHono[],
  );
}

/** The jobs of all capabilities. */
export function jobsOf(capabilities: readonly AnyCapability[], parts: Parts): JobDefinitions {
  return Object.assign({}, ...whole(capabilities).map((capability) => capability.jobs?.(parts)));
}

/** The numbers that capabilities show about themselves. */
export function metricsOf(capabilities: readonly AnyCapability[], parts: Parts): readonly Metric[] {
  return whole(capabilities).flatMap((capability) => capability.metrics?.(parts) ?? []);
}

/** What pages may ask of all capabilities in one request. */
export function servicesOf(
  capabilities: readonly AnyCapability[],
  parts: Parts,
  facts: PageFacts,
): object {
  const services = whole(capabilities).map((capability) => capability.services?.(parts, facts));
  return Object.assign({}, ...services);
}

/** Starts what runs beside the answering of requests; what was started is ended in the reverse order. */
export async function startAll(
  capabilities: readonly AnyCapability[],
  parts: Parts,
): Promise<Running> {
  const running: Running[] = [];
  const stop = async () => {
    for (const each of running.reverse()) await each.stop();
  };
  try {
    for (const capability of whole(capabilities)) {
      const started = await capability.start?.(parts);
      if (started) running.push(started);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
