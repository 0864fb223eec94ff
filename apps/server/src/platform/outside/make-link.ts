import type { LinkPurpose } from '@boedel/domain/access/outside-link';
import { audit, type AuditActor } from '../audit/audit';
import type { Config } from '../config/config';
import { buildAddress } from '../config/own-address';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { computeFingerprint, createSecret } from '../session/secrets';

export interface NewOutsideLink {
  readonly purpose: LinkPurpose;
  /** The page it opens, where that is not the one of its purpose. */
  readonly page?: `/${string}`;
  readonly matterId: number;
  /** What it is about, in the table of the area that makes it. */
  readonly subjectId?: number;
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'af';
  readonly endsAt: Date;
}

/** The secret stands behind the #, which no browser sends: it is in no log of ours or of a proxy. */
const buildLinkAddress = (config: Parameters<typeof buildAddress>[0], page: `/${string}`, secret: string): string =>
  `${buildAddress(config, page)}#${secret}`;

/** A link for somebody without an account. Its address is used once, in the mail that contains it (`isSecret`). */
export async function makeLink(
  tx: Tx,
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  who: AuditActor,
  { purpose, page = `/outside/${purpose}`, matterId, subjectId, name, email, language, endsAt }: NewOutsideLink,
): Promise<{ readonly id: number; readonly address: string }> {
  const secret = createSecret();
  const { id } = await tx.one<{ id: number }>(sql`
    insert into outside_link (hash, purpose, matter_id, subject_id, name, email, language, ends_at)
    values (${computeFingerprint(secret)}, ${purpose}, ${matterId}, ${subjectId ?? null}, ${name}, ${email}, ${language}, ${endsAt.toISOString()})
    returning id`);
  await audit(tx, who, 'outsideLink.made', {
    entity: ['outside_link', id],
    matterId,
    after: { purpose, name, email, ends_at: endsAt.toISOString() },
  });
  return { id, address: buildLinkAddress(config, page, secret) };
}

/** Takes a link back; one that has ended stays as it was. */
export async function endLink(tx: Tx, who: AuditActor, id: number, why?: string): Promise<void> {
  const ended = await tx.maybe<{ matter_id: number; name: string }>(sql`
    update outside_link set ended_at = now(), version = version + 1 where id = ${id} and ended_at is null
    returning matter_id, name`);
  if (!ended) return;
  await audit(tx, who, 'outsideLink.ended', {
    entity: ['outside_link', id],
    matterId: ended.matter_id,
    before: { name: ended.name },
    why: why ?? null,
  });
}
