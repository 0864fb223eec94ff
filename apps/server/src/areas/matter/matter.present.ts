import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { isRestricted, mayCaptureMatter } from '@boedel/domain/access/who';
import { accessRightNames } from '@boedel/domain/matter/access-rights';
import type { ValuesOf } from '../../platform/db/table';
import type { Actor } from '../../platform/session/actor';
import type { MatterListRow } from './matter-list.store';
import type { MatterShown, matterTable } from './matter.store';

type Matter = AnswerOf<typeof matterCalls.getmatterbyid>;
type MatterRowAnswer = AnswerOf<typeof matterCalls.getMatterList>['rows'][number];

export const presentMatter = (row: MatterShown, actor: Pick<Actor, 'roles' | 'captureMatters'>): Matter => ({
  id: row.id,
  systemTypeID: row.system_type,
  matterStatus: row.status,
  reference: row.reference,
  name: row.name,
  masterReference: row.master_reference,
  masterOfficeID: row.master_office_id,
  magistrateOfficeID: row.magistrate_office_id,
  court: row.court,
  caseNumber: row.case_number,
  country: row.country as Matter['country'],
  responsibleUserID: row.responsible_person_id,
  assistantUserID: row.assistant_person_id,
  kind: row.kind,
  instructionDate: row.instruction_on,
  instructionFrom: row.instruction_from,
  appointmentDate: row.appointed_on,
  lettersDate: row.letters_on,
  ficaDone: row.fica_done,
  ficaDate: row.fica_on,
  details: row.details,
  statusReason: row.status_reason,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
  watchList: row.watched,
  responsibleName: row.responsible_name,
  masterOfficeName: row.master_office_name,
  dateOfDeath: row.died_on,
  maritalRegime: row.marital_regime,
  labels: row.labels,
  switches: { fxAssist: row.is_fx_assist_on, sharepoint: row.is_share_point_on },
  mayCapture: mayCaptureMatter(actor, row.id),
  rights: isRestricted(actor.roles) ? (row.rights ?? []) : [...accessRightNames],
  version: row.version,
});

type Fields = Omit<BodyOf<typeof matterCalls.update>, 'id' | 'version' | 'reference'>;

/** Without the questions nobody was asked. */
export const answered = (details: Fields['details']): Record<string, string | number | boolean | null> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));

/** What a person enters, as the table holds it. */
export const matterValues = (body: Fields): ValuesOf<typeof matterTable> => ({
  master_reference: body.masterReference,
  master_office_id: body.masterOfficeID,
  magistrate_office_id: body.magistrateOfficeID,
  court: body.court,
  case_number: body.caseNumber,
  country: body.country,
  responsible_person_id: body.responsibleUserID,
  assistant_person_id: body.assistantUserID,
  kind: body.kind,
  instruction_on: body.instructionDate,
  instruction_from: body.instructionFrom,
  appointed_on: body.appointmentDate,
  letters_on: body.lettersDate,
  fica_done: body.ficaDone,
  fica_on: body.ficaDate,
  details: answered(body.details),
});

export const presentMatterRow = (row: MatterListRow): MatterRowAnswer => ({
  id: row.id,
  systemTypeID: row.system_type,
  matterStatus: row.status,
  reference: row.reference,
  name: row.name,
  masterReference: row.master_reference,
  watchList: row.watched,
  responsibleUserID: row.responsible_person_id,
  responsibleName: row.responsible_name,
  nextDeadline: row.due_title !== null && row.due_on !== null ? { title: row.due_title, date: row.due_on } : null,
  grossAssets: row.gross_assets_cents,
  cashPosition: row.cash_position_cents,
  lastNote: row.last_note,
  labels: row.labels,
  openedAt: row.opened_at,
});
