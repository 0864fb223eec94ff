import type { LocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';

export interface RequestedService {
  readonly kind: 'guarding' | 'storage';
  readonly guardID: number | null;
  readonly storageID: number | null;
  readonly fromDate: LocalDate | null;
  readonly toDate: LocalDate | null;
}

/** The company a service is asked of: each kind has its own list. */
export const pickProvider = ({ kind, guardID, storageID }: RequestedService): number | null =>
  kind === 'guarding' ? guardID : storageID;

export const checkService = (service: RequestedService): RefusalError | undefined =>
  collectRefusals([
    service.fromDate !== null && service.toDate !== null && service.toDate < service.fromDate
      ? refuse('toDate', 'The end date is before the start date. Correct one of them.')
      : undefined,
  ]);
