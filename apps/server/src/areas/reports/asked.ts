import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { ReportCriteria } from './source.store';

interface ReportQuery {
  readonly intermediaryID?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly systemTypeID?: number | undefined;
}

/** What a report is asked for; a time that ends before it begins is refused. */
export function readReportQuery(
  { intermediaryID, from, to, systemTypeID }: ReportQuery,
  now: Date,
): Outcome<ReportCriteria> {
  if (from !== undefined && to !== undefined && to < from)
    return refuse('to', 'The time ends before it begins: choose a later last day, or an earlier first one.');
  return { firmId: intermediaryID, from, to, systemType: systemTypeID, today: computeDayAt(now) };
}
