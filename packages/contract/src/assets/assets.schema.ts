import { assetKindNames } from '@boedel/domain/assets/asset-kind';
import { z } from 'zod';
import { auctionStatuses } from '@boedel/domain/assets/sale';
import { day, id, instant, money, moneyFromZero, optionalText, text, version } from '../fields';
import { toAnswerSchemas, toSchemas, createSchemaOf, type FieldValues, type FieldWireValues } from '../record/schemas';
import { priced } from './priced';
import { assetClassNames, assetFields, fractions, treatments, valuationType } from './asset.fields';

const when = day.nullable().default(null);
const whole = id.nullable().default(null);
const currency = optionalText(3);

/** The value in use. Changing it keeps an earlier one that had a day, a valuer or evidence. */
export const valuation = {
  valuationAmount: moneyFromZero.nullable().default(null),
  valuationDate: when,
  valuationType,
  valuerID: whole,
  valuationCurrency: currency,
  valuationRate: optionalText(20),
  valuationRateDate: when,
};

const premium = z.object({
  amount: moneyFromZero,
  date: when,
  yearsBefore: z.int().min(0).max(200).nullable().default(null),
});
export const taker = z.object({ partyID: id, share: text(20), premiums: z.array(premium).max(200).default([]) });
const charge = z.object({ narrative: text(200), amount: moneyFromZero });

const beside = {
  ...fractions,
  /** Of 100; the share as written counts where both are given. */
  deceasedShareOfAmount: z.number().min(0).max(100).nullable().default(null),
  ...valuation,
  payees: z.array(taker).max(50).default([]),
  successors: z.array(taker).max(50).default([]),
  charges: z.array(charge).max(50).default([]),
};
type AssetExtras = z.output<z.ZodObject<typeof beside>>;
type AssetExtrasInput = z.input<z.ZodObject<typeof beside>>;

export type AssetValues = FieldValues<typeof assetFields> & AssetExtras;
type AssetWireInput = FieldWireValues<typeof assetFields> & AssetExtrasInput;
const assetFieldSchemas = { ...toSchemas(assetFields), ...beside };

export const newAsset = createSchemaOf<AssetValues & { matterID: number }, AssetWireInput & { matterID: number }>({
  matterID: id,
  ...assetFieldSchemas,
});
export const assetChange = createSchemaOf<
  AssetValues & { id: number; version: number },
  AssetWireInput & { id: number; version: number }
>({ id, ...assetFieldSchemas, version });

/** A sale that was cancelled is history; what is told here is the one under way or done. */
const sale = {
  isAuction: z.boolean(),
  auctioneerID: id.nullable(),
  auctionDate: day.nullable(),
  reservePrice: money.nullable(),
  auctionStatus: z.enum(auctionStatuses).nullable(),
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  purchasePrice: money.nullable(),
  oTPSignedDate: day.nullable(),
  saleResultAmount: money.nullable(),
  saleResultCurrency: z.string().nullable(),
  saleResultRate: z.string().nullable(),
  saleResultDate: day.nullable(),
  saleResultComment: z.string().nullable(),
  saleCosts: money.nullable(),
  arrangedDate: day.nullable(),
  isAssetSold: z.boolean(),
  valuationRequestedDate: day.nullable(),
  isValuationRequested: z.boolean(),
  isSaleArranged: z.boolean(),
  isSaleResultAdded: z.boolean(),
  isValuationRequestSent: z.boolean(),
  isAuctionArrangedSaleSent: z.boolean(),
  isOutOfHandSaleSent: z.boolean(),
  /** What comes next on the way to a sale. */
  nextStep: z.enum(['valuationRequested', 'saleArranged', 'offerSigned', 'resultAdded']).nullable(),
};
export const assetTotalKeys = ['immovable', 'movable', 'claim', 'paidPast', 'heldForOthers'] as const;

const worked = {
  isCash: z.boolean(),
  moveable: z.boolean(),
  cashAmount: money.nullable(),
  annualValueOfRight: z.number(),
  /** What it is counted at: the estate's share of its proceeds or value, in the matter's own money. */
  countedAmount: money,
  /** Where it is counted. */
  countedUnder: z.enum(assetTotalKeys),
  /** Others are held in it: they are counted in its place. */
  isHolder: z.boolean(),
  isDutiable: z.boolean(),
  isSubjectToCGT: z.boolean(),
  isFeeBearing: z.boolean(),
  documents: z.int(),
};

/** What may come with an asset beside its facts: its sale as far as it went, and what is answered of it. */
const saleAndFigures: z.ZodRawShape = { ...sale, ...worked };
export const assetAnswerKeys = ['deceasedShareOfAmount', ...Object.keys(saleAndFigures)] as readonly AssetAnswerKey[];
const toOptional = (shape: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, z.optional(z.nullable(schema))]));
/** Told by other fields where they are left out: cash, movable or not. */
const told = toOptional({
  kind: assetFields.kind.schema,
  class: assetFields.class.schema,
  treatment: assetFields.treatment.schema,
});

type SaleAnswer = z.output<z.ZodObject<typeof sale & typeof worked>>;
type SaleWire = z.input<z.ZodObject<typeof sale & typeof worked>>;
interface AssetRowKeys {
  readonly id: number;
  readonly matterID: number;
  readonly version: number;
}
export type Asset = AssetValues & SaleAnswer & AssetRowKeys;
type RequiredFields<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
export type AssetWire = RequiredFields<AssetWireInput> & SaleWire & AssetRowKeys;
export const assetSchema = createSchemaOf<Asset, AssetWire>({
  id,
  matterID: id,
  ...toAnswerSchemas(assetFields),
  ...beside,
  ...sale,
  ...worked,
  version,
});

type ToldFields = 'kind' | 'class' | 'treatment';
type OptionalOf<T> = { readonly [K in keyof T]?: T[K] | null | undefined };
export type AssetAnswerKey = keyof SaleAnswer | 'deceasedShareOfAmount';
/** An asset as it is sent to be added or changed: facts, and as much of its sale as there is. */
export type SentAsset = Omit<AssetValues, ToldFields> &
  OptionalOf<Pick<AssetValues, ToldFields>> &
  OptionalOf<SaleAnswer>;
type SentAssetWire = Omit<AssetWireInput, ToldFields> &
  OptionalOf<Pick<AssetWireInput, ToldFields>> &
  OptionalOf<SaleWire>;
export const assetToAdd = createSchemaOf<
  SentAsset & { matterID: number; id?: 0 | null | undefined },
  SentAssetWire & { matterID: number; id?: 0 | null | undefined }
>({
  matterID: id,
  id: z.literal(0, 'Leave this out: a new asset is given its own number.').nullish(),
  ...assetFieldSchemas,
  ...told,
  ...toOptional(saleAndFigures),
});
export const assetToUpdate = createSchemaOf<
  SentAsset & { id: number; version: number; matterID?: number | undefined },
  SentAssetWire & { id: number; version: number; matterID?: number | undefined }
>({ id, matterID: id.optional(), ...assetFieldSchemas, ...told, ...toOptional(saleAndFigures), version });

const totalOf = z.object({ count: z.int(), amount: money });
/** What assets come to by class, with how many still have no value. */
export const assetTotals = z.object({
  gross: money,
  by: z.object({
    immovable: totalOf,
    movable: totalOf,
    claim: totalOf,
    paidPast: totalOf,
    heldForOthers: totalOf,
  }),
  unvalued: z.int(),
});

/** One line of the list: what its columns, its search and its totals are made of. The rest comes when one is opened. */
export const assetLine = z.object({
  id,
  kind: z.enum(assetKindNames),
  class: z.enum(assetClassNames),
  name: z.string(),
  voucher: z.string().nullable(),
  location: z.string().nullable(),
  partOfID: id.nullable(),
  treatment: z.enum(treatments),
  share: z.string().nullable(),
  valuationAmount: money.nullable(),
  valuationCurrency: z.string().nullable(),
  countedAmount: money,
  countedUnder: z.enum(assetTotalKeys),
  isHolder: z.boolean(),
  isAuction: z.boolean(),
  auctionDate: day.nullable(),
  saleResultDate: day.nullable(),
  isAssetSold: z.boolean(),
  isSaleArranged: z.boolean(),
  isValuationRequested: z.boolean(),
  nextStep: sale.nextStep,
  version,
});
export type AssetListLine = z.output<typeof assetLine>;
export type AssetLineWire = z.input<typeof assetLine>;

/** What is typed over in the list itself; left out, it stays. */
export const assetCell = z.object({
  id,
  version,
  set: z.object({
    valuationAmount: moneyFromZero.nullable().optional(),
    share: optionalText(20).optional(),
    treatment: z.enum(treatments).optional(),
  }),
});

/** What an asset was worth on a day, or what was spent on it. */
const amountFields = {
  purpose: z.enum(['value', 'cost']).default('value'),
  type: optionalText(60),
  amount: moneyFromZero,
  ...priced,
  date: when,
  valuerID: whole,
  comment: optionalText(1000),
  /** Of a value: it is the one that counts. */
  isUsed: z.boolean().default(false),
};
export const amountToSave = z.object({
  /** Left out: a new one. */
  id: whole,
  assetID: id,
  ...amountFields,
  documentIDs: z.array(id).max(20).default([]),
  version: version.nullable().default(null),
});
export const amountSchema = z.object({
  id,
  assetID: id,
  ...amountFields,
  /** In the matter's own money. */
  inOwnMoney: money,
  valuerName: z.string().nullable(),
  documents: z.array(z.object({ id, name: z.string() })),
  createdAt: instant,
  version,
});
