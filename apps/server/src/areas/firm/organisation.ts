import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { organisationFields } from '@boedel/contract/firm/settings.schema';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { checkDefaultFees } from '@boedel/domain/firm/default-fees';
import { type ReportFrequency, readSchedule, type SendingSchedule } from '@boedel/domain/firm/frequency';
import { readReferencePattern } from '@boedel/domain/firm/reference-pattern';
import { readWhiteLabel } from '@boedel/domain/firm/white-label';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, isRefused, refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import { companyStore } from './company.store';
import { type OwnFirmRow, readFirm, hasSignatory, type FirmSettingRow, settingStore } from './settings.store';

type OrganisationCalls = typeof organisationCalls;
type Organisation = AnswerOf<OrganisationCalls['getIntermediary']>;

const createPresenter =
  (firm: OwnFirmRow) =>
  (row: FirmSettingRow): Organisation => ({
    id: firm.id,
    name: firm.name,
    country: firm.country as Organisation['country'],
    systemTypes: firm.system_types,
    language: row.language as Organisation['language'],
    CertificateInfo: row.certificate_info,
    matterReferencePattern: row.matter_reference_pattern,
    ...(readFieldValues(organisationFields, row) as Pick<Organisation, keyof typeof organisationFields>),
    reminderFrequency: row.reminder_frequency as ReportFrequency,
    reminderWeekday: row.reminder_weekday,
    reminderMonthDay: row.reminder_month_day,
    whiteLabelColor: row.white_label_color,
    milestoneSignatoryEnum: row.milestone_signatory,
    version: row.version,
  });

export const getOrganisation: Handler<OrganisationCalls['getIntermediary']> = ({ scope }) =>
  scope.transaction(async (tx) => createPresenter(await readFirm(tx))(await settingStore(tx).ofFirm()));

/** Everything that is wrong with the settings at once; otherwise the schedule as it will be kept. */
async function checkOrganisation(
  tx: Tx,
  firm: OwnFirmRow,
  body: BodyOf<OrganisationCalls['updateDetails']>,
  now: Date,
): Promise<SendingSchedule> {
  const country = findCountry(firm.country) ?? defaultCountry;
  const schedule = readSchedule(
    { frequency: body.reminderFrequency, weekday: body.reminderWeekday, monthDay: body.reminderMonthDay },
    'reminder',
  );
  const company = body.isVatRegistered ? await companyStore(tx).ofFirmIfAny() : undefined;
  const refused = collectRefusals([
    readReferencePattern(body.matterReferencePattern),
    checkDefaultFees(body, country, computeDayAt(now, country)),
    schedule,
    body.isVatRegistered && !company?.['vat_number']
      ? refuse(
          'isVatRegistered',
          "Enter the firm's VAT number in its details first; tax invoices must show it.",
          'Value-Added Tax Act s 20(4)',
        )
      : undefined,
    body.advertisingCost !== null && body.advertisingCost < 0
      ? refuse('advertisingCost', 'Enter 0 or more.')
      : undefined,
  ]);
  if (refused) throw new RefusalProblem(refused);
  return schedule as SendingSchedule;
}

export const changeOrganisation: Handler<OrganisationCalls['updateDetails']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const firm = await readFirm(tx);
    const present = createPresenter(firm);
    const schedule = await checkOrganisation(tx, firm, body, now);
    const values = {
      language: body.language,
      certificate_info: body.CertificateInfo,
      matter_reference_pattern: body.matterReferencePattern,
      ...toColumnValues(organisationFields, body),
      reminder_frequency: schedule.frequency,
      reminder_weekday: schedule.weekday,
      reminder_month_day: schedule.monthDay,
    };
    const { before, after } = await settingStore(tx).change(body.version, values, present);
    await audit(tx, actor, 'organisation.changed', { entity: ['firm_setting', after.id], before, after });
    return present(after);
  });

export const changeAgent: Handler<OrganisationCalls['updateAgent']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    if (body.intermediaryID !== scope.firmId) throw new NotFound();
    if (body.milestoneSignatoryEnum === 2 && !(await hasSignatory(tx))) {
      const sentence = 'No Legal Agent is marked as signing milestone letters. Open one and mark it first.';
      throw new RefusalProblem([{ field: 'milestoneSignatoryEnum', sentence }]);
    }
    const { before, after } = await changeSettings(tx, { milestone_signatory: body.milestoneSignatoryEnum });
    await audit(tx, actor, 'organisation.signatory.changed', { entity: ['firm_setting', after.id], before, after });
    return createPresenter(await readFirm(tx))(after);
  });

/** A change that does not depend on what the person saw. */
export async function changeSettings(
  tx: Tx,
  values: Partial<FirmSettingRow>,
): Promise<{ before: FirmSettingRow; after: FirmSettingRow }> {
  const store = settingStore(tx);
  return store.change((await store.ofFirm()).version, values, (row) => row);
}

const presentColor = (color: string | null): AnswerOf<OrganisationCalls['getWhiteLabelColor']> => {
  const read = color === null ? undefined : readWhiteLabel(color);
  return { color, onDark: read === undefined || isRefused(read) ? null : read.onDark };
};

export const setWhiteLabelColor: Handler<OrganisationCalls['setWhiteLabelColor']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const color = body.color === null ? null : throwIfRefused(readWhiteLabel(body.color)).colour;
    const { before, after } = await changeSettings(tx, { white_label_color: color });
    await audit(tx, actor, 'organisation.colour.changed', { entity: ['firm_setting', after.id], before, after });
    return presentColor(color);
  });

export const getWhiteLabelColor: Handler<OrganisationCalls['getWhiteLabelColor']> = ({ scope }) =>
  scope.transaction(async (tx) => presentColor((await settingStore(tx).ofFirm()).white_label_color));
