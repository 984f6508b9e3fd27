import { defineSettings, onOff } from '../platform/settings.ts';

export const vehicleSettings = defineSettings(
  {
    REMOTE_PHOTOS: onOff('on').describe(
      "Whether pages show sellers' own photographs from their addresses, or illustrations only",
    ),
  },
  (values) => ({ remotePhotos: values.REMOTE_PHOTOS === 'on' }),
);

export type VehicleConfig = ReturnType<typeof vehicleSettings.read>;
