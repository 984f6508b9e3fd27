import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What every request carries from the first middleware on. */
export interface HttpVariables {
  requestId: string;
  nonce: string;
  /** Of the trace that it belongs to, where a collector gets traces. */
  traceId?: string;
}

/**
 * Headers that every answer bears. Scripts and style elements count only with this response's nonce;
 * nothing is loaded from another host but sellers' photographs and, where the operator names them, the
 * origins of an advertising network and of who else signs people in.
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
  return (context, next) => {
    context.set('nonce', randomBytes(16).toString('base64'));
    return setHeaders(context, next);
  };
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
