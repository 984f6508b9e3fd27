/** Longer mails carry pictures, which nobody here looks at. */
const maxBytes = 1_000_000;

/** The mail that was handed over; null where it is longer than 1 MB. */
export async function readStandardInput(): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
