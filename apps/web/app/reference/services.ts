import type {
  AskedModel,
  ModelReference,
  ModelYearNotes,
} from '@forecourt/domain/reference/model-reference';

/** What pages about models ask of the server. */
export interface ReferenceServices {
  /** Each part by a call of its own; one that fails is null. */
  findModelReference(asked: AskedModel): Promise<ModelReference>;
  findModelYearNotes(of: {
    readonly modelCode: string;
    readonly year: number;
  }): Promise<ModelYearNotes>;
}
