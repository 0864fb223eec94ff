import { allJobs } from '../areas/all-jobs';
import { sql } from '../platform/db/sql';
import { drainJobs } from '../platform/jobs/workers';
import { openProviderScope } from '../platform/tenancy/scopes';
import type { TestApp } from './test-app';

/** Carries out every job that is due; `asAt` lets time have passed. Gives how many there were. */
export const runJobs = (app: TestApp, asAt?: Date): Promise<number> => drainJobs(app.services, allJobs, asAt);

export interface QueuedMail {
  readonly state: 'queued' | 'sent' | 'dead';
  readonly subject: string;
  readonly body_text: string;
  readonly to_addresses: string[];
  readonly matter_id: number | null;
}

/** The mails written to somebody, oldest first, whether they have left yet or not. Secret ones lose their words when they leave. */
export const listMails = (app: TestApp, address: string): Promise<QueuedMail[]> =>
  openProviderScope(app.test.database).transaction((tx) =>
    tx.rows(sql`select state, subject, body_text, to_addresses, matter_id from mail
                where ${address} = any(to_addresses) order by id`),
  );
