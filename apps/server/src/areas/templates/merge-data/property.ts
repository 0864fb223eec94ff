import { type Cents, nil, sum } from '@boedel/domain/money/cents';
import { groupBy } from '@boedel/domain/accounts/group-by';
import { computeCountedAmount } from '@boedel/domain/assets/asset-totals';
import { writeFraction } from '@boedel/domain/money/fraction';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { PaperTranslator } from '../../../platform/paper/words';
import { readHoldings } from '../../assets/list-estate-assets';
import {
  findBondValues,
  findEntry,
  readHeldAndRealised,
  findLastSale,
  listLiabilityValues,
  type PropertyMergeValue,
  type SaleKind,
} from './property.store';

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const formatShare = (share: unknown): string | null =>
  typeof share === 'object' && share !== null ? writeFraction(share as never) : null;

/** Deed, registration or account: how a paper must describe a thing so that it cannot be taken for another. */
function describeAsset(row: Readonly<Record<string, unknown>>, say: PaperTranslator): string {
  const sayPart = (column: string, phrase: string): string | null => {
    const value = readText(row[column]);
    return value && say(phrase, { value });
  };
  const parts = [
    readText(row['name']),
    readText(row['property_description']),
    sayPart('extent', 'extent {value}'),
    sayPart('title_deed', 'held by deed of transfer {value}'),
    sayPart('registration_number', 'registration {value}'),
    readText(row['institution']),
    sayPart('account_number', 'account {value}'),
    sayPart('policy_number', 'policy {value}'),
  ];
  return [...new Set(parts.filter(Boolean))].join(', ');
}

/** What somebody owes the estate: what the account has under that heading, and nothing else. */
export const isClaimOfEstate = (asset: { readonly class: string }): boolean => asset.class === 'claim';

/** What assets that brought nothing yet stand at: those that the schedule of unrealised property lists. */
export async function computeUnrealised(tx: Tx, matterId: number): Promise<Cents> {
  const { captured } = await readHoldings(tx, matterId);
  const known = await readHeldAndRealised(tx, matterId);
  return sum(
    captured
      .filter(
        ({ id, soldFor, paidPast, interest }) =>
          !paidPast && !interest && soldFor === undefined && (known.get(Number(id))?.cents ?? 0) <= 0,
      )
      .map((asset) => (asset.value ? computeCountedAmount(asset) : nil)),
  );
}

/** The assets by the headings of an inventory: land, movables, claims in favour. What is paid past the estate stands apart. */
export async function readPropertyData(
  tx: Tx,
  matterId: number,
  names: ReadonlySet<string>,
  say: PaperTranslator,
): Promise<MergeData> {
  const { wholes, captured } = await readHoldings(tx, matterId);
  const isAsked = [...names].some((name) => /\.heldBy$|\.isSold$|^(?:pledge|freeMovable|unsold)/.test(name));
  const known = isAsked ? await readHeldAndRealised(tx, matterId) : new Map<number, never>();
  const rows = captured.map((asset, at) => {
    const row = wholes[at]!.row as unknown as Readonly<Record<string, unknown>>;
    const held: { by: string | null; cents: Cents } | undefined = known.get(Number(asset.id));
    const values: Record<string, PropertyMergeValue> = {
      description: describeAsset(row, say),
      class: asset.class,
      value: asset.value ? computeCountedAmount(asset) : null,
      valuationDate: null,
      share: formatShare(asset.share),
      reference:
        readText(row['account_number']) ?? readText(row['policy_number']) ?? readText(row['registration_number']),
      location: readText(row['location']),
      voucher: readText(row['voucher']),
      awardedTo: null,
      treatment: asset.treatment ?? null,
      titleDeed: readText(row['title_deed']),
      extent: readText(row['extent']),
      debtor: readText(row['debtor']),
      heldBy: held?.by ?? null,
      isEncumbered: row['encumbered'] === true || held?.by != null,
      isSold: asset.soldFor !== undefined || (held?.cents ?? 0) > 0,
      soldFor: asset.soldFor?.amount ?? (held?.cents || null),
      soldDate: asset.soldOn ?? null,
      whyOutstanding: asset.whyOutstanding ?? null,
    };
    return { asset, row, values };
  });
  const prefixRows = (item: string, some: typeof rows): MergeData[] =>
    some.map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${item}.${leaf}`, value])),
    );
  const own = rows.filter(({ asset }) => !asset.paidPast && !asset.interest);
  const isClaim = ({ asset }: (typeof rows)[number]): boolean => isClaimOfEstate(asset);
  const movables = own.filter((one) => one.asset.class !== 'immovable' && !isClaim(one));
  const inBanks = own.filter(
    ({ asset, row }) => (asset.kind === 'cash' || asset.kind === 'investment') && readText(row['institution']) !== null,
  );
  const policies = rows.filter(({ asset }) => asset.kind === 'policy' || asset.paidPast);
  return {
    assets: prefixRows('asset', own),
    immovables: prefixRows(
      'immovable',
      own.filter(({ asset }) => asset.class === 'immovable'),
    ),
    movables: prefixRows('movable', movables),
    freeMovables: prefixRows(
      'freeMovable',
      movables.filter(({ values }) => values['isEncumbered'] === false),
    ),
    pledges: prefixRows(
      'pledge',
      movables.filter(({ values }) => values['isEncumbered'] === true),
    ),
    unsolds: prefixRows(
      'unsold',
      own.filter(({ values }) => values['isSold'] === false),
    ),
    banks: [...groupBy(inBanks, ({ row }) => readText(row['institution'])!)].map(([bank, accounts]) => ({
      'bank.name': bank,
      'bank.amount': accounts.reduce((so, { values }) => so + Number(values['value'] ?? 0), 0),
      heldAccounts: accounts.map(({ row, values }) => ({
        'heldAccount.description': readText(row['name']),
        'heldAccount.number': readText(row['account_number']),
        'heldAccount.balance': values['value'] ?? null,
      })),
    })),
    claimsHeld: prefixRows(
      'claimHeld',
      own.filter((one) => one.asset.class !== 'immovable' && isClaim(one)),
    ),
    // Of policies whose insurers are not known each is asked for by itself: they need not be held by one.
    insurers: [...groupBy(policies, ({ asset, row }) => readText(row['institution']) ?? `${unnamed}${asset.id}`)].map(
      ([insurer, held]) => ({
        'insurer.name': insurer.startsWith(unnamed) ? null : insurer,
        heldPolicies: held.map(({ asset, row }) => ({
          'heldPolicy.description': describeAsset(row, say),
          'heldPolicy.number': readText(row['policy_number']),
          'heldPolicy.nominee': namePolicyPayee(asset),
        })),
      }),
    ),
    policies: policies.map(({ asset, row, values }) => ({
      'policy.description': describeAsset(row, say),
      'policy.value': values['value'] as number | null,
      'policy.reference': readText(row['policy_number']),
      'policy.nominee': namePolicyPayee(asset),
    })),
    ...(await readSaleData(tx, matterId, rows, chooseSaleKind(names))),
  };
}

const unnamed = '\u0000';
const namePolicyPayee = ({ paidPast }: { readonly paidPast?: unknown }): string =>
  paidPast ? 'A nominee, outside the estate' : 'The estate';

const chooseSaleKind = (names: ReadonlySet<string>): SaleKind => {
  if (names.has('sale.auctioneer') || names.has('sale.auctionDate')) return 'auction';
  if (names.has('sale.buyerName')) return 'outOfHand';
  return names.has('sale.valuer') ? 'valuation' : 'any';
};

/** The asset that is being valued or sold: the latest sale of that way that stands, or the latest that a value was asked for. */
async function readSaleData(
  tx: Tx,
  matterId: number,
  rows: readonly {
    readonly row: Readonly<Record<string, unknown>>;
    readonly values: Record<string, PropertyMergeValue>;
    readonly asset: { readonly class: string };
  }[],
  wanted: SaleKind,
): Promise<MergeData> {
  const sale = await findLastSale(tx, matterId, wanted);
  const found =
    rows.find(({ row }) => row['id'] === sale?.asset_id) ??
    rows
      .filter(({ row }) => row['valuation_requested_on'] !== null && row['valuation_requested_on'] !== undefined)
      .toSorted((a, b) =>
        String(b.row['valuation_requested_on']).localeCompare(String(a.row['valuation_requested_on'])),
      )[0] ??
    rows.find(({ asset }) => asset.class === 'immovable') ??
    rows[0];
  if (!found) return {};
  const auctioneer = await findEntry(tx, 'auctioneer', sale?.auctioneer_id ?? null);
  const valuer = await findEntry(tx, 'valuer', (found.row['valuation_valuer_id'] as number | null) ?? null);
  return {
    'sale.description': found.values['description']!,
    'sale.value': found.values['value'] ?? null,
    'sale.location': found.values['location'] ?? null,
    'sale.isImmovable': found.asset.class === 'immovable',
    'sale.auctioneer': auctioneer?.name ?? null,
    'sale.auctioneerEmail': auctioneer?.email ?? null,
    'sale.auctioneerAddress': auctioneer?.address ?? null,
    'sale.valuer': valuer?.name ?? null,
    'sale.valuerEmail': valuer?.email ?? null,
    'sale.valuerAddress': valuer?.address ?? null,
    'sale.auctionDate': sale?.auction_on ?? null,
    'sale.reservePrice': sale?.reserve_cents ?? null,
    'sale.buyerName': sale?.buyer_name ?? null,
    'sale.buyerEmail': sale?.buyer_email ?? null,
    'sale.price': sale?.price_cents ?? null,
    'sale.offerSignedDate': sale?.offer_signed_on ?? null,
  };
}

/** What is owed, with the creditor's address where the directory knows it. */
export async function readLiabilityData(tx: Tx, matterId: number): Promise<MergeData> {
  const rows = await listLiabilityValues(tx, matterId);
  return {
    liabilities: rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([leaf, value]) => [`liability.${leaf}`, value])),
    ),
  };
}

/** The bond that stands, with the reduction asked for last. */
export async function readBondData(tx: Tx, matterId: number): Promise<MergeData> {
  const row = await findBondValues(tx, matterId);
  return Object.fromEntries(Object.entries(row ?? {}).map(([leaf, value]) => [`bond.${leaf}`, value]));
}
