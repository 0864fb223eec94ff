import { readClaims } from '@boedel/domain/access/claims';
import { isRestricted } from '@boedel/domain/access/who';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Database } from '../db/database';
import { NotSignedIn } from '../problems';
import type { Actor } from '../tenancy/actor';
import type { Stamp } from '../tenancy/doors';
import { askCaller, type CallerRow, hasAcceptedTerms, reachOf, typesOf } from './caller';
import type { Tokens, VerifiedToken } from './tokens';
import { claimsDiffer, signFor, stampIn, type TokenSettings } from './user-token';

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
  country: countryNamed(row.country) ?? defaultCountry,
  roles: row.roles,
  systemType: row.system_type,
  termsAccepted: hasAcceptedTerms(row),
  captureMatters: row.capture_matters,
  ...(row.visit !== '' && { visit: row.visit }),
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

/** The person as their token has them, and what the database is asked to confirm it by. */
export interface InToken {
  readonly actor: Actor;
  readonly stamp: Stamp;
}

type Person = Pick<
  Actor,
  'email' | 'fullName' | 'country' | 'roles' | 'systemType' | 'termsAccepted' | 'types' | 'visit'
>;
/** A browser sends the same token for minutes, and it is read once. */
const people = new WeakMap<VerifiedToken['claims'], Person>();

function personIn(claims: VerifiedToken['claims']): Person {
  const known = people.get(claims);
  if (known) return known;
  const { email, fullName, country, roles, systemType, usableTypes: types, termsAccepted, visit } = readClaims(claims);
  const law = countryNamed(country) ?? defaultCountry;
  const person = { email, fullName, country: law, roles, systemType, termsAccepted, types, ...(visit && { visit }) };
  people.set(claims, person);
  return person;
}

/** Of somebody who sees single matters a token does not say which: that is looked up. */
export function inToken(
  { personId, firmId, sessionId, claims }: VerifiedToken,
  requestId: string,
  now: Date,
): InToken | undefined {
  const stamp = stampIn(claims);
  const person = personIn(claims);
  if (isRestricted(person.roles) || stamp === undefined) return undefined;
  const actor = { ...person, personId, firmId, sessionId, requestId, captureMatters: [] };
  return { actor, stamp: { sessionId, at: now, stamp } };
}
