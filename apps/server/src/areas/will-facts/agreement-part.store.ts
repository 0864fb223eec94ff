import type { AgreementInput } from '@boedel/contract/wills/wills.schema';
import type { Fraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';
import type { AgreementWithParts } from './agreement.store';

export async function writeParts(
  tx: Tx,
  row: Pick<AgreementWithParts, 'id' | 'matter_id'>,
  input: AgreementInput,
  shares: readonly Fraction[],
) {
  await tx.run(sql`delete from agreement_part where agreement_id = ${row.id}`);
  const createPartRow = (
    kind: string,
    partyId: number,
    place: number,
    more: Partial<Record<'asset' | 'n' | 'd' | 'to' | 'amount', number>> = {},
  ) =>
    sql`(${row.matter_id}::bigint, ${row.id}::bigint, ${kind}, ${partyId}::bigint, ${more.asset ?? null}::bigint, ${more.n ?? null}::bigint,
      ${more.d ?? null}::bigint, ${more.to ?? null}::bigint, ${more.amount ?? null}::bigint, ${place}::int)`;
  const lines = [
    ...input.awards.map(({ assetID, partyID }, nth) =>
      createPartRow('award', partyID, nth, { asset: assetID, n: Number(shares[nth]!.n), d: Number(shares[nth]!.d) }),
    ),
    ...input.signedBy.map((partyId, nth) => createPartRow('signature', partyId, nth)),
    ...input.transfers.map(({ fromID, toID, amount }, nth) =>
      createPartRow('transfer', fromID, nth, { to: toID, amount }),
    ),
  ];
  if (lines.length === 0) return;
  await tx.run(sql`insert into agreement_part (matter_id, agreement_id, kind, party_id, asset_id, share_n, share_d, to_party_id, amount_cents, position)
    values ${joinSql(lines)}`);
}
