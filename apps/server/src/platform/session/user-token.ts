import { termsVersion } from '@boedel/contract/session/terms';
import { writeClaims } from '@boedel/domain/access/claims';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { NotSignedIn } from '../problems';
import { selectCaller, type CallerIds, type CallerRow, hasAcceptedTerms } from './caller';
import type { TokenSigner } from './tokens';

export type TokenSettings = Pick<Config, 'TOKEN_MINUTES'>;

const stampClaim = 'stamp';

/** What the browser gets to know about the person, and the stamp by which the database knows whether it still holds. */
export const createClaims = ({ firmId }: CallerIds, row: CallerRow): Record<string, unknown> => ({
  ...writeClaims({
    firmId,
    email: row.email,
    fullName: row.full_name,
    country: row.country,
    roles: row.roles,
    systemType: row.system_type,
    personTypes: row.system_types,
    firmTypes: row.firm_system_types,
    termsAccepted: hasAcceptedTerms(row),
    visit: row.visit === '' ? undefined : row.visit,
  }),
  [stampClaim]: `${row.stamp} ${termsVersion}`,
});

/** The database's part of the stamp; undefined where the token was made by a program that knew other terms. */
export function readStamp(claims: Readonly<Record<string, unknown>>): string | undefined {
  const [stamp, terms] = String(claims[stampClaim]).split(' ');
  return terms === termsVersion ? stamp : undefined;
}

/** Whether a token contains something that is no longer true. */
export const hasChangedClaims = (claims: Readonly<Record<string, unknown>>, ids: CallerIds, row: CallerRow): boolean =>
  Object.entries(createClaims(ids, row)).some(([key, value]) => JSON.stringify(claims[key]) !== JSON.stringify(value));

export const computeSecondsUntil = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / 1000));

/** The user token for a person as they are now. It never outlives the session. */
export const signToken = (
  { tokens, config }: { tokens: TokenSigner; config: TokenSettings },
  ids: CallerIds,
  row: CallerRow,
  now: Date,
): Promise<string> => {
  const life = Math.min(config.TOKEN_MINUTES * 60, computeSecondsUntil(row.idle_ends_at, now));
  return tokens.sign({ ...ids, shown: createClaims(ids, row) }, life, now);
};

export interface FreshToken {
  readonly token: string;
  readonly row: CallerRow;
  /** Seconds until the session ends by itself. */
  readonly refreshExpiresIn: number;
}

/** A token that says how things stand after a change was committed. */
export async function createFreshToken(
  { database, ...parts }: { database: Database; tokens: TokenSigner; config: TokenSettings },
  ids: CallerIds,
  now: Date,
): Promise<FreshToken> {
  const row = await database.single<CallerRow>(selectCaller(ids, now));
  if (!row) throw new NotSignedIn('invalid');
  return {
    row,
    token: await signToken(parts, ids, row, now),
    refreshExpiresIn: computeSecondsUntil(row.idle_ends_at, now),
  };
}
