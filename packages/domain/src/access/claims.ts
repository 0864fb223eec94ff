import type { SystemType } from '../matter/kinds';
import type { Visit } from './who';
import { type Role, roles as knownRoles } from './role';
import { joinSystemTypes, usableSystemTypes } from './system-type';

/** The names under which a user token says what the browser needs to know. */
export const claim = {
  personTypes: 'app:UserSystemTypes',
  firmTypes: 'app:SystemTypes',
  termsAccepted: 'app:UserAcceptedTCs',
  systemType: 'systemType',
  firm: 'intermediaryID',
  fullName: 'fullname',
  email: 'email',
  country: 'country',
  roles: 'roles',
  visit: 'app:SupportVisit',
} as const;

/** What a token tells about the person who holds it. The server looks all of it up again; the screen only reflects it. */
export interface TokenReading {
  readonly personId: number;
  readonly firmId: number;
  readonly email: string;
  readonly fullName: string;
  readonly country: string;
  readonly roles: readonly Role[];
  readonly systemType: number;
  readonly usableTypes: readonly SystemType[];
  readonly termsAccepted: boolean;
  readonly visit?: Visit;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** What is written into a token; reading it gives the same back. */
export interface TokenWriting {
  readonly firmId: number;
  readonly email: string;
  readonly fullName: string;
  readonly country: string;
  readonly roles: readonly Role[];
  readonly systemType: number;
  readonly personTypes: readonly number[];
  readonly firmTypes: readonly number[];
  readonly termsAccepted: boolean;
  readonly visit?: Visit | undefined;
}

export const writeClaims = (person: TokenWriting): Record<string, unknown> => ({
  [claim.personTypes]: joinSystemTypes(person.personTypes),
  [claim.firmTypes]: joinSystemTypes(person.firmTypes),
  [claim.termsAccepted]: person.termsAccepted,
  [claim.systemType]: person.systemType,
  [claim.firm]: person.firmId,
  [claim.fullName]: person.fullName,
  [claim.email]: person.email,
  [claim.country]: person.country,
  [claim.roles]: person.roles,
  ...(person.visit && { [claim.visit]: person.visit }),
});

/** One value or a list, as identity providers write it; names that are no roles of ours are left out. */
export function rolesIn(value: unknown): Role[] {
  const named: unknown[] = Array.isArray(value) ? value : [value];
  return knownRoles.filter((role) => named.includes(role));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const says = (value: unknown): boolean => value === true || text(value).toLowerCase() === 'true';

/** Reads the claims of a token's body, in whichever of the usual ways they are written. */
export function readClaims(body: Readonly<Record<string, unknown>>): TokenReading {
  const visit = body[claim.visit];
  return {
    personId: number(body['sub']),
    firmId: number(body[claim.firm]),
    email: text(body[claim.email]),
    fullName: text(body[claim.fullName]),
    country: text(body[claim.country]) || 'South Africa',
    roles: rolesIn(body[claim.roles]),
    systemType: number(body[claim.systemType]),
    usableTypes: usableSystemTypes(text(body[claim.personTypes]), text(body[claim.firmTypes])),
    termsAccepted: says(body[claim.termsAccepted]),
    ...((visit === 'read' || visit === 'write') && { visit }),
    expires: number(body['exp']),
  };
}

/** The body of a token, unverified: for the browser, which cannot verify and does not decide. */
export function bodyOfToken(token: string | null | undefined): Record<string, unknown> | undefined {
  const part = token?.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // not a token at all
  }
}
