import type { Deed } from '@forecourt/domain/operator/roles';
import type { Asked } from '@forecourt/web/back-office/office';
import { quarantineLines } from '../../feeds/read-quarantine.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { auditLines } from './audit-file.ts';

/** A file of CSV that the console hands out, read as it is sent. */
export interface KnownFile {
  readonly needs: Deed;
  /** @returns null where there is none such */
  read(parts: ConsoleParts, asked: Asked): Promise<AsyncIterable<string> | null>;
}

/** All of them, by name. */
export const consoleFiles = {
  quarantine: {
    needs: 'feeds.see',
    read: ({ config }, { run = '' }) => quarantineLines(config.dataDir, run),
  },
  audit: { needs: 'audit.export', read: async ({ database }) => auditLines(database) },
} as const satisfies Readonly<Record<string, KnownFile>>;
