import { countedAt } from '@boedel/domain/assets/asset-totals';
import { holdersAmong } from '@boedel/domain/assets/property-of';
import { dayAt } from '@boedel/domain/dates/instant';
import {
  type BookedCost,
  type BookedReceipt,
  type InsolvencyBooks,
  type InsolvencyChoices,
  lastDay,
} from '@boedel/domain/insolvency-account/books';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { negate, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { holdingsIn } from '../assets/assets-of';
import { claimStore } from '../claims/claims.store';
import { entityOf, tariffItems } from '../claims/insolvent-facts';
import { concursusOf } from '../claims/insolvent-facts.store';
import { unableIn } from '../claims/unable-to-contribute.store';
import { executorsOf } from '../estate/executors-of';
import { type BookedRow, booksStore } from './books.store';

const kinds: Readonly<Record<string, BookedCost['kind']>> = {
  'COST:executorRemuneration': 'remuneration',
  'COST:vatOnRemuneration': 'remuneration',
  'COST:mastersFee': 'mastersFee',
  'COST:bondOfSecurity': 'premium',
};
const lineOf = ({ source, sourceId, day, narrative, voucher, assetId, isBanked }: BookedRow) => ({
  id: `${source}-${sourceId}`,
  day,
  description: narrative,
  isBanked,
  ...(voucher !== null && { voucher }),
  ...(assetId !== null && { assetId: String(assetId) }),
});

/** Facts, ledger and claims of an insolvent estate as the books of an account. */
export async function insolvencyBooksOf(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
  choices: InsolvencyChoices,
): Promise<InsolvencyBooks> {
  const store = booksStore(tx);
  const country = countryNamed(matter.country) ?? defaultCountry;
  const today = dayAt(now, country);
  const upTo = lastDay(choices, today);
  const { captured } = await holdingsIn(tx, matter.id);
  const holders = holdersAmong(captured);
  const kindOf = new Map(captured.map(({ id, kind }) => [id, kind]));
  const rows = await store.lines(matter.id);
  const concursusOn = await concursusOf(tx, matter.id);
  const { invested, suspense } = await store.others(matter.id, upTo);
  const cost = (row: BookedRow): BookedCost => ({
    ...lineOf(row),
    amount: row.cents,
    kind: kinds[row.account] ?? 'other',
    ...(row.head && { head: row.head }),
  });
  const receipt = (row: BookedRow): BookedReceipt => {
    const kind = kindOf.get(String(row.assetId));
    const isProceeds = row.account === 'CAPITAL:REALISATION' || row.account === 'COLLECTED';
    return {
      ...lineOf(row),
      amount: negate(row.cents),
      // What an asset itself became earns by its kind or by who kept it, money found 1%, and income 10%.
      item: row.isTakenOver ? 6 : row.account === 'OPENING' ? 3 : isProceeds && kind ? tariffItems[kind] : 1,
      ...(row.isTrading && { isTrading: true }),
    };
  };
  const settled = await store.settled(matter.id);
  const on = (code: string) => settled.filter(({ account }) => account === code);
  const isCost = ({ account }: BookedRow): boolean => account.startsWith('COST:') || account === 'AGAINST_INCOME';
  return {
    country,
    entity: entityOf((await store.head(matter.id)).kind),
    ...(concursusOn && { concursusOn }),
    today,
    assets: captured
      .filter(({ id }) => !holders.has(id))
      .map((asset) => ({
        id: asset.id,
        description: asset.description,
        isLeftOut: asset.treatment === 'inKind',
        ...(asset.value && { value: countedAt({ ...asset, treatment: 'inKind' }) }),
        ...(asset.whyOutstanding !== undefined && { why: asset.whyOutstanding }),
      })),
    receipts: rows.filter((row) => !isCost(row)).map(receipt),
    costs: rows.filter(isCost).map(cost),
    dividends: on('DIVIDENDS').map(({ cents: amount, ...line }) => ({ ...line, amount })),
    contributions: on('CONTRIBUTIONS').map(({ cents, ...line }) => ({ ...line, amount: negate(cents) })),
    composition: on('COMPOSITION').map(({ day, cents }) => ({ day, amount: negate(cents) })),
    spentInVain: sum([...(await unableIn(tx, matter.id)).values()].map(({ cost: spent }) => spent)),
    banks: [
      ...(await store.banks(matter.id, upTo)),
      ...(invested === 0 ? [] : [{ name: 'Deposits and investments', balance: invested }]),
    ],
    suspense,
    vendor: (await executorsOf(tx, matter.id)).some(({ vatVendor }) => vatVendor),
    claims: await claimStore(tx).capturedIn(matter.id),
    choices,
  };
}
