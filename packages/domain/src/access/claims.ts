import type { SystemType } from '../matter/kinds';
import type { Visit } from './call-access';
import { type Role, roles as knownRoles } from './role';
import { joinSystemTypes, listUsableSystemTypes } from './system-type';

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
export interface ReadToken {
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
export interface WrittenTokenClaims {
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

export const writeClaims = (person: WrittenTokenClaims): Record<string, unknown> => ({
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
export function readRoles(value: unknown): Role[] {
  const named: unknown[] = Array.isArray(value) ? value : [value];
  return knownRoles.filter((role) => named.includes(role));
}

const readTextClaim = (value: unknown): string => (typeof value === 'string' ? value : '');
const readNumberClaim = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const isTrueClaim = (value: unknown): boolean => value === true || readTextClaim(value).toLowerCase() === 'true';

/** Reads the claims of a token's body, in whichever of the usual ways they are written. */
export function readClaims(body: Readonly<Record<string, unknown>>): ReadToken {
  const visit = body[claim.visit];
  return {
    personId: readNumberClaim(body['sub']),
    firmId: readNumberClaim(body[claim.firm]),
    email: readTextClaim(body[claim.email]),
    fullName: readTextClaim(body[claim.fullName]),
    country: readTextClaim(body[claim.country]) || 'South Africa',
    roles: readRoles(body[claim.roles]),
    systemType: readNumberClaim(body[claim.systemType]),
    usableTypes: listUsableSystemTypes(readTextClaim(body[claim.personTypes]), readTextClaim(body[claim.firmTypes])),
    termsAccepted: isTrueClaim(body[claim.termsAccepted]),
    ...((visit === 'read' || visit === 'write') && { visit }),
    expires: readNumberClaim(body['exp']),
  };
}

/** The body of a token, unverified: for the browser, which cannot verify and does not decide. */
export function readTokenBody(token: string | null | undefined): Record<string, unknown> | undefined {
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
