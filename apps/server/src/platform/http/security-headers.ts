import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Scripts and styles by the hashes of their texts, as a policy names them. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What every request carries from the first middleware on. */
export interface HttpVariables {
  requestId: string;
  nonce: string;
  /** What is told of its address where that has a secret in it. */
  toldPath?: string;
  /** What the answer may run and be styled by inside, where it is not the answer's own: named in place of the nonce. */
  inlineSources?: InlineSources;
  /** Of the trace that it belongs to, where a collector gets traces. */
  traceId?: string;
}

/**
 * Headers that every answer bears. Scripts and style elements count only with this response's nonce, or where
 * a page is answered several times, by the hashes of their texts; nothing is loaded from another host but
 * sellers' photographs and, where the operator names them, the origins of an advertising network and of who
 * else signs people in.
 */
export function securityHeaders(options: {
  readonly development: boolean;
  readonly adOrigins: readonly string[];
  /** Of who else says who a shopper is. */
  readonly signInOrigins: readonly string[];
  /** Whether shoppers reach the site by https alone. */
  readonly isSecure: boolean;
}): MiddlewareHandler<{ Variables: HttpVariables }> {
  const setHeaders = secureHeaders({
    contentSecurityPolicy: contentSecurityPolicy(options),
    permissionsPolicy: { camera: [], microphone: [], payment: [], geolocation: ['self'] },
    strictTransportSecurity: options.isSecure && 'max-age=31536000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Sellers show their cars' pictures and the feeds of searches on sites of their own.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (context, next) => {
    context.set('nonce', randomBytes(16).toString('base64'));
    await setHeaders(context, next);
    const { inlineSources } = context.var;
    const policy = inlineSources && context.res.headers.get(policyName);
    if (policy)
      context.res.headers.set(policyName, namingTexts(policy, nonceOf(context), inlineSources));
  };
}

const policyName = 'Content-Security-Policy';

/**
 * Styles that a library of the pages adds while they are used: a touch on what is pressed, and pages that stay
 * where they are behind a dialog on iOS. `security-headers.test` reads them there.
 */
export const addedStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** The policy with texts by their hashes in place of a nonce. */
function namingTexts(policy: string, nonce: string, { scripts, styles }: InlineSources): string {
  const inPlace = (directive: string, hashes: readonly string[]) =>
    directive.replace(` ${nonce}`, () => hashes.map((hash) => ` ${hash}`).join(''));
  return policy
    .split('; ')
    .map((directive) => {
      if (directive.startsWith('script-src ')) return inPlace(directive, scripts);
      if (directive.startsWith('style-src '))
        return inPlace(directive, [...styles, ...addedStyles]);
      return directive;
    })
    .join('; ');
}

const nonceOf = (context: Context) => `'nonce-${context.get('nonce')}'`;

function contentSecurityPolicy({
  development,
  adOrigins,
  signInOrigins,
}: Omit<Parameters<typeof securityHeaders>[0], 'isSecure'>) {
  const outside = [...adOrigins, ...signInOrigins];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonceOf, ...outside],
    // In development the bundler injects styles and opens a socket for hot reload.
    styleSrc: ["'self'", development ? "'unsafe-inline'" : nonceOf, ...signInOrigins],
    // Widths of bars and positions of marks are written as style attributes by the server.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...outside],
    frameSrc: ["'self'", ...outside],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
