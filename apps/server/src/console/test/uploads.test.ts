import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUpload, keepUpload } from '../uploads.ts';

test('files that are sent at the same moment are kept, whoever removes the older ones', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'));
  const send = () => keepUpload(dataDir, new File(['vin,price\n'], 'peach.csv'));
  for (let sent = 0; sent < 20; sent += 1) await send();
  const ids = await Promise.all(Array.from({ length: 15 }, send));
  for (const id of ids) expect(await findUpload(dataDir, id)).toMatch(/peach\.csv$/);
  expect(readdirSync(join(dataDir, 'incoming', 'console'))).toHaveLength(20);
  rmSync(dataDir, { recursive: true });
});
