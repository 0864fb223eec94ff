import { readClaims } from '@boedel/domain/access/claims';
import { isRestricted } from '@boedel/domain/access/call-access';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Database } from '../db/database';
import { NotSignedIn } from '../problems';
import type { Actor } from '../tenancy/actor';
import type { CallerStamp } from '../tenancy/scopes';
import { selectCaller, type CallerRow, hasAcceptedTerms, readReach, readTypes } from './caller';
import type { TokenSigner, VerifiedToken } from './tokens';
import { hasChangedClaims, signToken, readStamp, type TokenSettings } from './user-token';

export interface IdentifiedCaller {
  readonly actor: Actor;
  /** Where roles, types or terms are no longer as the token says: one that says it right. */
  readonly freshToken?: string;
}

export const readBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

const toActor = (ids: Pick<Actor, 'personId' | 'firmId' | 'sessionId' | 'requestId'>, row: CallerRow): Actor => ({
  ...ids,
  email: row.email,
  fullName: row.full_name,
  country: findCountry(row.country) ?? defaultCountry,
  roles: row.roles,
  systemType: row.system_type,
  termsAccepted: hasAcceptedTerms(row),
  captureMatters: row.capture_matters,
  ...(row.visit !== '' && { visit: row.visit }),
  ...(isRestricted(row.roles) ? { reach: readReach(row) } : { types: readTypes(row) }),
});

/** Whom a bearer token is of; undefined where none was sent. */
export async function readToken(
  tokens: TokenSigner,
  authorization: string | undefined,
  now: Date,
): Promise<VerifiedToken | undefined> {
  const bearer = readBearer(authorization);
  return bearer ? tokens.verify(bearer, now) : undefined;
}

/** From a token to the person as the database knows them at this moment. */
export async function identifyCaller(
  { database, tokens, config, now }: { database: Database; tokens: TokenSigner; config: TokenSettings; now: Date },
  { personId, firmId, sessionId, claims }: VerifiedToken,
  requestId: string,
): Promise<IdentifiedCaller> {
  const ids = { personId, firmId, sessionId };
  const row = await database.single<CallerRow>(selectCaller(ids, now));
  if (!row) throw new NotSignedIn('invalid');
  return {
    actor: toActor({ ...ids, requestId }, row),
    ...(hasChangedClaims(claims, ids, row) && { freshToken: await signToken({ tokens, config }, ids, row, now) }),
  };
}

/** The person as their token has them, and what the database is asked to confirm it by. */
export interface TokenCaller {
  readonly actor: Actor;
  readonly stamp: CallerStamp;
}

type TokenPerson = Pick<
  Actor,
  'email' | 'fullName' | 'country' | 'roles' | 'systemType' | 'termsAccepted' | 'types' | 'visit'
>;
/** A browser sends the same token for minutes, and it is read once. */
const people = new WeakMap<VerifiedToken['claims'], TokenPerson>();

function readPerson(claims: VerifiedToken['claims']): TokenPerson {
  const known = people.get(claims);
  if (known) return known;
  const { email, fullName, country, roles, systemType, usableTypes: types, termsAccepted, visit } = readClaims(claims);
  const law = findCountry(country) ?? defaultCountry;
  const person = { email, fullName, country: law, roles, systemType, termsAccepted, types, ...(visit && { visit }) };
  people.set(claims, person);
  return person;
}

/** Of somebody who sees single matters a token does not say which: that is looked up. */
export function readTokenCaller(
  { personId, firmId, sessionId, claims }: VerifiedToken,
  requestId: string,
  now: Date,
): TokenCaller | undefined {
  const stamp = readStamp(claims);
  const person = readPerson(claims);
  if (isRestricted(person.roles) || stamp === undefined) return undefined;
  const actor = { ...person, personId, firmId, sessionId, requestId, captureMatters: [] };
  return { actor, stamp: { sessionId, at: now, stamp } };
}
