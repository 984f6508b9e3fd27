import { templateProblem } from '@forecourt/domain/listing/spin-frames';
import { z } from 'zod';
import { defineSettings, onOff } from '../platform/settings.ts';

export const vehicleSettings = defineSettings(
  {
    REMOTE_PHOTOS: onOff('on').describe(
      "Whether pages show sellers' own photographs from their addresses, or illustrations only",
    ),
    FYUSE_FRAMES: z
      .string()
      .superRefine((template, context) => {
        const problem = templateProblem(template);
        if (problem !== null) context.addIssue({ code: 'custom', message: problem });
      })
      .optional()
      .describe(
        'Where the pictures of a turning car are whose feed names it by `fyuseId` alone, such as `https://spins.example/{fyuseId}/{01-36}.jpg`; without it such cars do not turn',
      ),
  },
  (values) => ({
    remotePhotos: values.REMOTE_PHOTOS === 'on',
    fyuseFrames: values.FYUSE_FRAMES ?? null,
  }),
);

export type VehicleConfig = ReturnType<typeof vehicleSettings.read>;
