import type { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { BodyOf } from '@boedel/contract/call';
import type { Asset } from '@boedel/contract/assets/assets.schema';
import {
  addResult,
  arrangeSale,
  cancelSale,
  mayRequestValuation,
  recordAuction,
  signOffer,
} from '@boedel/domain/assets/sale';
import { checkPriced } from '@boedel/domain/assets/check-asset';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import type { PricedAmount } from '@boedel/domain/assets/captured-asset';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { bookSale } from './sale-booking';
import { bookSaleCosts, removeSaleCosts } from './sale-costs';
import { linkToSubject } from '../documents/document.store';
import { lockAccount } from './asset-sale.store';
import { assetStore, type WholeAsset } from './assets.store';
import { mailCancelled } from './mail-about-sale';
import { type AmountInput, toPricedColumns, readPriced } from './check-asset';
import { readSaleFacts } from './sale-facts';
import { lockToChange, readChangedAssets } from './saving';
import { isInDirectory } from './directory-entry.store';

type SellAssetCalls = typeof assetCalls;
/** Takes a step of the call, whoever opened the transaction. */
type StepHandler<K extends keyof SellAssetCalls> = (
  request: Omit<SaleStepRequest, 'body'> & { readonly body: BodyOf<SellAssetCalls[K]> },
) => Promise<Asset>;

interface AssetSaleStep {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly matter: OpenedMatter;
  readonly asset: WholeAsset;
  readonly today: LocalDate;
}
interface SaleStepRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
  readonly body: { readonly assetID: number; readonly documentID?: number | null };
}

/** A step towards a sale: the asset held, the rule asked, the trail written, the paper filed, the asset answered. */
const takeSaleStep = (
  { scope, actor, now, body }: SaleStepRequest,
  action: string,
  take: (step: AssetSaleStep) => Promise<{ before?: object | null; after?: object | null; why?: string | null } | void>,
): Promise<Asset> =>
  scope.transaction(async (tx) => {
    const store = assetStore(tx);
    const matterId = await store.matterOf(body.assetID);
    const matter = await lockToChange(tx, actor, matterId);
    const asset = (await store.listOf(matterId)).find(({ row }) => row.id === body.assetID)!;
    const sides = await take({ tx, actor, matter, asset, today: computeDayAt(now, findCountry(matter.country)) });
    if (body.documentID) await linkToSubject(tx, matterId, body.documentID, { assetId: body.assetID, step: action });
    await audit(tx, actor, action, { entity: ['asset', body.assetID], matterId, ...sides });
    return (await readChangedAssets(tx, matterId)).presented(body.assetID);
  });

async function checkEntry(tx: Tx, field: string, directory: 'valuer' | 'auctioneer', id: number | null): Promise<void> {
  if (id === null || (await isInDirectory(tx, directory, id))) return;
  throw new RefusalProblem(
    refuse(field, 'This entry is no longer in the directory. Choose another, or leave it blank.'),
  );
}

function parsePriced(typed: AmountInput, amount: string, today: LocalDate): PricedAmount {
  const read = readPriced(typed);
  const names = { amount, currency: 'currency', rate: 'rate', rateOn: 'rateDate' };
  const wrong = collectRefusals([read.refused, ...checkPriced(names, read.priced, today)]);
  if (wrong) throw new RefusalProblem(wrong);
  return read.priced;
}
const toPrefixedColumns = (prefix: 'price' | 'result', value: PricedAmount) => {
  const { amount_cents, currency, rate_n, rate_d, rate_on } = toPricedColumns(value);
  return {
    [`${prefix}_cents`]: amount_cents,
    [`${prefix}_currency`]: currency,
    [`${prefix}_rate_n`]: rate_n,
    [`${prefix}_rate_d`]: rate_d,
    [`${prefix}_rate_on`]: rate_on,
  };
};

export const requestValuation: StepHandler<'requestValuation'> = (asked) =>
  takeSaleStep(asked, 'asset.valuation.requested', async ({ tx, asset, today }) => {
    throwIfRefused(mayRequestValuation(readSaleFacts(asset)));
    await checkEntry(tx, 'valuerID', 'valuer', asked.body.valuerID);
    const after = {
      valuation_requested_on: asked.body.date ?? today,
      valuation_valuer_id: asked.body.valuerID,
      valuation_mailed_at: null,
    };
    await assetStore(tx).change(asset.row.id, asset.row.version, after);
    return { before: pickKeys(asset.row, after), after };
  });

const pickKeys = (row: object, like: object): object =>
  Object.fromEntries(Object.keys(like).map((key) => [key, (row as Record<string, unknown>)[key]]));

export const arrangeAssetSale: StepHandler<'arrangeSale'> = (asked) =>
  takeSaleStep(asked, 'asset.sale.arranged', async ({ tx, asset, today, matter }) => {
    const { body } = asked;
    const plan = {
      way: body.way,
      arrangedOn: body.date ?? today,
      ...(body.auctionDate && { auctionOn: body.auctionDate }),
      ...(body.way === 'auction' && { auctionStatus: 'planned' as const }),
    };
    throwIfRefused(arrangeSale(readSaleFacts(asset), plan));
    await checkEntry(tx, 'auctioneerID', 'auctioneer', body.auctioneerID);
    const store = assetStore(tx);
    const after = await store.sales.insert({
      matter_id: matter.id,
      asset_id: asset.row.id,
      way: plan.way,
      arranged_on: plan.arrangedOn,
      treatment_before: asset.row.treatment,
      auctioneer_id: body.way === 'auction' ? body.auctioneerID : null,
      auction_on: body.way === 'auction' ? body.auctionDate : null,
      auction_status: body.way === 'auction' ? 'planned' : null,
      reserve_cents: body.reservePrice,
      buyer_name: body.buyerName,
      buyer_email: body.buyerEmail,
    });
    // A plan is no sale: the account deals with the asset as it did until the result is there.
    await store.change(asset.row.id, asset.row.version, {});
    return { after };
  });

/** Changes the sale under way; the rule has said yes. */
async function changeSale(
  { tx, asset }: AssetSaleStep,
  values: Parameters<ReturnType<typeof assetStore>['sales']['change']>[2],
  dealtWith: { readonly treatment?: 'sold' } = {},
) {
  const sale = asset.sale!;
  const store = assetStore(tx);
  const after = await store.sales.change(sale.id, sale.version, values);
  await store.change(asset.row.id, asset.row.version, dealtWith);
  return { before: pickKeys(sale, values), after: pickKeys(after, values) };
}

/** What was planned of a sale that is under way: who auctions or buys, and the least it may bring. */
export const changeSalePlan = (
  request: Omit<SaleStepRequest, 'body'> & {
    readonly body: { readonly assetID: number } & Partial<
      Pick<BodyOf<SellAssetCalls['arrangeSale']>, 'auctioneerID' | 'reservePrice' | 'buyerName' | 'buyerEmail'>
    >;
  },
): Promise<Asset> =>
  takeSaleStep(request, 'asset.sale.changed', async (at) => {
    const { auctioneerID, reservePrice, buyerName, buyerEmail } = request.body;
    if (auctioneerID) await checkEntry(at.tx, 'auctioneerID', 'auctioneer', auctioneerID);
    return changeSale(at, {
      ...(auctioneerID && { auctioneer_id: auctioneerID }),
      ...(reservePrice !== undefined && { reserve_cents: reservePrice }),
      ...(buyerName && { buyer_name: buyerName }),
      ...(buyerEmail && { buyer_email: buyerEmail }),
    });
  });

export const recordSignedOffer: StepHandler<'signedOTPAudit'> = (asked) =>
  takeSaleStep(asked, 'asset.offer.signed', async (at) => {
    const { body } = asked;
    const price = parsePriced({ ...body, amount: body.purchasePrice }, 'purchasePrice', at.today);
    throwIfRefused(signOffer(readSaleFacts(at.asset), { signedOn: body.oTPSignedDate, buyer: body.buyerName, price }));
    const changed = await changeSale(at, {
      offer_signed_on: body.oTPSignedDate,
      buyer_name: body.buyerName,
      buyer_email: body.buyerEmail ?? at.asset.sale!.buyer_email,
      ...toPrefixedColumns('price', price),
    });
    return { ...changed, why: body.comment };
  });

export const recordSaleAuction: StepHandler<'auctionAudit'> = (asked) =>
  takeSaleStep(asked, 'asset.auction.recorded', async (at) => {
    const { body } = asked;
    const sale = throwIfRefused(
      recordAuction(readSaleFacts(at.asset), body.auctionStatus, body.auctionDate ?? undefined),
    );
    const changed = await changeSale(at, {
      auction_status: sale.auctionStatus ?? null,
      auction_on: sale.auctionOn ?? null,
    });
    return { ...changed, why: body.comment };
  });

export const saveSaleResult: StepHandler<'saveSaleResult'> = (asked) =>
  takeSaleStep(asked, 'asset.sale.result', async (at) => {
    const { body } = asked;
    const result = parsePriced({ ...body, amount: body.saleResultAmount }, 'saleResultAmount', at.today);
    const sale = throwIfRefused(addResult(readSaleFacts(at.asset), { ...result, on: body.saleResultDate }));
    if (body.bankAccountID !== null) await checkBank(at.tx, at.matter.id, body.bankAccountID);
    const values = {
      result_on: body.saleResultDate,
      result_comment: body.saleResultComment,
      costs_cents: body.saleCosts,
      bank_account_id: body.bankAccountID,
      // What it was until now is what it is again should the sale be cancelled.
      ...(at.asset.row.treatment !== 'sold' && { treatment_before: at.asset.row.treatment }),
      auction_status: sale.auctionStatus ?? null,
      ...toPrefixedColumns('result', result),
    };
    const changed = await changeSale(at, values, { treatment: 'sold' });
    await bookSale(at.tx, at.actor, at.matter.id, { assetId: at.asset.row.id, saleId: at.asset.sale!.id });
    if (at.matter.system_type === systemType.liquidation) {
      await bookSaleCosts(at.tx, asked, at.matter.id, {
        saleId: at.asset.sale!.id,
        assetId: at.asset.row.id,
        asset: at.asset.row.name,
        costs: body.saleCosts,
        day: body.saleResultDate,
        bankAccountId: body.bankAccountID,
      });
    }
    return changed;
  });

async function checkBank(tx: Tx, matterId: number, id: number): Promise<void> {
  if (await lockAccount(tx, id, matterId)) return;
  throw new RefusalProblem(
    refuse('bankAccountID', 'This is no longer in the matter. Choose another, or leave it blank.'),
  );
}

export const cancelAssetSale: Handler<SellAssetCalls['cancelSale']> = (asked) =>
  takeSaleStep(asked, 'asset.sale.cancelled', async ({ tx, actor, matter, asset }) => {
    throwIfRefused(cancelSale(readSaleFacts(asset), asked.body.comment));
    const sale = asset.sale!;
    const store = assetStore(tx);
    await store.sales.change(sale.id, sale.version, {
      cancelled_at: asked.now.toISOString(),
      cancel_comment: asked.body.comment,
    });
    // Whatever somebody has set since the sale was arranged stays.
    const treatment = asset.row.treatment === 'sold' ? sale.treatment_before : asset.row.treatment;
    await store.change(asset.row.id, asset.row.version, { treatment });
    await bookSale(tx, actor, matter.id, { assetId: asset.row.id, saleId: sale.id });
    await removeSaleCosts(tx, asked, sale.id);
    const mailed = await mailCancelled(tx, actor, matter, { what: 'auction', asset, why: asked.body.comment });
    return {
      before: { ...sale, treatment: asset.row.treatment },
      after: { treatment, told: mailed },
      why: asked.body.comment,
    };
  });

/** Takes back that a valuer was asked; a value that came in stays. */
export const cancelValuation: Handler<SellAssetCalls['cancelValuation']> = (asked) =>
  takeSaleStep(asked, 'asset.valuation.cancelled', async ({ tx, actor, matter, asset }) => {
    if (!asset.row.valuation_requested_on) {
      throw new RefusalProblem(refuse('assetID', 'No valuation request to cancel.'));
    }
    const mailed = await mailCancelled(tx, actor, matter, { what: 'valuation', asset, why: asked.body.comment });
    const after = { valuation_requested_on: null, valuation_valuer_id: null, valuation_mailed_at: null };
    await assetStore(tx).change(asset.row.id, asset.row.version, after);
    return { before: pickKeys(asset.row, after), after: { ...after, told: mailed }, why: asked.body.comment };
  });

/** The papers of a valuation or of a sale that is done, recorded in the trail. */
export const recordValuationPapers: Handler<SellAssetCalls['valuationAudit']> = (asked) =>
  takeSaleStep(asked, 'asset.valuation.received', async ({ asset }) => {
    if (!readSaleFacts(asset).isValued && !asset.row.valuation_requested_on) {
      throw new RefusalProblem(
        refuse('assetID', 'Request a valuation first, or capture one; then its paper can be filed.'),
      );
    }
    return { after: { documentID: asked.body.documentID }, why: asked.body.comment };
  });
export const recordSaleResult: Handler<SellAssetCalls['saleResultAudit']> = (asked) =>
  takeSaleStep(asked, 'asset.sale.filed', async ({ asset }) => {
    if (!readSaleFacts(asset).sale?.result) {
      throw new RefusalProblem(refuse('assetID', 'Add the result of the sale first, then upload its documents.'));
    }
    return { after: { documentID: asked.body.documentID }, why: asked.body.comment };
  });
