import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

const offered = ['zstd', 'br', 'gzip'] as const;

describe('the encoding of an answer', () => {
  test('is the best one that the client names, whatever its place', () => {
    expect(acceptedEncoding('gzip, deflate, br, zstd', offered)).toBe('zstd');
    expect(acceptedEncoding('gzip, deflate, br', offered)).toBe('br');
    expect(acceptedEncoding('GZIP', offered)).toBe('gzip');
  });

  test('is the one that the client likes better', () => {
    expect(acceptedEncoding('zstd;q=0.5, br;q=0.9, gzip', offered)).toBe('gzip');
    expect(acceptedEncoding('gzip;q=0.5, identity', offered)).toBeUndefined();
    expect(acceptedEncoding('*', offered)).toBe('zstd');
    expect(acceptedEncoding('*;q=0, gzip', offered)).toBe('gzip');
  });

  test('is none where the client names none that is offered', () => {
    expect(acceptedEncoding('', offered)).toBeUndefined();
    expect(acceptedEncoding('identity, deflate', offered)).toBeUndefined();
    expect(acceptedEncoding('zstd', ['br', 'gzip'])).toBeUndefined();
  });

  test('is never one that the client refuses', () => {
    expect(acceptedEncoding('zstd;q=0, br; q=0.000, gzip;q=0.5', offered)).toBe('gzip');
  });
});
