import { z } from 'zod';
import { maxReportDetails, reportReasons } from './report-reasons.ts';

const reasonCodes = reportReasons.map(({ code }) => code);

/** Databases store none, and no shopper types one; ends of lines stay. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '');

export const reportSchema = z
  .object({
    reason: z.enum(reasonCodes, 'Choose what is wrong.'),
    details: z
      .string()
      .overwrite(withoutControls)
      .trim()
      .max(maxReportDetails, `Use at most ${maxReportDetails} characters.`)
      .default(''),
  })
  .refine(({ reason, details }) => reason !== 'OTHER' || details !== '', {
    path: ['details'],
    error: 'Say what is wrong.',
  });
