import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featureGraph } from './feature-graph.ts';

const app = import.meta.dirname;

/** How the classes of a folder begin. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account'],
  advertising: ['advert'],
  alerts: ['alert'],
  'back-office': ['office'],
  bookmarks: ['bookmark'],
  'build-and-price': ['build'],
  cards: ['card'],
  compare: ['compare'],
  console: ['console'],
  content: ['content'],
  dealers: ['dealer'],
  'dealer-portal': ['portal'],
  'dealer-reviews': ['dealer-review', 'dealer-reviews'],
  experiences: ['experience'],
  home: ['home'],
  keywords: ['keyword'],
  history: ['history'],
  leads: ['lead'],
  map: ['map'],
  hearts: ['heart'],
  market: ['market'],
  help: ['help'],
  privacy: ['privacy'],
  promotions: ['promotion'],
  push: ['push'],
  reference: ['reference'],
  reviews: ['review'],
  reports: ['report'],
  saved: ['saved'],
  search: ['search', 'filter'],
  selling: ['sell'],
  sharing: ['sharing'],
  shell: ['shell'],
  ui: ['ui'],
  vehicles: ['vehicle'],
  vin: ['vin'],
  wallet: ['wallet'],
  checkout: ['checkout'],
};

/**
 * Folders whose classes are for others, too: the design system, and for those that know them the back office
 * and reviews.
 */
const kits = ['ui', 'back-office', 'reviews'];

/** Letters that the name of a class has at least. */
const minLetters = 4;

interface Source {
  readonly folder: string;
  readonly file: string;
  readonly text: string;
}

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: app })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => ({
      file,
      folder: file.includes('/') ? (file.split('/')[0] ?? '') : '',
      text: readFileSync(join(app, file), 'utf8'),
    }));

const classesIn = (text: string) =>
  [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Whether a class is of a folder: `card-price` is of `cards`, `cardboard` is not. */
const isOf = (folder: string, name: string) =>
  (prefixes[folder] ?? []).some((prefix) => name === prefix || name.startsWith(`${prefix}-`));

/** Whether components of a folder may have a class, and its sheets change it there. */
const mayHave = (folder: string, name: string) =>
  isOf(folder, name) ||
  kits
    .filter((kit) => kit === 'ui' || featureGraph[folder]?.includes(kit))
    .some((kit) => isOf(kit, name));

/** Every selector of a sheet: what stands before a block, but preludes of at-rules. */
function selectorsOf({ text }: Source): string[] {
  const plain = text.replace(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'));
}

const sheets = read('**/*.css');

/** Every rule of a sheet: its selector, behind what it stands in. */
function rulesOf({ text }: Source): string[] {
  const inside: string[] = [];
  const rules: string[] = [];
  for (const [, prelude = '', end] of text
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      const selector = prelude.trim().replace(/\s+/g, ' ');
      inside.push(selector);
      const isStep = inside.some((one) => one.startsWith('@keyframes'));
      if (!selector.startsWith('@') && !isStep) rules.push(inside.join(' | '));
    } else if (end === '}') inside.pop();
  }
  return rules;
}

/** The words of all strings of a source, where classes are named. */
function namedIn({ text }: Source): string[] {
  const strings = [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)];
  return strings.flatMap(([, one, two, three]) =>
    (one ?? two ?? three ?? '').split(/[^\w-]+/).filter(Boolean),
  );
}

describe.each(Object.keys(prefixes))('the style sheets of %s', (folder) => {
  const own = sheets.filter((sheet) => sheet.folder === folder);
  const styled = own.flatMap((sheet) => selectorsOf(sheet).flatMap(classesIn));

  test('style no class of another feature', () => {
    const foreign = styled.filter((name) => !mayHave(folder, name));
    expect(foreign).toEqual([]);
  });

  test('change the design system only within their own', () => {
    const global = own.flatMap(selectorsOf).filter((selector) => {
      const names = classesIn(selector);
      return names.length > 0 && !names.some((name) => isOf(folder, name));
    });
    expect(global).toEqual([]);
  });

  test('have whole words for names', () => {
    expect(styled.filter((name) => name.length < minLetters)).toEqual([]);
  });

  test('have no class that no component of theirs has', () => {
    // Pages are put together of all features.
    const isKit = kits.includes(folder);
    const users = read(isKit ? '**/*.{ts,tsx}' : `{${folder},routes}/**/*.{ts,tsx}`);
    const named = new Set([...users, ...read('root.tsx')].flatMap(namedIn));
    const unused = styled.filter((name) => isOf(folder, name) && !named.has(name));
    expect(unused).toEqual([]);
  });
});

test('a selector has one rule in its place, not two', () => {
  const twice = sheets.flatMap((sheet) => {
    const rules = rulesOf(sheet);
    const again = rules.filter((rule, at) => rules.indexOf(rule) < at);
    return again.map((rule) => `${sheet.file}: ${rule}`);
  });
  expect(twice).toEqual([]);
});

test('every sheet of a class is of a folder that has a prefix', () => {
  const elsewhere = sheets.filter(
    (sheet) => !(sheet.folder in prefixes) && selectorsOf(sheet).length > 0,
  );
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});

/** Sheets with rules in no layer: this one, and those that it takes in. */
function looseSheets(file: string): string[] {
  const text = readFileSync(join(app, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const taken = [...text.matchAll(/@import "([^"]+)";/g)].flatMap(([, path = '']) =>
    looseSheets(join(file, '..', path)),
  );
  const own = text.replace(/@import [^;]+;|@layer [^;{]+(?:;|\{\n.*?\n\})|@property [^}]+\}/gs, '');
  return own.trim() === '' ? taken : [file, ...taken];
}

test('every rule that a page loads stands in a layer', () => {
  const loaded = read('**/*.{ts,tsx}').flatMap(({ file, text }) =>
    [...text.matchAll(/'([^']+\.css)\?url'/g)].map(([, path = '']) => join(file, '..', path)),
  );
  expect(loaded.length).toBeGreaterThan(20);
  expect([...new Set(loaded)].flatMap(looseSheets)).toEqual([]);
});

test('what the whole page has is looked for where it stands, not in all that a page has', () => {
  const roaming = /(?:\bhtml|\bbody|:root)[^ ,]*:has\((?!\s*>)/;
  const found = sheets.flatMap((sheet) =>
    selectorsOf({ ...sheet, text: sheet.text.replace(/@media print \{\n.*?\n\}/gs, '') })
      .filter((selector) => roaming.test(selector))
      .map((selector) => `${sheet.file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('what is not printed says so by one class', () => {
  const hiding = /@media print \{\s*\.[\w-]+ \{\s*display: none;/;
  expect(sheets.filter(({ text }) => hiding.test(text)).map(({ file }) => file)).toEqual([]);
});

/** The classes that components of a source have, but those put together of parts. */
function classesHad({ text }: Source): string[] {
  const lists = [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)];
  return lists.flatMap(([, plain = '', code = '']) =>
    plain === ''
      ? (code.replace(/=== '[^']*'/g, '').match(/'[^']*'/g) ?? []).flatMap(
          (one) => one.match(/[\w-]+/g) ?? [],
        )
      : plain.split(' '),
  );
}

const components = read('**/*.tsx');

test('no component has a class of another feature', () => {
  const foreign = components
    .filter(({ folder }) => folder in prefixes)
    .flatMap((source) => {
      const others = classesHad(source).filter((name) => !mayHave(source.folder, name));
      return others.map((name) => `${source.file}: ${name}`);
    });
  expect(foreign).toEqual([]);
});

test('no component has a class that no sheet styles', () => {
  const styled = new Set(sheets.flatMap((sheet) => selectorsOf(sheet).flatMap(classesIn)));
  const bare = components.flatMap((source) =>
    classesHad(source)
      .filter((name) => !styled.has(name))
      .map((name) => `${source.file}: ${name}`),
  );
  expect(bare).toEqual([]);
});
