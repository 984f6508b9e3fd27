import type { VehicleReference } from '../../vehicle/reference.ts';
import { tradeConditions } from './trade-in.ts';
import type { TradeInCar } from './trade-in-car.ts';

/** A trade-in that was valued here, as a wallet remembers it. */
export interface KeptTradeIn {
  readonly car: TradeInCar;
  /** Whole dollars that it was worth then. */
  readonly value: number;
}

const conditions = tradeConditions.map(({ code }) => code).join('|');

/** Year, miles, condition, worth, trim without spaces and model: `2013-104600-good-8000-lx-ACCORD`. */
export const keptTradeInForm = new RegExp(
  `^(\\d{4})-(\\d{1,6})-(${conditions})-(\\d{1,7})-([a-z0-9]{0,40})-([A-Z0-9-]{1,24})$`,
);

const plainTrim = (trim: string | null) => (trim ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/** As a wallet keeps it; null for a car whose codes a cookie cannot hold. */
export function writeTradeIn({ car, value }: KeptTradeIn): string | null {
  const { year, mileage, condition, trim, modelCode } = car;
  const written = [year, mileage, condition, value, plainTrim(trim), modelCode].join('-');
  return keptTradeInForm.test(written) ? written : null;
}

/** The car that a wallet remembers; null where it is none that we know. */
export function readTradeIn(
  written: string | null,
  reference: Pick<VehicleReference, 'findModel' | 'trimNamesOf'>,
): KeptTradeIn | null {
  const parts = keptTradeInForm.exec(written ?? '');
  if (parts === null) return null;
  const [, year, miles, code, value, trim = '', modelCode = ''] = parts;
  const model = reference.findModel(modelCode);
  const condition = tradeConditions.find((one) => one.code === code)?.code;
  if (!model || !condition) return null;
  const named = reference.trimNamesOf(modelCode).find((name) => plainTrim(name) === trim);
  const car: TradeInCar = {
    year: Number(year),
    makeCode: model.makeCode,
    modelCode,
    trim: named ?? null,
    mileage: Number(miles),
    condition,
  };
  return { car, value: Number(value) };
}
