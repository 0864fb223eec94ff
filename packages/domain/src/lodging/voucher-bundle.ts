import type { AccountLine, LineGroup } from '../accounts/line';
import type { LiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import type { Estate } from '../estate/estate';
import { type Message, quoteVerbatim } from '../law/message';
import type { Cents } from '../money/cents';

/** A line of the account that a paper has to prove (Administration of Estates Act 66 of 1965 s 35(2A)). */
export interface AccountVoucherLine {
  /** The heading it stands under. */
  readonly part: string;
  readonly name: Message;
  /** Its number in the account; empty if it has none yet. */
  readonly voucher: string | null;
  readonly amount: Cents;
  /** The asset it is about: papers that are filed for it prove it too. */
  readonly assetId: string | null;
}

/** A paper that may prove lines: by the number written on it, or by the assets it is filed for. */
export interface VoucherPaper {
  readonly id: number;
  readonly voucher: string | null;
  readonly assetIds: readonly string[];
}

export interface ProvedLine extends AccountVoucherLine {
  readonly papers: readonly number[];
}

export interface VoucherBundle {
  readonly lines: readonly ProvedLine[];
  /** In the account's order, each once, marked with the numbers of the lines it proves. */
  readonly papers: readonly { readonly id: number; readonly mark: string }[];
  readonly missing: readonly ProvedLine[];
}

/**
 * What is to be proved, in the order of the account: values, debts and costs that somebody captured, and income. Fees, tax and
 * duty are computed and prove themselves; benefits that were paid outside the estate do not stand in the account.
 */
export function listVoucherLines(
  estate: Estate,
  { liquidation, income, fiduciary }: Pick<LiquidationAndDistribution, 'liquidation' | 'income' | 'fiduciary'>,
): readonly AccountVoucherLine[] {
  const listCaptured = (
    { title, lines }: LineGroup,
    captured: readonly { readonly id: string }[],
    areAssets = false,
  ): AccountVoucherLine[] => {
    const ids = new Set(captured.map(({ id }) => id));
    return lines.filter(({ id }) => ids.has(id)).map((line) => toVoucherLine(title, line, areAssets ? line.id : null));
  };
  return [
    ...liquidation.assets.flatMap((group) => listCaptured(group, estate.assets, true)),
    ...listCaptured(liquidation.administration, estate.costs),
    ...listCaptured(liquidation.funeral, estate.liabilities),
    ...listCaptured(liquidation.creditors, estate.liabilities),
    ...listCaptured(income.income, estate.income),
    ...listCaptured(income.expenses, estate.incomeExpenses),
    ...fiduciary.assets.map(({ description, voucher, value }) => ({
      part: 'Property held for others',
      name: quoteVerbatim(description),
      voucher: voucher ?? null,
      amount: value,
      assetId: null,
    })),
  ];
}

const toVoucherLine = (
  part: string,
  { says, narrative, voucher, amount }: AccountLine,
  assetId: string | null,
): AccountVoucherLine => ({ part, name: says ?? quoteVerbatim(narrative), voucher: voucher ?? null, amount, assetId });

/** 'V 12' on a paper is the 'v12' of the account. */
const toKey = (voucher: string): string => voucher.replaceAll(/\s+/g, '').toLowerCase();

/** Puts each paper where the account first needs it, and names the lines that none proves. */
export function collectVouchers(lines: readonly AccountVoucherLine[], papers: readonly VoucherPaper[]): VoucherBundle {
  const byVoucher = new Map<string, number[]>();
  const byAsset = new Map<string, VoucherPaper[]>();
  for (const paper of papers) {
    if (paper.voucher !== null) {
      const key = toKey(paper.voucher);
      byVoucher.set(key, [...(byVoucher.get(key) ?? []), paper.id]);
    }
    for (const asset of paper.assetIds) byAsset.set(asset, [...(byAsset.get(asset) ?? []), paper]);
  }
  const proved = lines.map((line): ProvedLine => {
    const numbered = line.voucher === null ? [] : (byVoucher.get(toKey(line.voucher)) ?? []);
    // A paper of the asset with another line's number proves that line and not this one.
    const filed = (line.assetId === null ? [] : (byAsset.get(line.assetId) ?? [])).filter(
      ({ voucher }) => voucher === null || line.voucher === null || toKey(voucher) === toKey(line.voucher),
    );
    return { ...line, papers: [...new Set([...numbered, ...filed.map(({ id }) => id)])] };
  });
  const marks = new Map<number, string[]>();
  for (const { papers: ids, voucher } of proved) {
    for (const id of ids) marks.set(id, [...(marks.get(id) ?? []), ...(voucher === null ? [] : [voucher])]);
  }
  return {
    lines: proved,
    papers: [...marks].map(([id, found]) => ({ id, mark: [...new Set(found)].join(', ') })),
    missing: proved.filter((line) => line.papers.length === 0 || line.voucher === null),
  };
}
