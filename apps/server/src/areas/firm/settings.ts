import type { AnswerOf } from '@boedel/contract/call';
import type { settingCalls } from '@boedel/contract/firm/firm.calls';
import { trustFeeFields } from '@boedel/contract/firm/settings.schema';
import { type ReportFrequency, readSchedule, type SendingSchedule } from '@boedel/domain/firm/frequency';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { RowOf } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { RefusalProblem } from '../../platform/problems';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import { changeSettings } from './organisation';
import {
  reconStore,
  type reconTable,
  type FirmSettingRow,
  settingStore,
  trustFeesStore,
  type trustFeesTable,
} from './settings.store';

type SettingCalls = typeof settingCalls;
type TrustFees = AnswerOf<SettingCalls['getTrustFees']>;

const presentTrustFees = (row: RowOf<typeof trustFeesTable>): TrustFees =>
  ({ ...readFieldValues(trustFeeFields, row), version: row.version }) as TrustFees;

export const getTrustFees: Handler<SettingCalls['getTrustFees']> = ({ scope }) =>
  scope.transaction(async (tx) => presentTrustFees(await trustFeesStore(tx).ofFirm()));

export const saveTrustFees: Handler<SettingCalls['saveTrustFees']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { version, ...fees } = body;
    const refused = collectRefusals([
      ...(['minimumFee', 'hourlyRate'] as const).map((field) =>
        (fees[field] ?? 0) < 0 ? refuse(field, 'Enter an amount of 0 or more.') : undefined,
      ),
      fees.annualPercent !== null && fees.annualBasis === null
        ? refuse('annualBasis', 'Choose the value on which the annual fee is charged.')
        : undefined,
      fees.isVatAdded && !(await settingStore(tx).ofFirm()).is_vat_registered
        ? refuse('isVatAdded', 'First mark the firm as registered for VAT under Organisation Settings, Matters.')
        : undefined,
    ]);
    if (refused) throw new RefusalProblem(refused);
    const values = toColumnValues(trustFeeFields, fees);
    const { before, after } = await trustFeesStore(tx).change(version, values, presentTrustFees);
    await audit(tx, actor, 'trustfees.changed', { entity: ['trust_fees', after.id], before, after });
    return presentTrustFees(after);
  });

const presentRecon = (row: RowOf<typeof reconTable>): AnswerOf<SettingCalls['getReconOptions']> => ({
  assignsVouchers: row.assigns_vouchers,
  voucherPrefix: row.voucher_prefix,
  firstVoucherNumber: row.first_voucher_number,
  matchWithinDays: row.match_within_days,
  suggestsFromHistory: row.suggests_from_history,
  needsVoucherDocument: row.needs_voucher_document,
  version: row.version,
});

export const getReconOptions: Handler<SettingCalls['getReconOptions']> = ({ scope }) =>
  scope.transaction(async (tx) => presentRecon(await reconStore(tx).ofFirm()));

export const saveReconOptions: Handler<SettingCalls['saveReconOptions']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const values = {
      assigns_vouchers: body.assignsVouchers,
      voucher_prefix: body.voucherPrefix,
      first_voucher_number: body.firstVoucherNumber,
      match_within_days: body.matchWithinDays,
      suggests_from_history: body.suggestsFromHistory,
      needs_voucher_document: body.needsVoucherDocument,
    };
    const { before, after } = await reconStore(tx).change(body.version, values, presentRecon);
    await audit(tx, actor, 'reconoptions.changed', { entity: ['recon_options', after.id], before, after });
    return presentRecon(after);
  });

const presentBatch = (row: FirmSettingRow): SendingSchedule => ({
  frequency: row.batch_frequency as ReportFrequency,
  weekday: row.batch_weekday,
  monthDay: row.batch_month_day,
});

export const getBatchFrequency: Handler<SettingCalls['getBatchFrequency']> = ({ scope }) =>
  scope.transaction(async (tx) => presentBatch(await settingStore(tx).ofFirm()));

export const saveBatchFrequency: Handler<SettingCalls['saveBatchFrequency']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { frequency, weekday, monthDay } = throwIfRefused(readSchedule(body));
    const { before, after } = await changeSettings(tx, {
      batch_frequency: frequency,
      batch_weekday: weekday,
      batch_month_day: monthDay,
    });
    await audit(tx, actor, 'batchfrequency.changed', { entity: ['firm_setting', after.id], before, after });
    return presentBatch(after);
  });

const presentSignInRules = (row: FirmSettingRow): AnswerOf<SettingCalls['getSignInRules']> => ({
  singleSignOn: row.allows_single_sign_on,
  secondFactor: row.demands_second_factor,
});

export const getSignInRules: Handler<SettingCalls['getSignInRules']> = ({ scope }) =>
  scope.transaction(async (tx) => presentSignInRules(await settingStore(tx).ofFirm()));

export const saveSignInRules: Handler<SettingCalls['saveSignInRules']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { before, after } = await changeSettings(tx, {
      allows_single_sign_on: body.singleSignOn,
      demands_second_factor: body.secondFactor,
    });
    await audit(tx, actor, 'signinrules.changed', {
      entity: ['firm_setting', after.id],
      before: presentSignInRules(before),
      after: presentSignInRules(after),
    });
    return presentSignInRules(after);
  });
