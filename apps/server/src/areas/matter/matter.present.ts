import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { listEventFields, type MatterEventName } from '@boedel/contract/matter/matter-events';
import { isRestricted, mayCaptureMatter } from '@boedel/domain/access/call-access';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { accessRightNames } from '@boedel/domain/access/access-rights';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { ValuesOf } from '../../platform/db/table';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { findCurrentRegime } from '../marriages/marriages.store';
import type { MatterListRow } from './matter-list.store';
import type { EventDays } from '../diary/matter-events';
import type { MatterDetails, matterTable } from './matter.store';

type MatterView = AnswerOf<typeof matterCalls.getmatterbyid>;
type MatterRowAnswer = AnswerOf<typeof matterCalls.getMatterList>['rows'][number];

/** Of somebody who lives: a marriage that nothing has ended runs on whatever day it is. */
const stillToday = '9999-12-31' as LocalDate;

/** What the matter's record shows of its events, under the paths of its type. */
function presentEvents({ system_type, events }: Pick<MatterDetails, 'system_type' | 'events'>) {
  const shown = listEventFields(system_type).map(([field, event]) => [field, events[event] ?? null] as const);
  const inDetails = shown.flatMap(([field, day]) => (field.startsWith('details.') ? [[field.slice(8), day]] : []));
  return { ...Object.fromEntries(shown), details: Object.fromEntries(inDetails) } as {
    readonly instructionDate?: LocalDate | null;
    readonly appointmentDate?: LocalDate | null;
    readonly lettersDate?: LocalDate | null;
    readonly details: Record<string, LocalDate | null>;
  };
}

/** Whether a key of the details is the day of an event, which is kept as one. */
const isEventField = (key: string): boolean => allEventFields.has(`details.${key}`);
const allEventFields = new Set([1, 2, 3, 4, 5].flatMap((type) => listEventFields(type).map(([field]) => field)));

/**
 * The days a saved record gives to events, where they differ from the ones kept. A day the record has under two names is
 * changed under either; under both it must be the same.
 */
export function readChangedEvents(systemType: number, kept: EventDays, body: MatterFields): EventDays {
  const changed = new Map<MatterEventName, LocalDate | null>();
  for (const [field, event] of listEventFields(systemType)) {
    const given = field.startsWith('details.')
      ? body.details[field.slice(8) as keyof MatterFields['details']]
      : body[field as 'instructionDate'];
    const day = given as LocalDate | null | undefined;
    if (day === undefined || day === (kept[event] ?? null)) continue;
    if (changed.has(event) && changed.get(event) !== day) {
      throw new RefusalProblem(
        refuse(field, 'These two fields are the same date. Enter it once, or use the same date in both.'),
      );
    }
    changed.set(event, day);
  }
  return Object.fromEntries(changed);
}

export const presentMatter = (row: MatterDetails, actor: Pick<Actor, 'roles' | 'captureMatters'>): MatterView => {
  const { details, ...days } = presentEvents(row);
  return {
    id: row.id,
    systemTypeID: row.system_type,
    matterStatus: row.status,
    reference: row.reference,
    name: row.name,
    calledName: formatPartyName({ kind: row.party_kind, firstNames: row.first_names, surname: row.surname }),
    partyKind: row.party_kind as MatterView['partyKind'],
    masterReference: row.master_reference,
    masterOfficeID: row.master_office_id,
    magistrateOfficeID: row.magistrate_office_id,
    court: row.court,
    caseNumber: row.case_number,
    country: row.country as MatterView['country'],
    responsibleUserID: row.responsible_person_id,
    assistantUserID: row.assistant_person_id,
    kind: row.kind,
    instructionFrom: row.instruction_from,
    instructionDate: days.instructionDate ?? null,
    appointmentDate: days.appointmentDate ?? null,
    lettersDate: days.lettersDate ?? null,
    ficaDone: row.fica_done,
    ficaDate: row.fica_on,
    details: { ...row.details, ...details },
    statusReason: row.status_reason,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    watchList: row.watched,
    responsibleName: row.responsible_name,
    masterOfficeName: row.master_office_name,
    dateOfDeath: row.died_on,
    maritalRegime: findCurrentRegime(row.marriages, row.country, row.died_on ?? stillToday),
    labels: row.labels,
    switches: { fxAssist: row.is_fx_assist_on, sharepoint: row.is_share_point_on },
    mayCapture: mayCaptureMatter(actor, row.id),
    rights: isRestricted(actor.roles) ? (row.rights ?? []) : [...accessRightNames],
    version: row.version,
  };
};

type MatterFields = Omit<BodyOf<typeof matterCalls.update>, 'id' | 'version' | 'reference' | 'moves'>;

/** Without the questions nobody was asked, and without the days of events. */
export const keepAnswered = (details: MatterFields['details']): Record<string, string | number | boolean | null> =>
  Object.fromEntries(Object.entries(details).filter(([key, value]) => value !== undefined && !isEventField(key)));

/** What a person enters, as the table holds it. */
export const toMatterValues = (body: MatterFields): ValuesOf<typeof matterTable> => ({
  master_reference: body.masterReference,
  master_office_id: body.masterOfficeID,
  magistrate_office_id: body.magistrateOfficeID,
  court: body.court,
  case_number: body.caseNumber,
  country: body.country,
  responsible_person_id: body.responsibleUserID,
  assistant_person_id: body.assistantUserID,
  kind: body.kind,
  instruction_from: body.instructionFrom,
  fica_done: body.ficaDone,
  fica_on: body.ficaDate,
  details: keepAnswered(body.details),
});

export const presentMatterRow = (row: MatterListRow): MatterRowAnswer => ({
  id: row.id,
  systemTypeID: row.system_type,
  matterStatus: row.status,
  reference: row.reference,
  name: row.name,
  country: row.country,
  masterReference: row.master_reference,
  watchList: row.watched,
  responsibleUserID: row.responsible_person_id,
  responsibleName: row.responsible_name,
  nextDeadline: row.due_title !== null && row.due_on !== null ? { title: row.due_title, date: row.due_on } : null,
  grossAssets: row.gross_assets_cents,
  liabilities: row.liabilities_cents,
  net: row.net_cents,
  estateDuty: row.estate_duty_cents,
  projectedFees: row.projected_fees_cents,
  cashPosition: row.cash_position_cents,
  lastNote: row.last_note,
  labels: row.labels,
  openedAt: row.opened_at,
});
