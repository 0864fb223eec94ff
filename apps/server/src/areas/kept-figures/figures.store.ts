import { type FigureName, figureNames, type MatterFigures } from '@boedel/domain/figures/matter-figures';
import type { AssetTotals } from '@boedel/domain/assets/asset-totals';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isRefused, type SectionedMessage, toSectionedMessage } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

/** What the assets come to, with how many there are. */
export interface StoredTotals extends AssetTotals {
  readonly assets: number;
}
export type FigureReasons = Partial<Record<FigureName, SectionedMessage[]>>;

export const figuresTable = firmTable('matter_figures', {
  matter_id: c.id,
  gross_assets_cents: c.cents.orNull,
  liabilities_cents: c.cents.orNull,
  net_cents: c.cents.orNull,
  estate_duty_cents: c.cents.orNull,
  executor_fee_cents: c.cents.orNull,
  income_fee_cents: c.cents.orNull,
  masters_fee_cents: c.cents.orNull,
  cash_position_cents: c.cents.orNull,
  shortfall_cents: c.cents.orNull,
  reasons: c.json<FigureReasons>(),
  asset_totals: c.json<StoredTotals>().orNull,
  figured_on: c.day.orNull,
});
export type FiguresRow = RowOf<typeof figuresTable>;

/** The amounts of a row by the names the domain gives them, and what keeps the others from being known. */
export interface StoredMatterFigures {
  readonly amounts: Readonly<Record<FigureName, Cents | null>>;
  readonly reasons: FigureReasons;
}

export function toStoredFigures(figures: MatterFigures): StoredMatterFigures {
  const reasons: FigureReasons = {};
  const amounts = Object.fromEntries(
    figureNames.map((name) => {
      const figure = figures[name];
      // The first few are enough to go on with; the whole list comes with 'how is this worked out?'.
      if (isRefused(figure)) reasons[name] = figure.refusals.slice(0, 5).map(toSectionedMessage);
      return [name, figure === undefined || isRefused(figure) ? null : figure.value];
    }),
  );
  return { amounts: amounts as unknown as StoredMatterFigures['amounts'], reasons };
}

export const readStoredFigures = (row: FiguresRow): StoredMatterFigures => ({
  amounts: {
    grossAssets: row.gross_assets_cents,
    liabilities: row.liabilities_cents,
    net: row.net_cents,
    estateDuty: row.estate_duty_cents,
    executorFee: row.executor_fee_cents,
    incomeFee: row.income_fee_cents,
    mastersFee: row.masters_fee_cents,
  },
  reasons: row.reasons,
});

/** Of figures `figures`: what is not known adds nothing; two unknowns stay unknown. */
export const projectedFees = sql`coalesce(figures.executor_fee_cents + coalesce(figures.income_fee_cents, 0), figures.income_fee_cents)`;

/** Of a matter `m`: a fee somebody set by hand is marked wherever it is shown. */
export const projectedMark = sql`(select 'Set by hand' from estate_setting hand
  where hand.intermediary_id = m.intermediary_id and hand.matter_id = m.id
    and coalesce(hand.overrides ->> 'executorRemuneration', hand.overrides ->> 'incomeCommission') is not null limit 1)`;

/** What is stored beside the figures themselves. */
interface StoredBeside {
  readonly totals: StoredTotals;
  readonly on: LocalDate;
  /** The cash is what the ledger has in the bank. */
  readonly hasMoneyMoved: boolean;
  /** Of a client: the cash that would be lacking. */
  readonly shortfall?: Cents | null;
}

export const figuresStore = (tx: Tx) => ({
  /** Held until the transaction ends, so that two who change facts of one matter come one after the other. */
  async hold(matterId: number): Promise<void> {
    await tx.run(sql`
      insert into matter_figures (matter_id) values (${matterId}) on conflict (intermediary_id, matter_id) do nothing`);
    await tx.one(sql`select id from matter_figures where matter_id = ${matterId} for update`);
  },

  /** As hold, of a matter that may have been removed; says whether it is there. Both statements go in one round trip. */
  async holdIfThere(matterId: number): Promise<boolean> {
    const [, row] = await Promise.all([
      tx.run(sql`
        insert into matter_figures (matter_id) select id from matter where id = ${matterId}
        on conflict (intermediary_id, matter_id) do nothing`),
      tx.maybe(sql`select id from matter_figures where matter_id = ${matterId} for update`),
    ]);
    return row !== undefined;
  },

  of: (matterId: number): Promise<FiguresRow | undefined> =>
    tx.maybe(sql`select * from matter_figures where matter_id = ${matterId}`),

  assetTotals: async (matterId: number): Promise<StoredTotals | undefined> =>
    (
      await tx.maybe<{ asset_totals: StoredTotals | null }>(
        sql`select asset_totals from matter_figures where matter_id = ${matterId}`,
      )
    )?.asset_totals ?? undefined,

  /** Nobody waits for it but the commit. */
  save: (
    matterId: number,
    { amounts, reasons }: StoredMatterFigures,
    { totals, on, hasMoneyMoved, shortfall }: StoredBeside,
  ): void =>
    tx.behind(sql`
      update matter_figures set gross_assets_cents = ${amounts.grossAssets}, liabilities_cents = ${amounts.liabilities},
        net_cents = ${amounts.net}, estate_duty_cents = ${amounts.estateDuty}, executor_fee_cents = ${amounts.executorFee},
        income_fee_cents = ${amounts.incomeFee}, masters_fee_cents = ${amounts.mastersFee},
        reasons = ${JSON.stringify(reasons)}::jsonb, asset_totals = ${JSON.stringify(totals)}::jsonb, figured_on = ${on},
        cash_position_cents = case when ${hasMoneyMoved} then (select sum(cents)::bigint from ledger_posting
          where matter_id = ${matterId} and account = 'BANK') else cash_position_cents end,
        shortfall_cents = case when ${shortfall !== undefined} then ${shortfall ?? null}::bigint else shortfall_cents end,
        version = version + 1
      where matter_id = ${matterId}`),
});
