import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

/** The car of a vehicle page is required: without it there is no page. */
export const vehiclePolicies = {
  vehicle: { ...required, path: '/cars-for-sale/vehicle' },
  'view-counts': optional,
} as const satisfies Policies;

export type VehicleCall = keyof typeof vehiclePolicies;
