import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { handleJob, jobKind } from '../jobs/job-kind';
import { every } from '../jobs/schedule';
import type { Parts } from '../parts';
import { firmsWithTail, linkFirm } from './link-entries';
import { onAudited } from './nudge';

/** Entries that come together are linked together. */
const gatherMs = 50;

/** Links entries shortly after their commit. Nobody waits for it: a process that dies leaves a tail for the sweep. */
export function startLinker({ database, log }: Pick<Parts, 'database' | 'log'>): { stop(): Promise<void> } {
  const waiting = new Set<number>();
  let linking: Promise<void> | undefined;

  async function linkWaiting(): Promise<void> {
    await pause(gatherMs);
    // A firm added while we link comes up again: a set goes on to what is added to it.
    for (const firmId of waiting) {
      waiting.delete(firmId);
      try {
        await linkFirm(database, firmId);
      } catch (error) {
        log.warn({ firm: firmId, error: (error as Error).name }, 'entries of the trail wait for their link');
      }
    }
  }
  const unsubscribe = onAudited((firmId) => {
    waiting.add(firmId);
    linking ??= linkWaiting().finally(() => (linking = undefined));
  });
  return {
    stop: async () => {
      unsubscribe();
      await linking;
    },
  };
}

const sweepKind = jobKind('audit.link', z.object({}));

/** What the linkers left: entries of processes that stopped, or written while the database was going away. */
export const linkTails = handleJob(sweepKind, async ({ parts, signal }) => {
  for (const firmId of await firmsWithTail(parts.database)) {
    signal.throwIfAborted();
    await linkFirm(parts.database, firmId);
  }
});
export const linkTailsByTheMinute = every(60, 'house', sweepKind);
