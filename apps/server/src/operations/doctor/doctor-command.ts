import { z } from 'zod';
import type { OperatorCommand } from '../../platform/operator-command.ts';
import { checkDatabase } from './check-database.ts';
import type { Finding } from './finding.ts';

const doctorSchema = z.object({ kind: z.literal('doctor') });

/** What `forecourt doctor` asks of a server that holds the embedded database; its line is in `compose/`. */
export const doctorCommand: OperatorCommand<z.output<typeof doctorSchema>, Finding[]> = {
  kind: 'doctor',
  schema: doctorSchema,
  run: ({ database }) => checkDatabase(database, Date.now()),
  describe() {},
};
