import type { Config } from '@react-router/dev/config';

/** A route is one file: what the browser runs of one before its page is rendered is a few lines. */
export default { ssr: true, splitRouteModules: false } satisfies Config;
