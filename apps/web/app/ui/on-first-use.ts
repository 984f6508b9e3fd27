/** What takes time to make, as a formatter does: a page whose script only names it starts without it. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
