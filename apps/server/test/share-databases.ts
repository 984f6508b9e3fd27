import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run: what one test file has prepared for all. */
    sharedFolder: string;
  }
}

/** Gives the test files of a run a folder in common, whichever project they belong to. */
export default function setup(project: TestProject): (() => void) | undefined {
  const known = process.env.TEST_SHARED_FOLDER;
  const folder = known ?? mkdtempSync(join(tmpdir(), 'forecourt-tests-'));
  project.provide('sharedFolder', folder);
  if (known !== undefined) return undefined;
  process.env.TEST_SHARED_FOLDER = folder;
  return () => {
    delete process.env.TEST_SHARED_FOLDER;
    rmSync(folder, { recursive: true, force: true });
  };
}
