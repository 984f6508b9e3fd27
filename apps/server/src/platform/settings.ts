import { z } from 'zod';

/** Settings of one part of the program: variables of the environment, and what is made of them. */
export interface Settings<Shape extends z.ZodRawShape, Config extends object> {
  /** By the name of the variable: its form, its default and what it is for. */
  readonly shape: Shape;
  read(values: z.output<z.ZodObject<Shape>>): Config;
}

/** Of any part. */
export interface AnySettings {
  readonly shape: z.ZodRawShape;
  read(values: never): object;
}

export function defineSettings<Shape extends z.ZodRawShape, Config extends object>(
  shape: Shape,
  read: (values: z.output<z.ZodObject<Shape>>) => Config,
): Settings<Shape, Config> {
  return { shape, read };
}

/** A setting as a process was started with it. */
export interface SettingInForce {
  readonly name: string;
  /** Null where it has none. */
  readonly value: string | null;
  /** Whether the environment says so; otherwise it is the default. */
  readonly isGiven: boolean;
  readonly purpose: string;
}

/** What the settings of a part become. */
export type ConfigOf<Part> = Part extends { read(values: never): infer Config } ? Config : object;

/** A number written as digits. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, wholeNumber(min, max))
    .transform(Number)
    .refine((number) => number >= min && number <= max, wholeNumber(min, max));

function wholeNumber(min: number, max: number): string {
  return `expected a whole number from ${min} to ${max}`;
}

/** One of a few words. */
export const choice = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `expected one of ${words.join(', ')}` });

/** An address of the web. @param example such as is expected */
export const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `expected an address such as ${example}` });

/** On or off. */
export const onOff = (preset: 'on' | 'off') => choice(['on', 'off']).default(preset);
