import type { LinkPurpose } from '@boedel/domain/access/outside-link';
import { message } from '@boedel/domain/law/message';
import type { Database } from '../db/database';
import { sql } from '../db/sql';
import { NotSignedIn } from '../problems';
import { computeFingerprint } from '../session/secrets';
import type { WorkingPerson } from '../tenancy/scopes';

/** Somebody without an account, as far as the link that was sent to them says. */
export interface Guest {
  /** Nobody has an account: the trail names them as the link does. */
  readonly personId: null;
  readonly fullName: string;
  readonly requestId: string;
  readonly linkId: number;
  readonly firmId: number;
  readonly matterId: number;
  readonly purpose: LinkPurpose;
  /** What the link is about: an intake, a signature, a claim. */
  readonly subjectId: number | null;
  readonly email: string;
  readonly language: 'en' | 'af';
}

interface LinkGuestRow {
  readonly intermediary_id: number;
  readonly id: number;
  readonly matter_id: number;
  readonly purpose: LinkPurpose;
  readonly subject_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'af';
}

const deadLink = message('This link has expired or was withdrawn. Ask the person who sent it to you for a new one.');

/** From a link's secret to whom it was sent to. Unknown, ended, taken back and made for another purpose are the same. */
export async function findGuest(
  database: Database,
  secret: string | string[] | undefined,
  purpose: LinkPurpose | 'any',
  requestId: string,
  now: Date,
): Promise<Guest> {
  if (typeof secret !== 'string' || secret === '') throw new NotSignedIn('missing', deadLink);
  const row = await database.single<LinkGuestRow>(
    sql`select * from link_of(${computeFingerprint(secret)}, ${now.toISOString()})`,
  );
  if (!row || (purpose !== 'any' && row.purpose !== purpose)) throw new NotSignedIn('invalid', deadLink);
  return {
    personId: null,
    fullName: row.name,
    requestId,
    linkId: row.id,
    firmId: row.intermediary_id,
    matterId: row.matter_id,
    purpose: row.purpose,
    subjectId: row.subject_id,
    email: row.email,
    language: row.language,
  };
}

/**
 * The one matter of the link, and of it what needs no right that is given to people: assets, papers and the like are read
 * with `runAsFirm`, by a handler that says which.
 */
export const readGuestReach = ({ matterId }: Guest): WorkingPerson => ({
  reach: { matters: [matterId], captureMatters: [matterId] },
});
