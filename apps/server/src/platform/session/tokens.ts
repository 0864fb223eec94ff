import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, jwtVerify, SignJWT } from 'jose';
import { NotSignedIn } from '../problems';

/** What the user token carries. The server trusts of it only who and in which firm; the rest is looked up. */
export interface TokenClaims {
  readonly personId: number;
  readonly firmId: number;
  /** Further claims for the browser to read. */
  readonly shown: Readonly<Record<string, unknown>>;
}

export interface Tokens {
  sign(claims: TokenClaims, lifeSeconds: number, now: Date): Promise<string>;
  /** Throws NotSignedIn, and says whether the token was merely too old. */
  verify(
    token: string,
    now: Date,
  ): Promise<Pick<TokenClaims, 'personId' | 'firmId'> & { claims: Record<string, unknown> }>;
}

const issuer = 'boedel';
const algorithm = 'HS256';

export function tokensWith(authKey: string): Tokens {
  const key = createHash('sha256').update(`boedel user token ${authKey}`).digest();
  return {
    sign: ({ personId, firmId, shown }, lifeSeconds, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ ...shown, firm: firmId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(String(personId))
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key);
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: issuer,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'firm'],
        });
        const [personId, firmId] = [Number(payload.sub), Number(payload['firm'])];
        if (!Number.isSafeInteger(personId) || !Number.isSafeInteger(firmId)) throw new NotSignedIn('invalid');
        return { personId, firmId, claims: payload };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new NotSignedIn('expired');
        throw new NotSignedIn('invalid');
      }
    },
  };
}

/** The signing key: AUTH_KEY where it is set, else one made once and kept in the data folder. */
export async function authKey(configured: string | undefined, dataFolder: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataFolder, 'auth-key');
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
