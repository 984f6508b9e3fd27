import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';
import { packageCode } from '@forecourt/domain/listing/listing-rules';
import type { CodeName } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Reading } from './meaning.ts';
import { makeNicknames, modelNicknames } from './nicknames.ts';
import { PhraseBook } from './phrase-book.ts';
import { fillerWords } from './phrases.ts';
import type { KeywordVocabulary } from './vocabulary.ts';
import { fold, type Word } from './words.ts';

/** A make, a family or a model that a phrase may name. */
interface NamedVehicle {
  readonly makeCode: string;
  readonly modelCode?: string;
  readonly patch: SearchPatch;
  /** The name is also a number or a plain word: it counts only beside its make. */
  readonly needsMake: boolean;
}

/** A vehicle that a sentence names, with the place of its first word. */
export interface FoundVehicle {
  readonly makeCode: string;
  readonly modelCode?: string;
  readonly at: number;
}

/** A model by the names that a shopper may call it by. */
interface NamedModel extends CodeName {
  readonly aliases: readonly string[];
  readonly trims: readonly string[];
}

/**
 * What else a model is called. Spellings that begin with its own name may say more than the name: a fuel
 * (`Rogue Hybrid`), a body or a trim. They must not hide that.
 *
 * @param said words of the phrases of filters
 */
export function otherNames(
  { name, aliases, trims }: NamedModel,
  said: ReadonlySet<string>,
): string[] {
  const ofTrims = new Set(trims.flatMap((trim) => [fold(trim), ...wordsIn(trim)]));
  const saysMore = (word: string) => said.has(word) || ofTrims.has(word);
  const further = aliases.filter((alias) => {
    const behind = wordsBehind(name, alias);
    return behind.length === 0 || ![...behind, fold(alias)].some(saysMore);
  });
  return [...further, ...(modelNicknames[name]?.split(',') ?? [])];
}

const wordsIn = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\d+]+/u)
    .map(fold)
    .filter(Boolean);

/** The words of an alias behind the model's own name, `HD` also of `2500HD`; none where it is another name. */
function wordsBehind(name: string, alias: string): string[] {
  const own = fold(name);
  if (!fold(alias).startsWith(own)) return [];
  let letters = 0;
  return wordsIn(alias).flatMap((word) => {
    const taken = Math.max(0, own.length - letters);
    letters += word.length;
    return word.slice(taken) || [];
  });
}

/** The names of makes, families and models. A name that several share stands for each of them. */
export class VehiclePhrases {
  readonly #book = new PhraseBook<readonly NamedVehicle[]>();

  /** @param said words of the phrases of filters */
  constructor({ reference, aliasesOf }: KeywordVocabulary, said: ReadonlySet<string>) {
    for (const make of reference.makes) this.#addMake(make);
    for (const make of reference.makes) this.#addSeries(make, reference);
    for (const make of reference.makes) {
      for (const model of reference.modelsOf(make.code)) this.#addModel(make, model, [model.name]);
    }
    for (const make of reference.makes) {
      for (const model of reference.modelsOf(make.code)) {
        const known = { aliases: aliasesOf(model.code), trims: reference.trimNamesOf(model.code) };
        this.#addModel(make, model, otherNames({ ...model, ...known }, said));
      }
    }
  }

  get words(): ReadonlySet<string> {
    return this.#book.words;
  }

  /**
   * The vehicle named at `at`; of several the one of a make that the sentence names.
   *
   * @param makes codes of the makes that the sentence names
   */
  read(
    words: readonly Word[],
    at: number,
    makes: ReadonlySet<string>,
  ): (Reading & { readonly vehicle: FoundVehicle }) | undefined {
    const found = this.#book.longest(words, at, (vehicles) => {
      const meant = vehicles.find(({ makeCode }) => makes.has(makeCode));
      return meant ?? vehicles.find(({ needsMake }) => !needsMake);
    });
    if (!found) return undefined;
    const { patch, makeCode, modelCode } = found.value;
    const vehicle = { makeCode, at, ...(modelCode !== undefined && { modelCode }) };
    return { length: found.length, meaning: patch, vehicle };
  }

  #addMake({ code, name }: CodeName): void {
    const patch = { filters: { makeCode: [code] } };
    const names = [name, ...(makeNicknames[code]?.split(',') ?? [])];
    for (const one of names) this.#add(one, { makeCode: code, patch, needsMake: false });
  }

  #addSeries(make: CodeName, reference: VehicleReference): void {
    const codes = reference
      .modelsOf(make.code)
      .map(({ code }) => reference.findModel(code)?.seriesCode);
    for (const code of new Set(codes)) {
      const series = reference.findSeries(code ?? '');
      if (!series) continue;
      const patch = { filters: { makeCode: [make.code], seriesCode: [series.code] } };
      this.#addBesideMake(make, series.name, { makeCode: make.code, patch });
    }
  }

  #addModel(make: CodeName, model: CodeName, names: readonly string[]): void {
    const patch = { filters: { makeCode: [make.code], modelCode: [model.code] } };
    const vehicle = { makeCode: make.code, modelCode: model.code, patch };
    for (const name of names) this.#addBesideMake(make, name, vehicle);
  }

  #addBesideMake(make: CodeName, name: string, vehicle: Omit<NamedVehicle, 'needsMake'>): void {
    const needsMake =
      /^[\d\s]+$/.test(name) || name.length < 2 || fillerWords.has(name.toLowerCase());
    this.#add(name, { ...vehicle, needsMake });
    for (const makeName of [make.name, ...(makeNicknames[make.code]?.split(',') ?? [])]) {
      this.#add(`${makeName} ${name}`, { ...vehicle, needsMake: false });
    }
  }

  #add(name: string, vehicle: NamedVehicle): void {
    this.#book.merge(name, (known = []) => [...known, vehicle]);
  }
}

/** What trims and packages of the models in a sentence are called. */
export class TrimPhrases {
  readonly #book = new PhraseBook<
    readonly { readonly vehicle: FoundVehicle; readonly patch: SearchPatch }[]
  >();

  constructor(vehicles: readonly FoundVehicle[], reference: VehicleReference) {
    for (const vehicle of vehicles) {
      const { makeCode, modelCode } = vehicle;
      if (modelCode === undefined) continue;
      const model = { makeCode: [makeCode], modelCode: [modelCode] };
      for (const trim of reference.trimNamesOf(modelCode)) {
        this.#add(trim, vehicle, { filters: { ...model, trimCode: [`${modelCode}|${trim}`] } });
      }
      for (const name of reference.packagesOf(modelCode)) {
        this.#add(name, vehicle, { filters: { packages: [packageCode(name)] } });
      }
    }
  }

  get words(): ReadonlySet<string> {
    return this.#book.words;
  }

  /** The trim or package named at `at`, of the nearest model before it, else after it. */
  read(words: readonly Word[], at: number): Reading | undefined {
    const found = this.#book.longest(words, at, (owners) => {
      const before = owners.filter(({ vehicle }) => vehicle.at < at);
      return before.at(-1) ?? owners[0];
    });
    return found && { length: found.length, meaning: found.value.patch };
  }

  #add(name: string, vehicle: FoundVehicle, patch: SearchPatch): void {
    this.#book.merge(name, (known = []) => [...known, { vehicle, patch }]);
  }
}

/** What trims of any model are called, as one word each: `bighorn`. */
export function allTrims(reference: VehicleReference): ReadonlySet<string> {
  const models = reference.makes.flatMap(({ code }) => reference.modelsOf(code));
  return new Set(models.flatMap(({ code }) => reference.trimNamesOf(code).map(fold)));
}
