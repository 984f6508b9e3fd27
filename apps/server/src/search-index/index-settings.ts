import { z } from 'zod';
import { passwordOf, readLine, type Secret, secretFile } from '../platform/secrets/secret-file.ts';
import { defineSettings, whole } from '../platform/settings.ts';

export const indexSettings = defineSettings(
  {
    SEARCH_WORKERS: whole(0, 64)
      .default(0)
      .describe(
        'Threads that search beside the one that serves, and share searches of many cars; 0 has that one search',
      ),
    OPENSEARCH_URL: z
      .string()
      .refine((nodes) => nodes.split(',').every(isAddress), {
        error: 'expected addresses such as https://user:password@node:9200, separated by commas',
      })
      .optional()
      .describe(
        'OpenSearch nodes (3.x), separated by commas, to search with instead of the memory of each process',
      ),
    OPENSEARCH_PASSWORD_FILE: secretFile(readLine, 'a password in one line').describe(
      'A file with the password of the user in `OPENSEARCH_URL`, read at each request, so that it changes without a restart',
    ),
    OPENSEARCH_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,40}$/, 'expected small letters, digits and hyphens')
      .default('forecourt')
      .describe(
        'What the names of its indexes begin with; each marketplace on a cluster has its own',
      ),
    OPENSEARCH_SHARDS: whole(1, 64)
      .default(1)
      .describe('Parts of the index there: one for every five million cars or so'),
    OPENSEARCH_REPLICAS: whole(0, 8)
      .default(0)
      .describe(
        'Copies of every part on other nodes, which answer as well; 1 outlives the loss of a node',
      ),
  },
  (values) => {
    const password = passwordOf(values, 'OPENSEARCH_PASSWORD_FILE', 'OPENSEARCH_URL');
    return {
      searchWorkers: values.SEARCH_WORKERS,
      openSearch:
        values.OPENSEARCH_URL === undefined
          ? null
          : {
              ...loginOf(values.OPENSEARCH_URL, password),
              prefix: values.OPENSEARCH_PREFIX,
              shards: values.OPENSEARCH_SHARDS,
              replicas: values.OPENSEARCH_REPLICAS,
            },
    };
  },
);

/** With a password of its own the addresses are without one, and each request says who asks. */
function loginOf(nodes: string, password: Secret | null) {
  if (password === null) return { nodes, authorization: null };
  const addresses = nodes.split(',').map((node) => new URL(node.trim()));
  const user = decodeURIComponent(addresses[0]?.username ?? '');
  for (const address of addresses) [address.username, address.password] = ['', ''];
  const authorization = () => `Basic ${Buffer.from(`${user}:${password()}`).toString('base64')}`;
  return { nodes: addresses.map(({ href }) => href).join(','), authorization };
}

function isAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol);
}
