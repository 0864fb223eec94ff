import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { linkFirm } from './link-entries';
import { onAudited } from './nudge';

/** Entries that come together are linked together. */
const gatherMs = 50;

/** Links entries shortly after their commit. Nobody waits for it: a process that dies leaves a tail for the sweep. */
export function startLinker({ database, log }: { database: Database; log: Logger }): { stop(): Promise<void> } {
  const waiting = new Set<number>();
  let linking: Promise<void> | undefined;

  async function linkWaitingFirms(): Promise<void> {
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
    linking ??= linkWaitingFirms().finally(() => (linking = undefined));
  });
  return {
    stop: async () => {
      unsubscribe();
      await linking;
    },
  };
}
