import { computeCountedAmount } from '@boedel/domain/assets/asset-totals';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import { computeDayAt } from '@boedel/domain/dates/instant';
import {
  type BookedCost,
  type BookedReceipt,
  type InsolvencyBooks,
  type InsolvencyChoices,
  findLastDay,
} from '@boedel/domain/insolvency-account/books';
import { findTariffItem, isLand } from '@boedel/domain/insolvency/tariff-item';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { negate, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readHoldings } from '../assets/list-estate-assets';
import { claimStore } from '../claims/claims.store';
import { findEntityKind } from '../claims/insolvent-facts';
import { findConcursusDay } from '../claims/insolvent-facts.store';
import { listUnableCreditors } from '../claims/unable-to-contribute.store';
import { listExecutors } from '../estate/list-executors';
import { type BookedLedgerRow, booksStore } from './books.store';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';

const kinds: Readonly<Record<string, BookedCost['kind']>> = {
  'COST:executorRemuneration': 'remuneration',
  'COST:vatOnRemuneration': 'remuneration',
  'COST:mastersFee': 'mastersFee',
  'COST:bondOfSecurity': 'premium',
};
const toLine = ({ source, sourceId, day, narrative, voucher, assetId, isBanked, reversalOfId }: BookedLedgerRow) => ({
  id: `${source}-${sourceId}`,
  day,
  description: narrative,
  isBanked,
  ...(voucher !== null && { voucher }),
  ...(assetId !== null && { assetId: String(assetId) }),
  ...(reversalOfId !== null && { reversalOf: `${source}-${reversalOfId}` }),
});

/** Facts, ledger and claims of an insolvent estate as the books of an account. */
export const readInsolvency = createWholeReader(
  async (tx: Tx, matter: OpenedMatter, now: Date, choices: InsolvencyChoices): Promise<InsolvencyBooks> => {
    const store = booksStore(tx);
    const country = findCountry(matter.country) ?? defaultCountry;
    const today = computeDayAt(now, country);
    const upTo = findLastDay(choices, today);
    const { captured } = await readHoldings(tx, matter.id);
    const holders = listHolders(captured);
    const assets = new Map(captured.map((asset) => [asset.id, asset]));
    const rows = await store.lines(matter.id);
    const concursusOn = await findConcursusDay(tx, matter.id);
    const secondMeetingOn = await claimStore(tx).secondMeetingOn(matter.id);
    const { invested, suspense } = await store.others(matter.id, upTo);
    const toCost = (row: BookedLedgerRow): BookedCost => ({
      ...toLine(row),
      amount: row.cents,
      kind: kinds[row.account] ?? 'other',
      ...(row.head && { head: row.head }),
    });
    const toReceipt = (row: BookedLedgerRow): BookedReceipt => {
      const asset = assets.get(String(row.assetId));
      const isProceeds = row.account === 'CAPITAL:REALISATION' || row.account === 'COLLECTED';
      return {
        ...toLine(row),
        amount: negate(row.cents),
        // What an asset itself became earns by its kind or by who kept it, money found 1%, and income 10%.
        item: row.isTakenOver
          ? 6
          : row.account === 'OPENING'
            ? 3
            : isProceeds && asset
              ? findTariffItem(asset)
              : (row.tariffItem ?? 1),
        ...(row.vat !== null && row.vat > 0 && { vat: row.vat }),
        ...(isProceeds && asset && isLand(asset) && { isOfLand: true }),
        ...(row.isTrading && { isTrading: true }),
      };
    };
    const settled = await store.settled(matter.id);
    const listSettled = (code: string) => settled.filter(({ account }) => account === code);
    const isCost = ({ account }: BookedLedgerRow): boolean =>
      account.startsWith('COST:') || account === 'AGAINST_INCOME';
    return {
      country,
      entity: findEntityKind((await store.head(matter.id)).kind),
      ...(concursusOn && { concursusOn }),
      today,
      assets: captured
        .filter(({ id }) => !holders.has(id))
        .map((asset) => ({
          id: asset.id,
          description: asset.description,
          isLeftOut: asset.treatment === 'inKind',
          ...(asset.value && { value: computeCountedAmount({ ...asset, treatment: 'inKind' }) }),
          ...(asset.whyOutstanding !== undefined && { why: asset.whyOutstanding }),
        })),
      receipts: rows.filter((row) => !isCost(row)).map(toReceipt),
      costs: rows.filter(isCost).map(toCost),
      dividends: listSettled('DIVIDENDS').map(({ cents: amount, ...line }) => ({ ...line, amount })),
      contributions: listSettled('CONTRIBUTIONS').map(({ cents, ...line }) => ({ ...line, amount: negate(cents) })),
      composition: listSettled('COMPOSITION').map(({ day, cents }) => ({ day, amount: negate(cents) })),
      spentInVain: sum([...(await listUnableCreditors(tx, matter.id)).values()].map(({ cost: spent }) => spent)),
      banks: [
        ...(await store.banks(matter.id, upTo)),
        ...(invested === 0 ? [] : [{ name: 'Deposits and investments', balance: invested }]),
      ],
      suspense,
      vendor: (await listExecutors(tx, matter.id)).some(({ vatVendor }) => vatVendor),
      claims: await claimStore(tx).capturedIn(matter.id),
      ...(secondMeetingOn && { resolutionsOn: [secondMeetingOn] }),
      choices,
    };
  },
);
