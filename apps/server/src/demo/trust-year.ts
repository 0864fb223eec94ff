import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { trustFeeCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { distributionCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { chooseUsualYear, listTrustYears } from '@boedel/domain/trust-money/trust-years';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';
import { createIdNumber } from './large-family';

/**
 * The last year of the Van Niekerk Family Trust: rent and interest, what one beneficiary has by right, what the trustees
 * resolved at their meeting, what was paid of it, a training and the fees of the firm.
 */
export async function addTrustYear(tx: Tx, call: DemoCaller, matterID: number, now: Date): Promise<void> {
  const today = computeDayAt(now);
  const { from, to } = chooseUsualYear(listTrustYears(addDays(today, -600), today), today);
  const createHeir = async (firstNames: string, born: string, sequence: number, taxNumber: string | null) =>
    (
      await call(beneficiaryCalls.add, {
        matterID,
        kind: 'person',
        firstNames,
        surname: 'Van Niekerk',
        idNumber: createIdNumber(born, 0, sequence),
        taxNumber,
        address1: '12 Kerk Street',
        city: 'Stellenbosch',
        code: '7600',
        dateOfBeneficialOwner: from,
        trustBeneficialOwnerGrounds: 'Named in clause 4 of the deed',
      } as never)
    ).id;
  const [elsa, marthinus] = [
    await createHeir('Elsa', '1994-05-17', 791, '0123456782'),
    await createHeir('Marthinus', '1997-11-02', 792, null),
  ];
  const { id: bankAccountID } = await call(bankAccountCalls.add, {
    matterID,
    name: 'Trust cheque account',
    bank: 'Demo Bank',
    branchCode: '250655',
    isMain: true,
    openingDate: from,
    openingBalance: 84_210.55,
  });
  const addIncome = (
    days: number,
    description: string,
    incomeType: string,
    amount: number,
    beneficiaryID: number | null,
  ) =>
    call(incomeCalls.add, {
      matterID,
      receivedDate: addDays(from, days),
      description,
      incomeType,
      amount,
      bankAccountID,
      beneficiaryID,
    });
  const addExpense = (
    days: number,
    description: string,
    expenseType: string,
    amount: number,
    beneficiaryID: number | null,
  ) =>
    call(expenseCalls.add, {
      matterID,
      paidDate: addDays(from, days),
      description,
      expenseType,
      amount,
      bankAccountID,
      beneficiaryID,
    });
  for (const quarter of [0, 1, 2, 3]) await addIncome(30 + quarter * 91, 'Rent of the vineyard', 'Rent', 46_500, null);
  await addIncome(180, 'Interest, call account', 'Interest earned', 9_412.37, null);
  await addIncome(200, 'Interest on the capital set apart for Elsa', 'Interest earned', 3_180.2, elsa);
  await addExpense(90, 'Rates of the vineyard', 'Rates and upkeep of property', 18_960, null);
  await addExpense(250, 'Books and tax return', 'Accounting', 12_650, null);
  await addExpense(210, 'University fees of Elsa', 'Education', 1_950, elsa);

  const trustees = (
    await tx.rows<{ party_id: number }>(
      sql`select party_id from trustee where matter_id = ${matterID} and authorised_on is not null order by id`,
    )
  ).map(({ party_id }) => party_id);
  const held = addDays(to, -9);
  const meeting = await call(meetingCalls.add, {
    matterID,
    type: 101,
    meetingDate: held,
    meetingTime: '10:00',
    place: '12 Kerk Street, Stellenbosch',
    chair: 'Pieter van Niekerk',
    trusteesToldDate: addDays(held, -21),
    purposes: 'Financial statements, distributions before the end of the year, beneficial owners.',
  });
  await call(trusteesMeetingCalls.saveAttendance, {
    meetingID: meeting.id,
    trustees: trustees.map((trusteeID, place) => ({ trusteeID, came: place === 0 ? 'present' : 'online' })),
  } as never);
  const { resolutions } = await call(trusteesMeetingCalls.saveResolution, {
    meetingID: meeting.id,
    heading: 'Income of the year vests in Marthinus',
    words: 'That R60 000 of the rent of this year vest in Marthinus van Niekerk before the end of the year.',
  });
  const resolutionID = resolutions.at(-1)!.id;
  const votes = trustees.map((trusteeID) => ({ trusteeID, vote: 'for' as const }));
  await call(trusteesMeetingCalls.vote, { resolutionID, votes });
  await call(distributionCalls.add, {
    matterID,
    vestedDate: held,
    beneficiaryID: marthinus,
    ground: 'discretionary',
    nature: 'income',
    incomeType: 'Rent',
    amount: 60_000,
    resolutionID,
  } as never);
  await call(movementCalls.add, {
    matterID,
    movedDate: addDays(held, 4),
    description: 'Paid to Marthinus on account',
    kind: 'awardPaid',
    amount: 40_000,
    bankAccountID,
    partyID: marthinus,
  } as never);
  await call(
    trainingCalls.scheduleTrusteeTraining,
    {
      matterID,
      date: addDays(today, 20),
      time: '14:00',
      place: 'Our offices',
      trainer: 'Thandi Maseko',
      trusteeIDs: trustees,
      tell: false,
    },
    [],
    { sessionType: 'refresher' },
  );
  const { warnings: _, ...terms } = (await call(settingCalls.getTrustFees, undefined as never)) as Record<
    string,
    unknown
  >;
  const rates = { takeOnPercent: 1.15, annualPercent: 1.6, annualBasis: 'Average value', incomePercent: 5 };
  await call(settingCalls.saveTrustFees, { ...terms, ...rates, minimumFee: 12_000 } as never);
  await call(trustFeeCalls.add, {
    matterID,
    fromDate: from,
    toDate: to,
    openingValue: 4_100_000,
    closingValue: 4_250_000,
  });
}
