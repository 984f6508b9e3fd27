import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Loads all of a server, and holds each import that is resolved quickly against what Node says. */
const program = `
  import { registerHooks } from 'node:module';
  import { nameInPackage, resolveQuickly } from '${new URL('./resolve-quickly.ts', import.meta.url).href}';
  const told = { quick: 0, named: 0, different: [] };
  const known = new Map();
  registerHooks({ resolve(specifier, context, next) {
    const said = next(specifier, context);
    if (!context.parentURL) return said;
    const name = context.conditions.includes('import') ? nameInPackage(specifier, context.parentURL) : null;
    if (name) told.named += 1;
    if (name && !known.has(name)) known.set(name, said);
    const quick = resolveQuickly(specifier, context.parentURL) ?? known.get(name);
    if (quick) told.quick += 1;
    if (quick && (quick.url !== said.url || quick.format !== said.format))
      told.different.push([specifier, context.parentURL, said.url, said.format]);
    return said;
  } });
  await import('${new URL('../../compose/production-server.ts', import.meta.url).href}');
  console.log(JSON.stringify(told));
  process.exit();`;

test('what is resolved quickly is what Node resolves, for all that a server loads', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const { quick, named, different } = JSON.parse(printed);
  expect(different).toEqual([]);
  expect(quick).toBeGreaterThan(3000);
  expect(named).toBeGreaterThan(1000);
});
