import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { claim } from '@boedel/domain/access/claims';
import { errors, jwtVerify, SignJWT } from 'jose';
import { NotSignedIn } from '../problems';
import { type SecretKeys, nameKey } from './keys';

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

export interface TokenSigner {
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

/** A key object is made ready once; bytes would be at every call. */
const createTokenKey = (key: string): KeyObject =>
  createSecretKey(createHash('sha256').update(`boedel user token ${key}`).digest());

export function createTokens({ signing, earlier }: SecretKeys): TokenSigner {
  const byName = new Map([signing, ...earlier].map((key) => [nameKey(key), createTokenKey(key)]));
  /** Tokens were once written without their key's name; then it was the oldest. */
  const unnamed = nameKey(earlier.at(-1) ?? signing);
  const findKey = ({ kid = unnamed }: { kid?: string }): KeyObject => {
    const key = byName.get(kid);
    if (!key) throw new NotSignedIn('invalid');
    return key;
  };

  /** Tokens whose signature was found good, with the second they end: a browser sends the same one for minutes. */
  const known = new Map<string, { token: VerifiedToken; endsAt: number }>();

  async function verify(token: string, now: Date): Promise<VerifiedToken> {
    const found = known.get(token);
    if (found && now.getTime() < found.endsAt * 1000) return found.token;
    known.delete(token);
    if (!asWritten.test(token)) throw new NotSignedIn('invalid');
    try {
      const { payload } = await jwtVerify(token, findKey, {
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
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: nameKey(signing) })
        .setSubject(String(personId))
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(byName.get(nameKey(signing))!);
    },
    verify,
    verifyPast: (token) => verify(token, start),
  };
}
