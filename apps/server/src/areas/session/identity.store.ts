import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { ProviderIdentity } from '../../platform/session/identity-provider';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';

const nonceMinutes = 15;

/** In the provider's transactions: who somebody is elsewhere is a person's, not a firm's. */
export const identityStore = (tx: Tx, now: Date) => ({
  giveNonce: async (): Promise<string> => {
    const nonce = createSecret();
    await tx.run(sql`insert into identity_nonce (hash, expires_at) values (${computeFingerprint('nonce', nonce)},
      ${new Date(now.getTime() + nonceMinutes * 60_000).toISOString()})`);
    return nonce;
  },
  /** Whether we gave it out and it has not come back before: the token that brings it is good once. */
  takeNonce: async (nonce: string): Promise<boolean> =>
    (await tx.run(sql`delete from identity_nonce
      where hash = ${computeFingerprint('nonce', nonce)} and expires_at > ${now.toISOString()}`)) === 1,
  personOf: async ({ issuer, subject }: ProviderIdentity): Promise<number | undefined> =>
    (
      await tx.maybe<{ person_id: number }>(
        sql`select person_id from person_identity where issuer = ${issuer} and subject = ${subject}`,
      )
    )?.person_id,
  /** False where the person is somebody else at this provider already: an address that was handed on opens nothing. */
  link: async ({ issuer, subject }: ProviderIdentity, personId: number): Promise<boolean> =>
    (await tx.run(sql`insert into person_identity (issuer, subject, person_id, linked_at)
      values (${issuer}, ${subject}, ${personId}, ${now.toISOString()}) on conflict do nothing`)) === 1,
  /** Every firm of the person must allow it: a session opens all of them. */
  firmsConsent: async (personId: number): Promise<boolean> =>
    (
      await tx.one<{ consent: boolean }>(sql`
        select coalesce(bool_and(s.allows_single_sign_on), false) as consent
        from membership m join firm_setting s on s.intermediary_id = m.intermediary_id
        where m.person_id = ${personId} and m.accepted_at is not null
          and (m.support_until is null or m.support_until > ${now.toISOString()})`)
    ).consent,
});
