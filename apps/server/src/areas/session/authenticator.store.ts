import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';
import type { SecretKeys } from '../../platform/session/keys';
import { seal, unseal } from '../../platform/session/sealed';
import { computeFingerprint } from '../../platform/session/secrets';
import { createRecoveryCode, findTotpStep } from './authenticator';

/** In the provider's transactions: a second factor is a person's, not a firm's. */
export const authenticatorStore = (tx: Tx, keys: SecretKeys, now: Date) => {
  const findAuthenticator = (personId: number): Promise<StoredAuthenticatorRow | undefined> =>
    tx.maybe(sql`select sealed_secret, confirmed_at, last_step from authenticator
      where person_id = ${personId} for update`);
  return {
    isOn: async (personId: number): Promise<boolean> =>
      (await tx.maybe(sql`select person_id from authenticator
        where person_id = ${personId} and confirmed_at is not null`)) !== undefined,
    /** A new secret that waits for its first code. One that is in use stays until then. */
    begin: (personId: number, sealedSecret: string) =>
      tx.run(sql`insert into authenticator (person_id, sealed_secret) values (${personId}, ${sealedSecret})
        on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
        where authenticator.confirmed_at is null`),
    /** Takes a code: of an app that is in use, or the first one of a new app. */
    takeCode: async (personId: number, code: string, isFirst: boolean): Promise<boolean> => {
      const row = await findAuthenticator(personId);
      if (!row || (row.confirmed_at === null) !== isFirst) return false;
      const secret = unseal(keys, row.sealed_secret);
      const step = secret === undefined ? undefined : findTotpStep(secret, code, row.last_step, now);
      if (secret === undefined || step === undefined) return false;
      await tx.run(sql`update authenticator set last_step = ${step}, sealed_secret = ${seal(keys, secret)},
        confirmed_at = coalesce(confirmed_at, ${now.toISOString()}) where person_id = ${personId}`);
      return true;
    },
    takeRecoveryCode: async (personId: number, code: string): Promise<boolean> =>
      (await tx.run(sql`update recovery_code set used_at = ${now.toISOString()}
        where person_id = ${personId} and hash = ${computeRecoveryHash(personId, code)} and used_at is null`)) === 1,
    recoveryCodesLeft: async (personId: number): Promise<number> =>
      (
        await tx.one<{ count: number }>(
          sql`select count(*) as count from recovery_code where person_id = ${personId} and used_at is null`,
        )
      ).count,
    /** Ten new codes; the old ones are worth nothing. They are shown once and kept as fingerprints. */
    newRecoveryCodes: async (personId: number): Promise<string[]> => {
      const codes = Array.from({ length: 10 }, createRecoveryCode);
      await tx.run(sql`delete from recovery_code where person_id = ${personId}`);
      const rows = codes.map((code) => sql`(${personId}::bigint, ${computeRecoveryHash(personId, code)})`);
      await tx.run(sql`insert into recovery_code (person_id, hash) values ${joinSql(rows)}`);
      return codes;
    },
    remove: async (personId: number): Promise<void> => {
      await tx.run(sql`delete from authenticator where person_id = ${personId}`);
      await tx.run(sql`delete from recovery_code where person_id = ${personId}`);
    },
  };
};

export interface StoredAuthenticatorRow {
  readonly sealed_secret: string;
  readonly confirmed_at: string | null;
  readonly last_step: number;
}

export const computeRecoveryHash = (personId: number, code: string): string =>
  computeFingerprint('recovery', String(personId), code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Seals every secret with the key that signs now. Those that no key opens stay as they are: their owners need a reset. */
export async function resealAuthenticators(tx: Tx, keys: SecretKeys): Promise<{ resealed: number; lost: number }> {
  const rows = await tx.rows<{ person_id: number; sealed_secret: string }>(
    sql`select person_id, sealed_secret from authenticator order by person_id for update`,
  );
  let resealed = 0;
  for (const { person_id, sealed_secret } of rows) {
    const secret = unseal(keys, sealed_secret);
    if (secret === undefined) continue;
    resealed += await tx.run(
      sql`update authenticator set sealed_secret = ${seal(keys, secret)} where person_id = ${person_id}`,
    );
  }
  return { resealed, lost: rows.length - resealed };
}

/** How many secrets no key here opens: their owners cannot sign in with them. */
export async function countUnopenable(tx: Tx, keys: SecretKeys): Promise<number> {
  const rows = await tx.rows<{ sealed_secret: string }>(sql`select sealed_secret from authenticator`);
  return rows.filter(({ sealed_secret }) => unseal(keys, sealed_secret) === undefined).length;
}
