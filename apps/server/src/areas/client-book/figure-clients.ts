import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { z } from 'zod';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import type { Tenant } from '../../platform/tenancy/doors';
import { refigure } from '../kept-figures/refigure';
import { clientBookStore } from './client-book.store';

const kind = jobKind('clients.figure', z.object({}));

/** Whose shortfall is largest is true of this day: what was worked out on another is worked out anew, one client at a time. */
export async function figureEach(tenant: Tenant, today: LocalDate, signal?: AbortSignal): Promise<void> {
  const clients = await tenant.transaction((tx) => clientBookStore(tx).notFiguredOn(today));
  for (const id of clients) {
    signal?.throwIfAborted();
    await tenant.transaction((tx) => refigure(tx, id));
  }
}
export const figureClients = handleJob(kind, ({ tenant, parts, signal }) =>
  figureEach(tenant, dayAt(parts.clock()), signal),
);
/** In the small hours, and once after a release. */
export const figureClientsDaily = every(86_400, 'firm', kind);
