import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: six digits, half a minute, SHA-1 (RFC 6238). */
const period = 30;
export const createTotp = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The step a code belongs to, one either side of now for slow clocks; undefined where it is none or was used. */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret, '', '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return step > lastStep ? step : undefined;
}

/** Without letters that are mistaken for others; 60 bits, so a fingerprint keeps them safe. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
export const createRecoveryCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );
