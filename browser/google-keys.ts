/** Loaded before a server: what Google publishes to check its tokens by is that of a test. */
const keys: unknown = JSON.parse(process.env.GOOGLE_KEYS ?? '[]');
const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const isGoogle = url.hostname === 'www.googleapis.com' && url.pathname === '/oauth2/v3/certs';
  return isGoogle ? Response.json({ keys }) : real(input, init);
};
