import { assetFields, type AssetFractionName, fractionNames } from '@boedel/contract/assets/asset.fields';
import type { AssetValues } from '@boedel/contract/assets/assets.schema';
import type { RecordFields } from '@boedel/contract/record/field';
import { checkAsset } from '@boedel/domain/assets/check-asset';
import type { CapturedAsset, PricedAmount } from '@boedel/domain/assets/captured-asset';
import { readRate, readShare } from '@boedel/domain/assets/read-fraction';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, isRefused, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import type { Fraction } from '@boedel/domain/money/fraction';
import { parseDecimal } from '@boedel/domain/money/fraction';
import { RefusalProblem } from '../../platform/problems';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues } from '../../platform/record/record-table';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { findNextAccount } from '../lodging/lodged.store';
import { findDeathDate } from '../matter-parties/died-on.store';
import { assetStore, listFractionColumns, type NewTakerRow, type WholeAsset } from './assets.store';
import { toCapturedAsset, readPlainValues, type PlainAssetValues, toStoredAsset } from './captured';
import { isInDirectory } from './directory-entry.store';

type AssetFieldValues = Readonly<Record<string, unknown>>;

/** What is not asked of this kind is not kept either: a vehicle that became a policy has no engine number. */
function keepAskedFields(fields: RecordFields, values: AssetFieldValues): AssetFieldValues {
  const kept: Record<string, unknown> = { ...values };
  for (const [name, { when, kind }] of Object.entries(fields)) {
    if (!when || when.is.includes(kept[when.field])) continue;
    kept[name] = kind === 'flag' ? false : null;
  }
  return kept;
}

export interface AmountInput {
  readonly amount: Cents;
  readonly currency: string | null;
  readonly rate: string | null;
  readonly rateDate: LocalDate | null;
}
/** An amount as typed, its rate read; a rate that cannot be read is refused under its field. */
export function readPriced(
  { amount, currency, rate, rateDate }: AmountInput,
  rateField = 'rate',
): { priced: PricedAmount; refused?: RefusalError } {
  if (currency === null) return { priced: { amount } };
  const read = rate === null ? undefined : readRate(rate, rateField);
  const priced: PricedAmount = {
    amount,
    currency: currency.toUpperCase(),
    ...(read && !isRefused(read) && { rate: read }),
    ...(rateDate && { rateOn: rateDate }),
  };
  return { priced, ...(isRefused(read) && { refused: read }) };
}
export const toPricedColumns = ({ amount, currency, rate, rateOn }: PricedAmount) => ({
  amount_cents: amount,
  currency: currency ?? null,
  rate_n: rate ? Number(rate.n) : null,
  rate_d: rate ? Number(rate.d) : null,
  rate_on: rateOn ?? null,
});

type AssetFractions = Partial<Record<AssetFractionName, Fraction>>;
function readFractions(values: AssetValues): { read: AssetFractions; refused: RefusalError[] } {
  const read: AssetFractions = {};
  const refused: RefusalError[] = [];
  const written: Readonly<Record<AssetFractionName, string | null>> = {
    ...values,
    share: values.share ?? (values.deceasedShareOfAmount === null ? null : `${values.deceasedShareOfAmount}%`),
  };
  for (const name of fractionNames) {
    const text = written[name];
    if (text === null) continue;
    const outcome = readShare(text, name);
    if (isRefused(outcome)) refused.push(outcome);
    // The whole needs no saying.
    else if (name !== 'share' || outcome.n !== outcome.d) read[name] = outcome;
  }
  return { read, refused };
}

function readTakers(matterId: number, values: AssetValues): { rows: NewTakerRow[]; refused: RefusalError[] } {
  const refused: RefusalError[] = [];
  const read = (field: 'payees' | 'successors', role: string) =>
    values[field].map(({ partyID, share, premiums }, position) => {
      const outcome = readShare(share, `${field}.${position}.share`);
      if (isRefused(outcome)) refused.push(outcome);
      const { n, d } = isRefused(outcome) ? parseDecimal(1) : outcome;
      return {
        matter_id: matterId,
        asset_id: 0,
        party_id: partyID,
        role,
        share_n: Number(n),
        share_d: Number(d),
        premiums,
        position,
      };
    });
  return { rows: [...read('payees', 'payee'), ...read('successors', 'successor')], refused };
}

/** Entries of the firm's directories that were named must be there. */
async function checkEntries(
  tx: Tx,
  plain: PlainAssetValues,
  valuerID: number | null,
): Promise<(RefusalError | undefined)[]> {
  const wanted = [
    ['creditorID', 'creditor', plain.creditorID],
    ['storageProviderID', 'storageprovider', plain.storageProviderID],
    ['valuerID', 'valuer', valuerID],
  ] as const;
  const checks: (RefusalError | undefined)[] = [];
  for (const [field, directory, id] of wanted) {
    if (id === null || (await isInDirectory(tx, directory, id))) continue;
    checks.push(refuse(field, 'This entry is no longer in the directory. Choose another, or leave it blank.'));
  }
  return checks;
}

export interface CheckedAsset {
  readonly columns: Record<string, unknown>;
  readonly takers: readonly NewTakerRow[];
  readonly value: PricedAmount | undefined;
}

/** What an asset needs to know of those around it. */
export interface AssetSurroundings {
  readonly all: readonly WholeAsset[];
  /** The same in the domain's words, by id. */
  readonly others: ReadonlyMap<string, CapturedAsset>;
  readonly diedOn: LocalDate | undefined;
  /** Where a new one stands unless somebody says otherwise; nothing while no account was lodged. */
  readonly nextAccount: number | null;
}
export async function readSurroundings(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'system_type'>,
): Promise<AssetSurroundings> {
  const all = await assetStore(tx).listOf(matter.id);
  const others = new Map(all.map(toStoredAsset).map((asset) => [asset.id, asset]));
  return { all, others, diedOn: await findDeathDate(tx, matter.id), nextAccount: await findNextAccount(tx, matter) };
}

/** The asset by every rule there is, or everything that is wrong with it in one answer. */
export async function checkAssetInput(
  tx: Tx,
  matter: OpenedMatter,
  typed: AssetValues,
  { all, others, diedOn, nextAccount }: AssetSurroundings,
  now: Date,
  before?: WholeAsset,
): Promise<CheckedAsset> {
  const country = findCountry(matter.country) ?? defaultCountry;
  const today = computeDayAt(now, country);
  const placed = before ? typed : { ...typed, account: typed.account ?? nextAccount };
  const values = throwIfRefused(restoreMaskedNumbers(placed, before && readPlainValues(before)));
  const { values: tidy } = checkFields(assetFields, values, country, now);
  const plain = keepAskedFields(assetFields, tidy) as PlainAssetValues;
  const fractions = readFractions(values);
  const takers = readTakers(matter.id, values);
  const parties = await assetStore(tx).partiesAmong(matter.id, [
    ...takers.rows.map(({ party_id }) => party_id),
    ...[plain.dutySuccessorID, plain.customarySpouseID, plain.settlesAccrualOfID].filter((id) => id !== null),
  ]);
  const refuseUnknown = (field: string, id: number | null): RefusalError | undefined =>
    id === null || parties.has(id) ? undefined : refuse(field, 'Choose a person who is on file in this matter.');
  const value =
    values.valuationAmount === null
      ? undefined
      : readPriced(
          {
            amount: values.valuationAmount,
            currency: values.valuationCurrency,
            rate: values.valuationRate,
            rateDate: values.valuationRateDate,
          },
          'valuationRate',
        );
  const captured = toCapturedAsset({
    id: before ? String(before.row.id) : '',
    plain,
    fraction: (name) => fractions.read[name],
    value: value?.priced,
    sale: {},
    costs: before ? (others.get(String(before.row.id))?.costs ?? []) : [],
    takers: takers.rows,
    charges: values.charges,
  });
  const wrong = collectRefusals([
    ...fractions.refused,
    ...takers.refused,
    value?.refused,
    ...(await checkEntries(tx, plain, values.valuerID)),
    ...values.payees.map(({ partyID }, index) => refuseUnknown(`payees.${index}.partyID`, partyID)),
    ...values.successors.map(({ partyID }, index) => refuseUnknown(`successors.${index}.partyID`, partyID)),
    refuseUnknown('dutySuccessorID', plain.dutySuccessorID),
    refuseUnknown('customarySpouseID', plain.customarySpouseID),
    refuseUnknown('settlesAccrualOfID', plain.settlesAccrualOfID),
    plain.customaryKind === 'house' && plain.customarySpouseID === null
      ? refuse('customarySpouseID', 'Choose the spouse whose house the property belongs to.')
      : undefined,
    plain.isLentForPublic && (plain.borrower === null || plain.deedDate === null || plain.lentYears === null)
      ? refuse(
          'borrower',
          'Enter the borrower, the date of the deed and the number of years.',
          'Estate Duty Act s 4(o)',
        )
      : undefined,
    plain.entersDuty && plain.dutySuccessorID === null
      ? refuse('dutySuccessorID', 'Choose who has the use of the property from now on.', 'Estate Duty Act s 5(1)(b)')
      : undefined,
    checkAsset(captured, {
      today,
      others,
      holds: before ? all.filter(({ row }) => row['part_of_id'] === before.row.id).length : 0,
      ...(plain.dateOfPurchase && { acquired: plain.dateOfPurchase }),
      ...(diedOn && { diedOn }),
    }),
  ]);
  if (wrong) throw new RefusalProblem(wrong);
  const columns: Record<string, unknown> = {
    ...toColumnValues(assetFields, plain),
    charges: plain.kind === 'limitedInterest' ? values.charges : [],
  };
  for (const name of fractionNames) {
    const [n, d] = listFractionColumns(name);
    columns[n] = fractions.read[name] ? Number(fractions.read[name].n) : null;
    columns[d] = fractions.read[name] ? Number(fractions.read[name].d) : null;
  }
  const role = plain.kind === 'limitedInterest' ? 'successor' : plain.paysPastEstate ? 'payee' : 'nobody';
  return { columns, takers: takers.rows.filter((taker) => taker.role === role), value: value?.priced };
}
