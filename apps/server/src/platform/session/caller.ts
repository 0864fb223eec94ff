import { termsVersion } from '@boedel/contract/session/terms';
import type { Role } from '@boedel/domain/access/role';
import { type Sql, sql } from '../db/sql';
import type { MatterReach } from '../tenancy/scopes';

/** Whose session, in which firm. */
export interface CallerIds {
  readonly personId: number;
  readonly firmId: number;
  readonly sessionId: number;
}

/** A person in a firm as the database function caller_of returns it; no row where the session or membership is gone. */
export interface CallerRow {
  readonly email: string;
  readonly full_name: string;
  readonly roles: Role[];
  readonly system_types: number[];
  readonly system_type: number;
  readonly terms_version: string | null;
  readonly firm_system_types: number[];
  readonly country: string;
  readonly matters: number[];
  readonly capture_matters: number[];
  readonly idle_ends_at: string;
  /** Whether the person is in the firm for support, and whether the firm lets them make changes. */
  readonly visit: '' | 'read' | 'write';
  /** All of it that a token says, as one short text. */
  readonly stamp: string;
}

export const selectCaller = ({ personId, firmId, sessionId }: CallerIds, now: Date): Sql =>
  sql`
    select c.*, caller_stamp(email, full_name, roles, system_types, system_type, terms_version, firm_system_types, country, visit) as stamp
    from caller_of(${personId}, ${firmId}, ${sessionId}, ${now.toISOString()}) c`;

/** The terms in force, not any terms. */
export const hasAcceptedTerms = (row: Pick<CallerRow, 'terms_version'>): boolean => row.terms_version === termsVersion;

/** The types a person works in: their own, as far as the firm has them. */
export const readTypes = (row: Pick<CallerRow, 'system_types' | 'firm_system_types'>): number[] =>
  row.system_types.filter((type) => row.firm_system_types.includes(type));

/** What a restricted person was given: the database function given_matters is the one place that knows. */
export const readReach = (row: CallerRow): MatterReach => ({
  matters: row.matters,
  captureMatters: row.capture_matters,
});
