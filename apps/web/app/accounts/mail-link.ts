import { parseRefUrl } from '@forecourt/domain/account/sign-in';

/** Reads the address that a link of a mail leads to. @param origin scheme and host of the page */
export function readMailLink({ pathname, search, searchParams }: URL, origin: string) {
  return {
    // Without the hash: it is not taken along to where the answer leads.
    path: pathname + search,
    token: searchParams.get('token') ?? '',
    refUrl: parseRefUrl(searchParams.get('refUrl'), origin),
  };
}
