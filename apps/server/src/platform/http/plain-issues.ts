import { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const units: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** What was expected of a value, after its name and a colon; undefined where the library has to say it. */
function expectedWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected];
      if (kind === undefined) return undefined;
      return issue.input === undefined ? `is missing: expected ${kind}` : `expected ${kind}`;
    }
    case 'invalid_value':
      return `expected ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return `expected at least ${sizeWords(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected at most ${sizeWords(issue.maximum, issue.origin)}`;
    default:
      return undefined;
  }
}

function sizeWords(size: number | bigint, origin: string): string {
  const [one, more] = units[origin] ?? ['', ''];
  return `${size} ${size === 1 ? one : more}`.trimEnd();
}

/** Has every schema that says nothing of its own tell in plain words what it expected. */
export const speakPlainly = (): void => void z.config({ customError: expectedWords });
