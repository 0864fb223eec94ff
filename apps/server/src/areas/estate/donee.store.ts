import { readShare } from '@boedel/domain/assets/read-fraction';
import { isRefused } from '@boedel/domain/law/refusal';
import { fraction, writeFraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const doneeTable = firmTable('exempt_donation_donee', {
  matter_id: c.id,
  donation_id: c.id,
  party_id: c.id,
  share_n: c.id,
  share_d: c.id,
});

interface DoneeShare {
  readonly partyID: number;
  readonly share: string;
}

export const doneeStore = (tx: Tx) => ({
  doneesOf: async (ids: readonly number[]): Promise<readonly { donees: DoneeShare[] }[]> => {
    const rows = await tx.rows<{ donation_id: number; party_id: number; share_n: number; share_d: number }>(sql`
      select donation_id, party_id, share_n, share_d from exempt_donation_donee
      where donation_id = any(${[...ids]}::bigint[]) order by id`);
    return ids.map((id) => ({
      donees: rows
        .filter((row) => row.donation_id === id)
        .map((row) => ({ partyID: row.party_id, share: writeFraction(fraction(row.share_n, row.share_d)) })),
    }));
  },

  partiesAmong: async (matterId: number, ids: readonly number[]): Promise<ReadonlySet<number>> =>
    new Set(
      (
        await tx.rows<{ id: number }>(sql`
          select id from matter_party where matter_id = ${matterId} and id = any(${[...ids]}::bigint[])`)
      ).map(({ id }) => id),
    ),

  async replace(matterId: number, donationId: number, donees: readonly DoneeShare[]): Promise<void> {
    await tx.run(sql`delete from exempt_donation_donee where donation_id = ${donationId}`);
    if (donees.length === 0) return;
    const rows = donees.map(({ partyID, share }) => {
      const read = readShare(share);
      if (isRefused(read)) throw new Error('a share was kept that cannot be read');
      return sql`(${matterId}::bigint, ${donationId}::bigint, ${partyID}::bigint, ${Number(read.n)}::bigint, ${Number(read.d)}::bigint)`;
    });
    await tx.run(
      sql`insert into exempt_donation_donee (matter_id, donation_id, party_id, share_n, share_d) values ${joinSql(rows)}`,
    );
  },
});
