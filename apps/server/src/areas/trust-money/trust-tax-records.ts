import { trustAttributions, trustTaxYears } from '@boedel/contract/trust-money/trust-tax.records';
import { formatPlainAmount } from '@boedel/domain/formats/amount';
import { message } from '@boedel/domain/law/message';
import { collectRefusals, isRefused, refuse } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { findAttributable } from '@boedel/domain/trust-money/trust-tax';
import {
  checkAttribution,
  checkYearEnd,
  isGainAttribution,
  noTaxFacts,
  type TrustAttribution,
  type TrustTaxFacts,
} from '@boedel/domain/trust-money/trust-tax-facts';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { refuseNonBeneficiary } from '../cash/only-beneficiary';
import { readTrustTaxInput } from './read-trust-tax';
import { trustTaxStore } from './trust-tax.store';

// To read by; the rules below need them.
const years = createMatterRecordKit(trustTaxYears);
const attributions = createMatterRecordKit(trustAttributions);

const toTaxFacts = (row: StoredRow<(typeof trustTaxYears)['fields']>): TrustTaxFacts => ({
  basis: row.basis,
  expenses: row.expenseRule,
  lossBroughtForward: row.lossBroughtForward ?? nil,
  capitalLossBroughtForward: row.capitalLossBroughtForward ?? nil,
  allowances: row.allowances ?? nil,
  notDeductible: row.notDeductible ?? nil,
  otherExempt: row.otherExempt ?? nil,
  gainAdjustment: row.gainAdjustment ?? nil,
  exemptionUsed: row.exemptionUsed ?? nil,
  lastAssessedYearEndDate: row.lastAssessedYearEndDate,
  lastAssessedIncome: row.lastAssessedIncome,
  estimateFirst: row.estimateFirst,
  estimateSecond: row.estimateSecond,
  paidFirst: row.paidFirst ?? nil,
  paidSecond: row.paidSecond ?? nil,
  paidTopUp: row.paidTopUp ?? nil,
});

const toAttribution = (row: StoredRow<(typeof trustAttributions)['fields']>): TrustAttribution & { id: number } => ({
  id: row.id,
  endDate: row.endDate,
  rule: row.rule,
  donorID: row.donorID,
  beneficiaryID: row.beneficiaryID,
  incomeType: row.incomeType,
  isForeign: row.isForeign,
  amount: row.amount,
});

/** What was captured of a trust's years of assessment. */
export const listTaxFacts = async (tx: Tx, matterId: number) => ({
  years: new Map(
    (await years.store(tx).listOf(matterId))
      .map((row) => years.read(row))
      .map((row) => [row.endDate, toTaxFacts(row)] as const),
  ),
  attributions: (await attributions.store(tx).listOf(matterId)).map((row) => toAttribution(attributions.read(row))),
});
export type CapturedTaxFacts = Awaited<ReturnType<typeof listTaxFacts>>;
export const findTaxFacts = ({ years: captured }: CapturedTaxFacts, to: TrustAttribution['endDate']): TrustTaxFacts =>
  captured.get(to) ?? noTaxFacts;

export const trustTaxYearKit = createMatterRecordKit(trustTaxYears, {
  check: async (values, { tx, matter, before }) => {
    const others = (await years.store(tx).listOf(matter.id)).map((row) => years.read(row));
    const twin = others.some(({ id, endDate }) => id !== before?.id && endDate === values.endDate);
    const last = values.lastAssessedYearEndDate;
    return (
      collectRefusals([
        checkYearEnd(values.endDate),
        twin && refuse('endDate', 'This tax year has already been captured. Edit that entry.'),
        last !== null &&
          last >= values.endDate &&
          refuse('lastAssessedYearEndDate', 'The year last assessed ended before this one. Enter an earlier day.'),
      ]) ?? { values }
    );
  },
});

export const trustAttributionKit = createMatterRecordKit(trustAttributions, {
  check: async (given, { tx, matter, before }) => {
    const ofGain = isGainAttribution(given);
    const values = {
      ...given,
      incomeType: ofGain ? null : given.incomeType,
      isForeign: !ofGain && given.isForeign,
    };
    const wrong = collectRefusals([checkAttribution(values), await refuseNonBeneficiary(tx, values.beneficiaryID)]);
    if (wrong) return wrong;
    const left = await runAsFirm(tx, async () => {
      const captured = await listTaxFacts(tx, matter.id);
      const others = captured.attributions.filter(({ id }) => id !== before?.id);
      const input = await readTrustTaxInput(tx, matter.id, values.endDate, { ...captured, attributions: others });
      return findAttributable(input, values);
    });
    if (isRefused(left)) return left;
    if (values.amount <= left) return { values };
    return refuse(
      'amount',
      message('At most {left} of this was earned in the year and is not attributed yet.', {
        left: formatPlainAmount(left),
      }),
      'Income Tax Act s 7',
    );
  },
  adds: async (rows, { tx, matter }) => {
    const names = await trustTaxStore(tx).names(matter.id);
    return rows.map(({ donorID, beneficiaryID, endDate }) => {
      const donorName = names.get(donorID) ?? '-';
      return {
        title: `${donorName}, ${endDate}`,
        donorName,
        beneficiaryName: beneficiaryID === null ? null : (names.get(beneficiaryID) ?? '-'),
      };
    });
  },
});
