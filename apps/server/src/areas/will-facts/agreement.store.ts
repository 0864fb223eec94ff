import type { HeirAgreement } from '@boedel/domain/estate/will';
import type { Cents } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesMatter } from '../../platform/db/sees';

export const agreementTable = firmTable('agreement', {
  matter_id: c.id,
  ground: c.text,
  dated_on: c.day.orNull,
  description: c.text.orNull,
  approved_for_minors: c.flag.orNull,
  master_consents: c.flag.orNull,
  security_for_minors: c.flag.orNull,
});
export type AgreementRow = RowOf<typeof agreementTable>;

export const agreementPartTable = firmTable('agreement_part', {
  matter_id: c.id,
  agreement_id: c.id,
  kind: c.text,
  party_id: c.id,
  asset_id: c.id.orNull,
  share_n: c.id.orNull,
  share_d: c.id.orNull,
  to_party_id: c.id.orNull,
  amount_cents: c.cents.orNull,
  position: c.int,
});
export type AgreementPartRow = RowOf<typeof agreementPartTable>;

export interface AgreementWithParts extends AgreementRow {
  readonly parts: readonly AgreementPartRow[];
}

const listAgreementsWhere = (tx: Tx, where: Sql): Promise<AgreementWithParts[]> =>
  tx.rows(sql`
    select a.*, coalesce((select jsonb_agg(to_jsonb(p) order by p.position, p.id) from agreement_part p
      where p.intermediary_id = a.intermediary_id and p.matter_id = a.matter_id and p.agreement_id = a.id), '[]'::jsonb) as parts
    from agreement a where ${where} and ${whereSeesMatter(sql`a.matter_id`)} order by a.id`);

export const agreementStore = (tx: Tx) => ({
  ...tableStore(tx, agreementTable),
  parts: tableStore(tx, agreementPartTable),
  listOf: (matterId: number): Promise<AgreementWithParts[]> => listAgreementsWhere(tx, sql`a.matter_id = ${matterId}`),
  findWhole: async (id: number): Promise<AgreementWithParts> => {
    const [found] = await listAgreementsWhere(tx, sql`a.id = ${id}`);
    if (!found) throw new NotFound();
    return found;
  },
});

const optionalField = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** An agreement in the law's words; parts of one asset stand together. */
export function toAgreement(row: AgreementWithParts): HeirAgreement {
  const listParts = (kind: string) => row.parts.filter((one) => one.kind === kind);
  const signed = listParts('signature').map(({ party_id }) => String(party_id));
  const transfers = listParts('transfer').map(({ party_id, to_party_id, amount_cents }) => ({
    from: String(party_id),
    to: String(to_party_id),
    amount: amount_cents as Cents,
  }));
  const assets = new Map<number, AgreementPartRow[]>();
  for (const award of listParts('award')) assets.set(award.asset_id!, [...(assets.get(award.asset_id!) ?? []), award]);
  return {
    id: String(row.id),
    ground: row.ground as HeirAgreement['ground'],
    ...((signed.length > 0 || row.ground === 'redistribution') && { signedBy: signed }),
    ...optionalField('approvedForMinors', row.approved_for_minors),
    ...optionalField('masterConsents', row.master_consents),
    ...optionalField('securityForMinors', row.security_for_minors),
    assets: [...assets].map(([assetId, awards]) => ({
      assetId: String(assetId),
      to: awards.map(({ party_id, share_n, share_d }) => ({
        personId: String(party_id),
        share: fraction(share_n!, share_d!),
      })),
    })),
    ...(transfers.length > 0 && { transfers }),
  };
}
