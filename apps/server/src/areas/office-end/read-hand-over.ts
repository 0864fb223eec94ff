import { computeCountedAmount } from '@boedel/domain/assets/asset-totals';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import { computeHandOver, type HandOverAccount } from '@boedel/domain/books/hand-over';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { computeOwed } from '@boedel/domain/liabilities/captured-liability';
import { isOwed } from '@boedel/domain/liabilities/liability-status';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readHoldings } from '../assets/list-estate-assets';
import { liabilityStore } from '../liabilities/liabilities.store';
import { listOfficeBearers } from './end-office';
import { countOpen, listHandedBanks, listMoved, type OfficeEndRow, readBankBefore } from './office-end.store';

export interface HandOver {
  /** The first day of the office; null if it was not captured, and then everything since the beginning is shown. */
  readonly from: LocalDate | null;
  readonly account: HandOverAccount;
  /** Assets that were not sold, as they are captured now; null: not valued. */
  readonly assets: readonly { readonly name: string; readonly value: Cents | null }[];
  readonly debts: readonly { readonly name: string; readonly amount: Cents }[];
  readonly openLines: number;
  readonly openPayments: number;
}

/** What somebody who leaves an office hands over, read from the books as they stand. */
export async function readHandOver(tx: Tx, matter: OpenedMatter, end: OfficeEndRow): Promise<HandOver> {
  const began = (await listOfficeBearers(tx, matter.id))
    .filter(({ endedOn, name }) => endedOn === end.ended_on && end.leaving.split(', ').includes(name))
    .map(({ appointedOn }) => appointedOn);
  const from = began.length > 0 && began.every((day) => day !== null) ? began.toSorted()[0]! : null;
  const { captured } = await readHoldings(tx, matter.id);
  const holders = listHolders(captured);
  const open = await countOpen(tx, matter.id, end.ended_on);
  return {
    from,
    account: computeHandOver({
      opening: await readBankBefore(tx, matter.id, from),
      moved: await listMoved(tx, matter.id, from, end.ended_on),
      banks: await listHandedBanks(tx, matter.id, end.ended_on),
    }),
    assets: captured
      .filter((asset) => !holders.has(asset.id) && !asset.soldFor)
      .map((asset) => ({ name: asset.description, value: asset.value ? computeCountedAmount(asset) : null })),
    debts: (await liabilityStore(tx).capturedIn(matter.id))
      .filter(({ status }) => isOwed(status))
      .map((debt) => ({ name: debt.creditor, amount: computeOwed(debt) })),
    openLines: open.lines,
    openPayments: open.payments,
  };
}
