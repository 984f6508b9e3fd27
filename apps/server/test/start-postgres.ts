import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests; null when there is none. */
    postgresUrl: string | null;
  }
}

/**
 * Gives the database tests a PostgreSQL server: the one of `TEST_DATABASE_URL`, else the machine's own binaries.
 * The first project of a run starts it and names it there, for the others.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined ? await startPostgres() : undefined;
  const url = given ?? server?.url ?? null;
  project.provide('postgresUrl', url);
  if (url === null) {
    process.stdout.write(
      'Skipped: database tests on PostgreSQL, for want of its binaries or TEST_DATABASE_URL.\n',
    );
  }
  if (!server) return undefined;
  process.env.TEST_DATABASE_URL = server.url;
  return () => {
    delete process.env.TEST_DATABASE_URL;
    server.stop();
  };
}
