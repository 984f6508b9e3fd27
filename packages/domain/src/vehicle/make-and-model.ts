/** `Toyota Camry`; a model that begins with its make's name goes without the make: `Mazda3`. */
export function makeAndModel(make: string, model: string): string {
  return model.startsWith(make) ? model : `${make} ${model}`.trim();
}
