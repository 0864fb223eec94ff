import { readClaims } from '@boedel/domain/access/claims';
import { isRestricted } from '@boedel/domain/access/who';
import type { Database } from '../db/database';
import { NotSignedIn } from '../problems';
import type { Actor } from '../tenancy/actor';
import { askCaller, type CallerRow, hasAcceptedTerms, reachOf, typesOf } from './caller';
import type { Tokens, VerifiedToken } from './tokens';
import { claimsDiffer, signFor, type TokenSettings } from './user-token';

export interface Called {
  readonly actor: Actor;
  /** Where roles, types or terms are no longer as the token says: one that says it right. */
  readonly freshToken?: string;
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

const actorFrom = (ids: Pick<Actor, 'personId' | 'firmId' | 'sessionId' | 'requestId'>, row: CallerRow): Actor => ({
  ...ids,
  email: row.email,
  fullName: row.full_name,
  roles: row.roles,
  systemType: row.system_type,
  termsAccepted: hasAcceptedTerms(row),
  captureMatters: row.capture_matters,
  ...(isRestricted(row.roles) ? { reach: reachOf(row) } : { types: typesOf(row) }),
});

/** Whom a bearer token is of; undefined where none was sent. */
export async function tokenIn(
  tokens: Tokens,
  authorization: string | undefined,
  now: Date,
): Promise<VerifiedToken | undefined> {
  const bearer = bearerIn(authorization);
  return bearer ? tokens.verify(bearer, now) : undefined;
}

/** From a token to the person as the database knows them at this moment. */
export async function whoCalls(
  { database, tokens, config, now }: { database: Database; tokens: Tokens; config: TokenSettings; now: Date },
  { personId, firmId, sessionId, claims }: VerifiedToken,
  requestId: string,
): Promise<Called> {
  const ids = { personId, firmId, sessionId };
  const row = await database.single<CallerRow>(askCaller(ids, now));
  if (!row) throw new NotSignedIn('invalid');
  return {
    actor: actorFrom({ ...ids, requestId }, row),
    ...(claimsDiffer(claims, ids, row) && { freshToken: await signFor({ tokens, config }, ids, row, now) }),
  };
}

/**
 * The person as their token has them, which `whoCalls` has yet to confirm. Of somebody who sees single matters it does not
 * say which.
 */
export function actorInToken(
  { personId, firmId, sessionId, claims }: VerifiedToken,
  requestId: string,
): Actor | undefined {
  const { email, fullName, roles, systemType, usableTypes, termsAccepted } = readClaims(claims);
  if (isRestricted(roles)) return undefined;
  const ids = { personId, firmId, sessionId, requestId };
  return { ...ids, email, fullName, roles, systemType, termsAccepted, captureMatters: [], types: usableTypes };
}
