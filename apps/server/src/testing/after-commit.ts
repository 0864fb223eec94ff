import { allJobs } from '../areas/all-jobs';
import { sql } from '../platform/db/sql';
import { drainJobs } from '../platform/jobs/workers';
import { providerDoor } from '../platform/tenancy/doors';
import type { House } from './house';

/** Carries out every job that is due; `asAt` lets time have passed. Gives how many there were. */
export const runJobs = (house: House, asAt?: Date): Promise<number> => drainJobs(house.parts, allJobs, asAt);

export interface QueuedMail {
  readonly state: 'queued' | 'sent' | 'dead';
  readonly subject: string;
  readonly body_text: string;
  readonly to_addresses: string[];
  readonly matter_id: number | null;
}

/** The mails written to somebody, oldest first, whether they have left yet or not. Secret ones lose their words when they leave. */
export const mailsTo = (house: House, address: string): Promise<QueuedMail[]> =>
  providerDoor(house.test.database).transaction((tx) =>
    tx.rows(sql`select state, subject, body_text, to_addresses, matter_id from mail
                where ${address} = any(to_addresses) order by id`),
  );
