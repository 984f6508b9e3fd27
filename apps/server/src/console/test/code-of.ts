import { createOTP } from '@better-auth/utils/otp';

/** The code that an app with this secret shows now. */
export function codeOf(secret: string): Promise<string> {
  return createOTP(decode(secret), { digits: 6, period: 30 }).totp();
}

/** Text of base32, as apps are given it. */
function decode(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}
