import type { KeywordSuggestion, SuggestionKind } from '@forecourt/domain/keyword/keyword-search';
import { patchName, type SearchPatch } from '@forecourt/domain/keyword/search-patch';
import {
  type FilterGroupKey,
  filterGroup,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';
import { fuelTypes, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { KeywordCounts } from './keyword-counts.ts';
import { makeNicknames } from './nicknames.ts';
import { createFilterPhrases } from './phrase-book.ts';
import { colorPhrases, optionPhrases } from './phrases.ts';
import type { TextEntry } from './text-index.ts';
import { otherNames } from './vehicle-phrases.ts';
import type { KeywordVocabulary } from './vocabulary.ts';

/** A suggestion with the words that it is found by. */
export interface SuggestionEntry extends TextEntry {
  readonly suggestion: KeywordSuggestion;
}

/** How much more one kind is looked for than another. */
const kindWeights: Readonly<Record<SuggestionKind, number>> = {
  make: 1.6,
  model: 1.3,
  style: 1.4,
  feature: 0.8,
  filter: 1.1,
  combination: 0.9,
  trim: 0.6,
  place: 1,
  sentence: 1,
};

/** Everything that can be suggested but places: what is for sale, and every make and model. */
export function suggestionEntries(
  vocabulary: KeywordVocabulary,
  counts: KeywordCounts,
): SuggestionEntry[] {
  const { reference } = vocabulary;
  const toEntry = ({ kind, patch, also = '' }: Draft): SuggestionEntry => {
    const name = patchName(patch, reference);
    const count = counts.of(patch);
    const weight = kindWeights[kind] * (1 + Math.log2(1 + (count ?? 0)));
    return { name, also, weight, suggestion: { name, kind, patch, count } };
  };
  return [
    ...vehicleDrafts(vocabulary, counts),
    ...optionDrafts(counts),
    ...combinationDrafts(vocabulary, counts),
  ].map(toEntry);
}

interface Draft {
  readonly kind: SuggestionKind;
  readonly patch: SearchPatch;
  /** Further words that it is found by. */
  readonly also?: string;
}

function* vehicleDrafts(
  { reference, aliasesOf }: KeywordVocabulary,
  counts: KeywordCounts,
): Generator<Draft> {
  const said = createFilterPhrases().words;
  for (const make of reference.makes) {
    const makeCode = [make.code];
    yield { kind: 'make', patch: { filters: { makeCode } }, also: makeNicknames[make.code] ?? '' };
    const models = reference.modelsOf(make.code);
    const series = models.map(({ code }) => reference.findModel(code)?.seriesCode);
    for (const code of new Set(series)) {
      if (code) yield { kind: 'model', patch: { filters: { makeCode, seriesCode: [code] } } };
    }
    for (const { code, name } of models) {
      const trims = reference.trimNamesOf(code);
      const also = otherNames({ code, name, aliases: aliasesOf(code), trims }, said).join(' ');
      yield { kind: 'model', patch: { filters: { makeCode, modelCode: [code] } }, also };
      for (const trim of trims) {
        const trimCode = `${code}|${trim}`;
        if (counts.ofOption('trimCode', trimCode) === 0) continue;
        const filters = { makeCode, modelCode: [code], trimCode: [trimCode] };
        yield { kind: 'trim', patch: { filters } };
      }
    }
  }
}

/** Groups that only narrow what is already chosen: their options say nothing by themselves. */
const dependentGroups: ReadonlySet<FilterGroupKey> = new Set([
  'mileage',
  'suvSubtypeCode',
  'sedanSubtypeCode',
  'vanSubtypeCode',
  'truckBedLength',
  'engineCode',
  'engineDisplacement',
  'electricMileRange',
  'intColorSimple',
]);

function* optionDrafts(counts: KeywordCounts): Generator<Draft> {
  for (const group of filterGroupKeys) {
    if (dependentGroups.has(group)) continue;
    for (const { code } of filterGroup(group).options ?? []) {
      if (counts.ofOption(group, code) === 0) continue;
      const also =
        optionPhrases[group]?.[code] ?? (group === 'extColorSimple' && colorPhrases[code]);
      yield { kind: kindOf(group), patch: { filters: { [group]: [code] } }, also: also || '' };
    }
  }
}

function kindOf(group: FilterGroupKey): SuggestionKind {
  if (group === 'vehicleStyleCode') return 'style';
  return group === 'featureCode' ? 'feature' : 'filter';
}

/** `Toyota RAV4 Hybrid`, `Ford Truck`, `Electric SUV`: where both together say more than one alone. */
function* combinationDrafts(
  { reference }: KeywordVocabulary,
  counts: KeywordCounts,
): Generator<Draft> {
  const fuels = fuelTypes.filter(({ code }) => code !== 'GSL');
  for (const { code: make } of reference.makes) {
    const makeCode = [make];
    yield* combined(counts, { makeCode }, 'vehicleStyleCode', vehicleStyles);
    yield* combined(counts, { makeCode }, 'fuelTypeGroup', fuels);
    for (const { code } of reference.modelsOf(make)) {
      yield* combined(counts, { makeCode, modelCode: [code] }, 'fuelTypeGroup', fuels);
    }
  }
  for (const { code } of vehicleStyles) {
    const style = { vehicleStyleCode: [code] };
    yield* combined(counts, style, 'fuelTypeGroup', fuels);
    yield* combined(counts, style, 'driveGroup', [{ code: 'AWD4WD' }]);
  }
}

/** Those options of a group that some but not all cars of a patch have. */
function* combined(
  counts: KeywordCounts,
  filters: SearchPatch['filters'],
  group: FilterGroupKey,
  options: readonly { readonly code: string }[],
): Generator<Draft> {
  const all = counts.of({ filters }) ?? 0;
  if (all === 0) return;
  for (const { code } of options) {
    const patch = { filters: { ...filters, [group]: [code] } };
    const count = counts.of(patch) ?? 0;
    if (count > 0 && count < all) {
      yield { kind: 'combination', patch, also: optionPhrases[group]?.[code] ?? '' };
    }
  }
}
