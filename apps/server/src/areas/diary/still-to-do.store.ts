import type { LocalDate } from '@boedel/domain/dates/local-date';
import { passesByItself } from '@boedel/domain/deadlines/passes-by-itself';
import { whereHoldsRight } from '../../platform/db/sees';
import { type Sql, sql } from '../../platform/db/sql';

const passing = [...passesByItself];

/**
 * Of a diary entry `d`: still open, and no day of others that has gone by. Events are seen with their matter, but whoever
 * may not read its diary counts none of them: the rest of its open days would be missing from the count.
 */
export const whereStillToDo = (today: LocalDate): Sql =>
  sql`d.done_at is null and (d.due_on >= ${today}::date or d.rule is null or d.rule <> all(${passing}::text[]))
    and ${whereHoldsRight(sql`d.matter_id`, 'diary')}`;

export const isOverdue = (
  { done_at, due_on, rule }: { done_at: string | null; due_on: LocalDate; rule: string | null },
  today: LocalDate,
): boolean => done_at === null && due_on < today && !(rule !== null && passesByItself.has(rule));
