import type { CodeName } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';

/**
 * Models that went on under another name or make: who looks for one of a row would take the others.
 * Dodge's trucks became Ram's in 2010, Hyundai's limousines Genesis's in 2016, Infiniti renamed all of
 * its cars for 2014, and one van was sold by three makes.
 */
export const renamedModels: readonly (readonly string[])[] = [
  ['RAM1504WD', 'RM1500'],
  ['RAM25002WD', 'RM2500'],
  ['RAM3502WD', 'RM3500'],
  ['RAM4500', 'RM4500'],
  ['RAM5500', 'RM5500'],
  ['GENESIS', 'GENG80'],
  ['EQUUS', 'GENG90'],
  ['SCIFRS', 'TOY86', 'TOYGR86'],
  ['M37', 'M56', 'INFINQ70'],
  ['EX35', 'EX37', 'INFINQX50'],
  ['FX35', 'FX37', 'FX45', 'FX50', 'INFINQX70'],
  ['JX35', 'INFINQX60'],
  ['QX56', 'INFINQX80'],
  ['IMPWRX', 'SUBWRX'],
  ['SPRINTER', 'FRESPRINT', 'MBSPRINTER'],
];

/**
 * The models that a shopper who names one may mean or want as well: those of its make whose names go on
 * where its name ends (Range Rover: Range Rover Sport), and those that it was called before or after.
 */
export function modelsMeantBy(
  modelCode: string,
  { findModel, modelsOf }: Pick<VehicleReference, 'findModel' | 'modelsOf'>,
): readonly CodeName[] {
  const model = findModel(modelCode);
  if (!model) return [];
  const longer = modelsOf(model.makeCode).filter(({ name }) => name.startsWith(`${model.name} `));
  const others = renamedModels.find((row) => row.includes(modelCode)) ?? [];
  const codes = [...longer.map(({ code }) => code), ...others];
  return codes.filter((code) => code !== modelCode).flatMap((code) => findModel(code) ?? []);
}
