import type { Asset, SentAsset } from '@boedel/contract/assets/assets.schema';
import { collectRefusals, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { formatRate } from './assets.present';
import { assetStore } from './assets.store';
import {
  arrangeAssetSale,
  changeSalePlan,
  recordSaleAuction,
  recordSignedOffer,
  requestValuation,
  saveSaleResult,
} from './sell-asset';

interface SentSale {
  readonly scope: FirmScope;
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly assetID: number;
  readonly sent: SentAsset;
  /** Absent: the asset is new. */
  readonly before?: Asset | undefined;
}
type SaleKey = keyof SentAsset & keyof Asset;

const planKeys = ['auctioneerID', 'reservePrice', 'buyerName', 'buyerEmail'] as const;
const auctionKeys = ['auctioneerID', 'auctionDate', 'auctionStatus'] as const;
const offerKeys = ['oTPSignedDate', 'purchasePrice'] as const;
const resultKeys = ['saleResultAmount', 'saleResultDate', 'saleResultComment', 'saleCosts'] as const;
const saleKeys = ['arrangedDate', 'auctionDate', 'auctionStatus', ...planKeys, ...offerKeys, ...resultKeys] as const;

const refuseMissing = (names: readonly string[]): RefusalError | undefined =>
  collectRefusals(names.map((name) => refuse(name, 'Fill this in.')));

/**
 * Takes the steps of a sale that an asset was sent with, in their order and by their own rules. What was sent as it stands
 * asks for nothing. Answers the asset after the last step, where there was one.
 */
export async function takeSentSteps({
  scope,
  tx,
  actor,
  now,
  assetID,
  sent,
  before,
}: SentSale): Promise<Asset | undefined> {
  // Each step in the transaction that saves the asset: all of it, or nothing.
  let after: Asset | undefined;
  const step = { scope: { ...scope, transaction: <T>(work: (tx: Tx) => Promise<T>) => work(tx) }, actor, now };
  const hasChanged = (name: SaleKey): boolean => {
    const value = sent[name];
    return value !== undefined && value !== null && value !== false && value !== before?.[name];
  };
  /** What it is from now on: as sent, or as it stands. */
  const valueOf = <K extends SaleKey>(name: K): Asset[K] | null =>
    (sent[name] ?? before?.[name] ?? null) as Asset[K] | null;
  /** A sale that was signed or paid on a day was arranged by then: who knows no other field sends that day alone. */
  const saleDays = [sent.oTPSignedDate, sent.saleResultDate].flatMap((day) => day ?? []).toSorted();
  const arrangedDate = valueOf('arrangedDate') ?? saleDays[0] ?? null;
  const noPaper = { documentID: null, comment: null };
  // The money an amount was entered in, and the account it was paid into, stay: they are not sent with an asset.
  const kept = before?.isSaleArranged ? (await assetStore(tx).wholeOf(before.matterID, assetID))?.sale : undefined;
  const moneyOf = (prefix: 'price' | 'result') => ({
    currency: kept?.[`${prefix}_currency`] ?? null,
    rate: kept ? formatRate(kept[`${prefix}_rate_n`], kept[`${prefix}_rate_d`]) : null,
    rateDate: kept?.[`${prefix}_rate_on`] ?? null,
  });

  if (hasChanged('isValuationRequested') || hasChanged('valuationRequestedDate')) {
    const date = sent.valuationRequestedDate ?? (before?.isSaleArranged ? null : arrangedDate);
    after = await requestValuation({ ...step, body: { assetID, valuerID: valueOf('valuerID'), date } });
  }

  const isAuction = valueOf('isAuction') ?? false;
  if (before?.isSaleArranged && isAuction !== before.isAuction) {
    throw new RefusalProblem(
      refuse('isAuction', 'A sale has already been arranged. Cancel it before you arrange another.'),
    );
  }
  if (!isAuction) {
    const wrong = auctionKeys
      .filter(hasChanged)
      .map((name) => refuse(name, 'This asset is not sold at an auction. Leave this out, or send isAuction as true.'));
    const refused = collectRefusals(wrong);
    if (refused) throw new RefusalProblem(refused);
  }
  const isNew = !before?.isSaleArranged;
  if (isNew && (saleKeys.some(hasChanged) || hasChanged('isSaleArranged') || hasChanged('isAuction'))) {
    const way = isAuction ? 'auction' : 'outOfHand';
    after = await arrangeAssetSale({
      ...step,
      body: {
        assetID,
        way,
        date: arrangedDate,
        auctioneerID: valueOf('auctioneerID'),
        auctionDate: valueOf('auctionDate'),
        reservePrice: valueOf('reservePrice'),
        buyerName: valueOf('buyerName'),
        buyerEmail: valueOf('buyerEmail'),
      },
    });
  } else if (planKeys.some(hasChanged)) {
    const plan = Object.fromEntries(planKeys.filter(hasChanged).map((name) => [name, sent[name]]));
    after = await changeSalePlan({ ...step, body: { assetID, ...plan } });
  }
  const isPlanned = isNew && (sent.auctionStatus ?? 'planned') === 'planned';
  if (isAuction && !isPlanned && (hasChanged('auctionStatus') || (!isNew && hasChanged('auctionDate')))) {
    const auctionStatus = valueOf('auctionStatus') ?? 'planned';
    after = await recordSaleAuction({
      ...step,
      body: { assetID, ...noPaper, auctionStatus, auctionDate: valueOf('auctionDate') },
    });
  }

  if (offerKeys.some(hasChanged)) {
    const [oTPSignedDate, purchasePrice, buyerName] = [
      valueOf('oTPSignedDate'),
      valueOf('purchasePrice'),
      valueOf('buyerName'),
    ];
    if (oTPSignedDate === null || purchasePrice === null || buyerName === null) {
      throwIfRefused(refuseMissing([...offerKeys, 'buyerName' as const].filter((name) => valueOf(name) === null)));
    } else {
      const body = { assetID, ...noPaper, oTPSignedDate, buyerName, buyerEmail: valueOf('buyerEmail'), purchasePrice };
      after = await recordSignedOffer({ ...step, body: { ...body, ...moneyOf('price') } });
    }
  }

  if (resultKeys.some(hasChanged) || hasChanged('isAssetSold') || hasChanged('isSaleResultAdded')) {
    const [saleResultAmount, saleResultDate] = [valueOf('saleResultAmount'), valueOf('saleResultDate')];
    if (saleResultAmount === null || saleResultDate === null) {
      const wanted = ['saleResultAmount', 'saleResultDate'] as const;
      throwIfRefused(refuseMissing(wanted.filter((name) => valueOf(name) === null)));
    } else {
      after = await saveSaleResult({
        ...step,
        body: {
          assetID,
          saleResultAmount,
          saleResultDate,
          saleCosts: valueOf('saleCosts'),
          saleResultComment: valueOf('saleResultComment'),
          bankAccountID: kept?.bank_account_id ?? null,
          ...moneyOf('result'),
        },
      });
    }
  }
  return after;
}
