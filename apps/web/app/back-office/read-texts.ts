import type { Asked } from './office.ts';

/** Texts of a form; what cannot be read is as if nothing had been typed. */
export async function readTexts(request: Request): Promise<Asked> {
  return textsOf(await request.formData().catch(() => new FormData()));
}

export const textsOf = (form: FormData): Asked =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
