import type { NamedModel } from '@forecourt/domain/search/model-clarification';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import type { SearchPageData } from '../search-page-data.ts';

export type Question = NonNullable<SearchPageData['modelQuestion']>;

export function titleOf({ selected, suggested }: Question): string {
  const names = suggested.map((model) => nameBeside(selected, model));
  const last = names.pop();
  return `Did you mean ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}?`;
}

/** The make is named where it is another one. */
export function nameBeside(selected: NamedModel, model: NamedModel): string {
  return model.makeCode === selected.makeCode ? model.modelDescription : fullName(model);
}

export const fullName = ({ makeDescription, modelDescription }: NamedModel) =>
  makeAndModel(makeDescription, modelDescription);
