import type { AnswerOf } from '@boedel/contract/call';
import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countries, defaultCountry } from '@boedel/domain/law/country';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { orConflict } from '../../platform/db/or-conflict';
import { further, handle } from '../../platform/http/handler';
import { type SystemChangeRow, systemChangeStore } from './system-changes.store';

/** The provider publishes for both countries at once, by its own calendar. */
const { timeZone } = countries[defaultCountry];
const today = (now: Date): LocalDate => dayAt(now, defaultCountry);

const present =
  (now: Date) =>
  (row: SystemChangeRow): AnswerOf<typeof systemChangeCalls.addChange> => ({
    id: row.id,
    createdDate: row.published_on,
    comment: row.comment,
    isPublished: row.published_on <= today(now),
    version: row.version,
  });

export const handledSystemChangeCalls = handle(systemChangeCalls, {
  getChangeslist: ({ tenant, actor, query, now }) =>
    tenant.transaction(async (tx) => {
      const until = actor.roles.includes('SuperAdmin') ? null : today(now);
      const { rows, total } = await systemChangeStore(tx).list(until, query);
      return { rows: rows.map(present(now)), total };
    }),
  addChange: further(({ provider, actor, body, now }) =>
    // The changes are the provider's own, told to every firm.
    provider.transaction(async (tx) => {
      const row = await systemChangeStore(tx).insert(body.comment, body.createdDate ?? today(now), now);
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.added', {
        entity: ['system_change', row.id],
        after: row,
      });
      return present(now)(row);
    }),
  ),
  updateChange: further(({ provider, actor, body, now }) =>
    provider.transaction(async (tx) => {
      const store = systemChangeStore(tx);
      const before = await store.find(body.id);
      const day = body.createdDate ?? before.published_on;
      const after = await orConflict(store.change(body.id, body.version, body.comment, day), present(now));
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.changed', {
        entity: ['system_change', after.id],
        before,
        after,
      });
      return present(now)(after);
    }),
  ),
  deleteChange: further(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      const before = await systemChangeStore(tx).remove(body.id);
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.removed', {
        entity: ['system_change', body.id],
        before,
      });
      return { done: true as const };
    }),
  ),
  getNewChangesFlag: ({ tenant, actor, now }) =>
    tenant.transaction(async (tx) => ({
      seen: await systemChangeStore(tx).isSeenBy(actor.personId, today(now), timeZone),
    })),
  markChangesSeen: ({ tenant, actor, now }) =>
    tenant.transaction(async (tx) => {
      await systemChangeStore(tx).markSeen(actor.personId, now);
      return { done: true as const };
    }),
});
