/** Lines as they are asked for: nobody who reads slowly has them wait in memory, and who goes away ends them. */
export function toTextStream(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const reader = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await reader.return?.();
    },
  });
}
