import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Policies } from './calls/call-runner.ts';
import type { JobDefinitions } from './jobs/job.ts';
import type { Keeping } from './keeping.ts';
import type { AnyCommand } from './operator-command.ts';
import type { Metric } from './prometheus.ts';
import type { AnySettings } from './settings.ts';

/** What runs beside the answering of requests, and how to end it. */
export interface Running {
  readonly stop: () => void | Promise<void>;
}

/**
 * What one capability contributes. `compose/capabilities.ts` lists them all; app, pages, command line
 * and documents are built from that list. Tables are found by the name of their file, `*tables.ts`.
 *
 * @typeParam Parts what it works with: of the surroundings and of the capabilities before it
 * @typeParam Facts what it knows of the request that it serves
 */
export interface Capability<Parts, Facts> {
  /** That of its folder, on the server and in the pages. */
  readonly name: string;
  readonly settings?: AnySettings;
  /** Its calls whose failure a page or an answer survives, or that every page requires. */
  readonly policies?: Policies;
  /** Addresses of programs, each ending in a slash: nobody looks for a page below them. */
  readonly folders?: readonly string[];
  /** Folders of pages whose names are secrets, each ending in a slash: no log, trace or figure has them. */
  readonly secretFolders?: readonly string[];
  readonly commands?: readonly AnyCommand[];
  /** What it makes once, for its routes and services and for the capabilities after it. */
  provide?(parts: Parts): object;
  /** What it does besides answering. */
  start?(parts: Parts): Running | Promise<Running>;
  /** Numbers about it, for `/metrics`. */
  metrics?(parts: Parts): readonly Metric[];
  /** What it does outside of requests, by the names of the jobs. */
  jobs?(parts: Parts): JobDefinitions;
  /** What it keeps under the names of browsers and persons. */
  keeps?(parts: Parts): readonly Keeping[];
  routes?(parts: Parts): readonly AnyRoutes[];
  /**
   * Its services need what `start` began, in the serving thread alone: threads that render pages ask for them
   * there.
   */
  readonly isServedByOne?: true;
  /** What pages may ask of it in one request. */
  services?(parts: Parts, facts: Facts): object;
}

/** Of any capability. */
export type AnyCapability = Capability<never, never>;

/** Routes whatever their requests carry. */
type AnyRoutes = Pick<OpenAPIHono<never>, 'fetch'>;
