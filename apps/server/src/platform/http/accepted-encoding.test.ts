import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

const offered = ['zstd', 'br', 'gzip'] as const;

describe('the encoding of an answer', () => {
  test('is the best one that the client names, whatever its place', () => {
    expect(acceptedEncoding('gzip, deflate, br, zstd', offered)).toBe('zstd');
    expect(acceptedEncoding('gzip, deflate, br', offered)).toBe('br');
    expect(acceptedEncoding('GZIP', offered)).toBe('gzip');
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
