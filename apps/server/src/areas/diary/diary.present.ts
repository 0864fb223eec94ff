import type { AnswerOf } from '@boedel/contract/call';
import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { nameKeyDate } from '@boedel/contract/fixed/key-dates';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { WorkedResult } from '@boedel/domain/law/worked';
import type { DiaryDetails } from './diary.store';
import { isOverdue } from './still-to-do.store';

type DiaryEntryView = AnswerOf<typeof diaryCalls.getbyid>;

/** A date's working has days and words in its lines, never amounts. */
export const presentWorking = ({
  title,
  section,
  lines,
  value,
}: WorkedResult<LocalDate>): NonNullable<DiaryEntryView['working']> => ({
  title,
  section,
  lines: lines.map((line) => ({
    label: line.label,
    ...(typeof line.value === 'string' && { value: line.value }),
    ...(line.section && { section: line.section }),
    ...(line.note && { note: line.note }),
    ...(line.says && { says: line.says }),
  })),
  value,
});

export const presentEntry = (row: DiaryDetails, today: LocalDate): DiaryEntryView => ({
  id: row.id,
  matterID: row.matter_id,
  matterReference: row.matter_reference,
  matterName: row.matter_name,
  type: row.type,
  typeName: nameKeyDate(row.type),
  rule: row.rule,
  event: row.event,
  title: row.title,
  note: row.note,
  date: row.due_on,
  time: row.due_time,
  isFixed: row.is_fixed,
  entityID: row.entity_id,
  activityID: row.activity_id,
  stepType: row.step_type,
  assignedUserID: row.assigned_person_id,
  assignedName: row.assigned_name,
  isDone: row.done_at !== null,
  doneAt: row.done_at,
  isOverdue: isOverdue(row, today),
  working: row.working && presentWorking(row.working),
  version: row.version,
});
