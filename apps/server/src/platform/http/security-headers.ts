import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** What every request carries from the first middleware on. */
export interface HttpVariables {
  requestId: string;
  nonce: string;
}

/**
 * Headers that every answer bears. Scripts and style elements count only with this response's nonce;
 * nothing is loaded from another host but sellers' photographs and, where a network fills
 * advertising spaces, what comes from the origins of its advertisements.
 */
export function securityHeaders(options: {
  readonly development: boolean;
  readonly adOrigins: readonly string[];
  /** Whether shoppers reach the site by https alone. */
  readonly isSecure: boolean;
}): MiddlewareHandler<{ Variables: HttpVariables }> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, options));
    if (options.isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
  };
}

function contentSecurityPolicy(
  nonce: string,
  {
    development,
    adOrigins,
  }: Pick<Parameters<typeof securityHeaders>[0], 'development' | 'adOrigins'>,
): string {
  const ads = adOrigins.map((origin) => ` ${origin}`).join('');
  // In development the bundler injects styles and opens a socket for hot reload.
  const styles = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const connect = development ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${ads}`,
    `style-src ${styles}`,
    // Widths of bars and positions of marks are written as style attributes by the server.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${connect}${ads}`,
    `frame-src 'self'${ads}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
