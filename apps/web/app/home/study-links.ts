import { modelBuildAddress } from '@forecourt/domain/build-and-price/build-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { modelsPath, researchPath } from '@forecourt/domain/reference/research-address';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import type { AppContext } from '../app-context.ts';
import type { PopularModel } from './services.ts';

/** Leads to what is known of a model. */
export interface StudyLink {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly figure: string | null;
}

/**
 * Pages about the popular models, where those are known, where the first of them that is sold new is built, and
 * where every model is found.
 */
export function toStudyLinks(
  popular: readonly PopularModel[] | null,
  { reference }: Pick<AppContext, 'reference'>,
): StudyLink[] {
  const models = (popular ?? []).flatMap((one) => {
    const model = reference.findModel(one.modelCode);
    const make = model && reference.findMake(model.makeCode);
    return make ? [{ ...one, makeCode: make.code, name: makeAndModel(make.name, model.name) }] : [];
  });
  const studied = models.map(({ modelCode, name, medianPrice }) => ({
    key: modelCode,
    name,
    href: researchPath(modelCode, null, reference),
    figure: `median ${dollars(medianPrice)}`,
  }));
  const built = models.flatMap(({ makeCode, modelCode, name, newFrom }) =>
    newFrom === null
      ? []
      : {
          key: 'build',
          name: `Build a new ${name}`,
          href: modelBuildAddress(makeCode, modelCode),
          figure: `from ${dollars(newFrom)}`,
        },
  );
  const all = { key: 'all', name: 'Every model', href: modelsPath, figure: null };
  return [...studied, ...built.slice(0, 1), all];
}
