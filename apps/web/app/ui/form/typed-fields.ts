/** What a form sent, field by field, to be shown again as it was typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** The texts of a form; files are left out, and so is U+0000, which nobody types and no database keeps. */
export function textsOf(form: FormData): TypedFields {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
  );
  return Object.fromEntries(texts);
}

/** Reads a form; what cannot be read is as if nothing had been typed. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Reads the texts of a form. */
export async function readFields(request: Request): Promise<TypedFields> {
  return textsOf(await readForm(request));
}
