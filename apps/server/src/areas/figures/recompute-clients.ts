import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { z } from 'zod';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { clientBookStore } from '../client-book/client-book.store';
import { recomputeFigures } from './keep-figures';

const kind = createJobKind('clients.figure', z.object({}));

/** Whose shortfall is largest is true of this day: what was worked out on another is worked out anew, one client at a time. */
export async function recomputeClients(scope: FirmScope, today: LocalDate, signal?: AbortSignal): Promise<void> {
  const clients = await scope.transaction((tx) => clientBookStore(tx).notFiguredOn(today));
  for (const id of clients) {
    signal?.throwIfAborted();
    await scope.transaction((tx) => recomputeFigures(tx, id));
  }
}
export const figureClients = pairJob(kind, ({ scope, services, signal }) =>
  recomputeClients(scope, computeDayAt(services.clock()), signal),
);
/** In the small hours, and once after a release. */
export const figureClientsDaily = scheduleEvery(86_400, 'firm', kind);
