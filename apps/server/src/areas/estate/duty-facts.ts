import {
  annuities,
  disposables,
  donations,
  dutyCredits,
  dutyPayments,
  earlierDuties,
  improvements,
} from '@boedel/contract/estate/duty-facts.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { type CapturedItem, listNamedItems } from '@boedel/domain/estate-facts/to-item-ref';
import { collectRefusals, isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { compareFractions, type Fraction, sumFractions, whole } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { handleMatterRecord } from '../../platform/record/matter-record';
import { readEstateMoney } from '../cash/read-estate-money';
import { doneeStore } from './donee.store';
import { listItemNames } from './duty-facts.store';

/** What the items of a matter are called, for lists about them. */
async function readItemNames(tx: Tx, matterId: number): Promise<(item: Partial<CapturedItem>) => string> {
  const rows = await listItemNames(tx, matterId);
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return (item) => Object.entries(item).flatMap(([key, id]) => names.get(`${key}${id}`) ?? [])[0] ?? '';
}

const isAboutOne = <V extends CapturedItem>(values: V): Outcome<{ values: V }> =>
  listNamedItems(values) === 1 ? { values } : refuse('assetID', 'Choose what it is about: one thing of this estate.');

export const handledAnnuityCalls = handleMatterRecord(annuities, {
  check: (values) =>
    values.isChargedOnProperty && values.passesToID === null && values.ownerID === null
      ? refuse(
          'ownerID',
          'Name the owner of the property the annuity was charged on, or whom it passes to.',
          'Estate Duty Act s 5(1)(d)',
        )
      : { values },
});

export const handledDonationCalls = handleMatterRecord(donations, {
  check: async (values, { tx, matter }) => {
    const { donees } = values;
    const shares = donees.map(({ share }, index) => readShare(share, `donees.${index}.share`));
    const known = await doneeStore(tx).partiesAmong(
      matter.id,
      donees.map(({ partyID }) => partyID),
    );
    const read = shares.filter((share): share is Fraction => !isRefused(share));
    return (
      collectRefusals([
        ...shares,
        ...donees.map(({ partyID }, index) =>
          known.has(partyID)
            ? undefined
            : refuse(`donees.${index}.partyID`, 'Choose a person who is on file in this matter.'),
        ),
        donees.length === 0
          ? refuse('donees', 'Name the donee: the duty on the donation is theirs.', 'Estate Duty Act s 11')
          : undefined,
        donees.length > 0 && read.length === shares.length && compareFractions(sumFractions(read), whole) !== 0
          ? refuse('donees', 'The shares of the donees come to the whole together.')
          : undefined,
      ]) ?? { values }
    );
  },
  apart: {
    read: (ids, tx) => doneeStore(tx).doneesOf(ids),
    save: (id, { donees }, { tx, matter }) => doneeStore(tx).replace(matter.id, id, donees),
  },
});

export const handledDisposableCalls = handleMatterRecord(disposables, {});

export const handledImprovementCalls = handleMatterRecord(improvements, {
  adds: async (rows, { tx, matter }) => {
    const nameOf = await readItemNames(tx, matter.id);
    return rows.map(({ assetID }) => ({ itemName: nameOf({ assetID }) }));
  },
});

export const handledRebateCalls = handleMatterRecord(earlierDuties, {
  check: isAboutOne,
  adds: async (rows, { tx, matter }) => {
    const nameOf = await readItemNames(tx, matter.id);
    return rows.map((row) => ({ itemName: nameOf(row) }));
  },
});

export const handledDutyCreditCalls = handleMatterRecord(dutyCredits, {
  check: isAboutOne,
  adds: async (rows, { tx, matter }) => {
    const nameOf = await readItemNames(tx, matter.id);
    return rows.map((row) => ({ itemName: nameOf(row) }));
  },
});

/** Duty that left an account of the estate is in the books already. */
const isBooked = async (tx: Tx, matterId: number, day: LocalDate, amount: Cents): Promise<boolean> =>
  (await readEstateMoney(tx, matterId, null)).dutyPaid.some((paid) => paid.on === day && paid.amount === amount);

export const handledDutyPaymentCalls = handleMatterRecord(dutyPayments, {
  check: async (values, { tx, matter, before }) => {
    const isSame = before?.paidDate === values.paidDate && before.amount === values.amount;
    return !isSame && (await isBooked(tx, matter.id, values.paidDate, values.amount))
      ? refuse(
          'paidDate',
          'This estate duty payment is already recorded as an expense. Enter only other payments here.',
        )
      : { values };
  },
});
