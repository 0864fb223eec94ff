import { type TokenReading, bodyOfToken, readClaims } from '@boedel/domain/access/claims';

/** What a token tells of the person. It decides only what is shown; the server decides what may be done. */
export function claimsOf(token: string | null): TokenReading | undefined {
  const body = bodyOfToken(token);
  return body && readClaims(body);
}
