import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claim } from '@boedel/domain/access/claims';
import { errors, jwtVerify, SignJWT } from 'jose';
import { NotSignedIn } from '../problems';

/** What the user token carries. The server trusts of it only who, in which firm, in which session; the rest is looked up. */
export interface TokenClaims {
  readonly personId: number;
  readonly firmId: number;
  /** A token without a session is never accepted. */
  readonly sessionId?: number;
  /** Further claims for the browser to read. */
  readonly shown: Readonly<Record<string, unknown>>;
}

export interface VerifiedToken {
  readonly personId: number;
  readonly firmId: number;
  readonly sessionId: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Tokens {
  sign(claims: TokenClaims, lifeSeconds: number, now: Date): Promise<string>;
  /** Throws NotSignedIn, and says whether the token was merely too old. */
  verify(token: string, now: Date): Promise<VerifiedToken>;
  /** As verify, for a token whose time may be over: it still proves which session it was of. */
  verifyPast(token: string): Promise<VerifiedToken>;
}

const issuer = 'boedel';
const algorithm = 'HS256';
const start = new Date(0);
const mostKnown = 10_000;
/** As we write them. A decoder overlooks spaces and padding: one token in a thousand spellings would fill what is known. */
const asWritten = /^[\w-]+\.[\w-]+\.[\w-]{43}$/;

export function tokensWith(authKey: string): Tokens {
  // A key object is made ready once; bytes would be at every call.
  const key = createSecretKey(createHash('sha256').update(`boedel user token ${authKey}`).digest());

  /** Tokens whose signature was found good, with the second they end: a browser sends the same one for minutes. */
  const known = new Map<string, { token: VerifiedToken; endsAt: number }>();

  async function verify(token: string, now: Date): Promise<VerifiedToken> {
    const found = known.get(token);
    if (found && now.getTime() < found.endsAt * 1000) return found.token;
    known.delete(token);
    if (!asWritten.test(token)) throw new NotSignedIn('invalid');
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience: issuer,
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      });
      const [personId, firmId, sessionId] = [payload.sub, payload[claim.firm], payload['sid']].map(Number);
      const ids = [personId, firmId, sessionId];
      if (!ids.every((id) => Number.isSafeInteger(id) && id! > 0)) throw new NotSignedIn('invalid');
      const verified = { personId: personId!, firmId: firmId!, sessionId: sessionId!, claims: payload };
      if (known.size >= mostKnown) known.delete(known.keys().next().value!); // the one known longest
      known.set(token, { token: verified, endsAt: payload.exp! });
      return verified;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new NotSignedIn('expired');
      throw new NotSignedIn('invalid');
    }
  }

  return {
    sign: ({ personId, firmId, sessionId, shown }, lifeSeconds, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ ...shown, [claim.firm]: firmId, ...(sessionId && { sid: sessionId }) })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(String(personId))
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key);
    },
    verify,
    verifyPast: (token) => verify(token, start),
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
