import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** A secret as it is now. */
export type Secret<Value = string> = () => Value;

/** @returns null for a text that is no such secret */
type Read<Value> = (text: string) => Value | null;

function readFile<Value>(path: string, read: Read<Value>): Value | null {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** A setting that names a file with a secret. @param expected what it holds */
export const secretFile = <Value>(read: Read<Value>, expected: string) =>
  z
    .string()
    .refine((path) => readFile(path, read) !== null, {
      error: ({ input }) => `expected a file with ${expected}; ${faultOf(String(input))}`,
    })
    .optional();

/**
 * Why there is no secret at a path. Neither is told: whoever takes one setting for another writes a secret as a
 * path.
 */
function faultOf(path: string): string {
  try {
    readFileSync(path);
    return 'what it holds is none';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
  }
}

/**
 * The secret of a file, which is read whenever one is needed, so that it changes without a restart. A file that is
 * away, or is being written, leaves it as it was.
 *
 * @param given what it is without a file
 * @returns null where there is neither
 */
export function currentSecret<Value>(
  path: string | undefined,
  read: Read<Value>,
  given: Value | undefined,
): Secret<Value> | null {
  const now = () => (path === undefined ? null : readFile(path, read));
  const first = now() ?? given;
  if (first === undefined) return null;
  let known = first;
  return () => {
    known = now() ?? known;
    return known;
  };
}

/** One line. */
export const readLine: Read<string> = (text) => /^[^\r\n]+$/.exec(text.trim())?.[0] ?? null;

/** Lines, or parts between commas, each of this form; of no other. */
export const readSeveral =
  (isOne: (part: string) => boolean): Read<readonly string[]> =>
  (text) => {
    const parts = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
    return parts.length > 0 && parts.every(isOne) ? parts : null;
  };

/** An address with a password in it. */
export function withPassword(url: string, password: Secret | null): string {
  if (password === null) return url;
  const address = new URL(url);
  address.password = encodeURIComponent(password());
  return address.href;
}

/**
 * The password of a server, from its file.
 *
 * @returns null where no file is named
 * @throws CannotStart for a file that says there is a server, without its address: what is on no server would be used
 * in its place, and nobody would know
 */
export function passwordOf<Name extends string>(
  values: Partial<Readonly<Record<Name, string | undefined>>>,
  file: Name,
  address: Name,
): Secret | null {
  if (values[file] !== undefined && values[address] === undefined)
    throw new CannotStart(`${file} is for ${address}: expected both.`);
  return currentSecret(values[file], readLine, undefined);
}
