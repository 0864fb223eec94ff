import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { inEnglish } from '@boedel/domain/law/said';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { drawEstateAccount } from '../../estate-account/draw-account';

type Award = NonNullable<LiquidationAndDistribution['distribution']>['awards'][number];

const awardLines = ({ inKind, cash, grounds }: Award): MergeData[] => {
  const basis = grounds.map(inEnglish).join('; ') || null;
  return [
    ...inKind.map(({ description, value }) => ({
      'award.description': description,
      'award.amount': value,
      'award.basis': basis,
    })),
    ...(cash.value === 0 ? [] : [{ 'award.description': 'Money', 'award.amount': cash.value, 'award.basis': basis }]),
  ];
};

/** What the account of the estate says, and of it to each heir. Nothing while the account cannot be drawn. */
export async function accountData(
  tx: Tx,
  matter: OpenedMatter,
  heirs: readonly MergeData[],
  now: Date,
  language: 'en' | 'af',
): Promise<MergeData> {
  const drawn = await drawEstateAccount(tx, { matterID: matter.id, language, kind: 'firstAndFinal' }, now);
  const lodged = await tx.maybe<{ kind: string; number: number; on: string }>(sql`
    select kind, number, created_at::date::text as on from lodged_account where matter_id = ${matter.id} order by number desc limit 1`);
  const paid = await tx.rows<{ party_id: number; cents: number }>(sql`
    select party_id, sum(cents)::bigint as cents from ledger_posting where matter_id = ${matter.id} and account = 'AWARDS' and party_id is not null group by party_id`);
  const paidTo = new Map(paid.map(({ party_id, cents }) => [String(party_id), cents]));
  const ofLodged = {
    'account.kind': lodged?.kind ?? 'First and Final',
    'account.lodgedDate': lodged?.on ?? null,
    'account.number': lodged?.number ?? null,
  };
  if ('stopping' in drawn) return ofLodged;
  const { account } = drawn;
  const awards = new Map((account.distribution?.awards ?? []).map((award) => [award.personId, award]));
  const { liquidation, recapitulation, duty } = account;
  const figures: MergeData = {
    ...ofLodged,
    'account.assets': liquidation.gross.value,
    'account.liabilities': liquidation.liabilities.value,
    'account.balance': liquidation.balance.value,
    'account.duty': duty.charged.value,
    'account.cash': recapitulation?.cash ?? null,
    'account.shortfall': recapitulation?.shortfall ?? null,
  };
  return {
    ...figures,
    heirs: heirs.map((heir) => {
      const award = awards.get(heir['partyId'] as string);
      const before = paidTo.get(heir['partyId'] as string) ?? 0;
      const cash = award?.cash.value ?? 0;
      return {
        ...heir,
        'heir.entitlement': award?.total.value ?? 0,
        'heir.cash': cash,
        'heir.inKind': award?.inKindTotal ?? 0,
        'heir.paid': before,
        'heir.due': cash - before,
        awards: award ? awardLines(award) : [],
      };
    }),
    dutyLines: (duty.computation?.lines ?? []).map((line) => ({
      'dutyLine.words': line.label,
      'dutyLine.section': line.section ?? null,
      'dutyLine.amount': typeof line.value === 'number' ? line.value : null,
    })),
  };
}
