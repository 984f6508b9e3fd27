/** What programs in TypeScript read of `bootstrap.mjs`, which every Node can run. */
type Environment = Readonly<Record<string, string>>;

export const compileCache: Environment;
export const hugePages: Environment;
export const serverFlags: readonly string[];
