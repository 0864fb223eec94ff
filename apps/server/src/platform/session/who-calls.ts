import type { Role } from '@boedel/domain/access/role';
import { isRestricted } from '@boedel/domain/access/who';
import type { Database } from '../db/database';
import { sql } from '../db/sql';
import { NotSignedIn } from '../problems';
import type { Actor } from './actor';
import type { Tokens } from './tokens';

interface CallerRow {
  email: string;
  full_name: string;
  roles: Role[];
  system_type: number;
  terms_accepted: boolean;
}

/** From a bearer token to the person as the database knows them at this moment. */
export async function whoCalls(
  { database, tokens, now }: { database: Database; tokens: Tokens; now: Date },
  authorization: string | undefined,
  requestId: string,
): Promise<Actor | undefined> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const { personId, firmId } = await tokens.verify(token, now);
  const row = await database.single<CallerRow>(sql`select * from caller_of(${personId}, ${firmId})`);
  if (!row) throw new NotSignedIn('invalid');
  return {
    personId,
    firmId,
    email: row.email,
    fullName: row.full_name,
    roles: row.roles,
    systemType: row.system_type,
    termsAccepted: row.terms_accepted,
    captureMatters: [],
    ...(isRestricted(row.roles) && { reach: { matters: [], captureMatters: [] } }),
    requestId,
  };
}
