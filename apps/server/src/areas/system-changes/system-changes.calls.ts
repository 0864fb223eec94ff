import type { AnswerOf } from '@boedel/contract/call';
import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countries, defaultCountry } from '@boedel/domain/law/country';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { presentConflict } from '../../platform/db/present-conflict';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { type SystemChangeRow, systemChangeStore } from './system-changes.store';

/** The provider publishes for both countries at once, by its own calendar. */
const { timeZone } = countries[defaultCountry];
const computeToday = (now: Date): LocalDate => computeDayAt(now, defaultCountry);

const createPresenter =
  (now: Date) =>
  (row: SystemChangeRow): AnswerOf<typeof systemChangeCalls.addChange> => ({
    id: row.id,
    createdDate: row.published_on,
    comment: row.comment,
    isPublished: row.published_on <= computeToday(now),
    version: row.version,
  });

export const handledSystemChangeCalls = pairHandlers(systemChangeCalls, {
  getChangeslist: ({ scope, actor, query, now }) =>
    scope.transaction(async (tx) => {
      const until = actor.roles.includes('SuperAdmin') ? null : computeToday(now);
      const { rows, total } = await systemChangeStore(tx).list(until, query);
      return { rows: rows.map(createPresenter(now)), total };
    }),
  addChange: withServices(({ provider, actor, body, now }) =>
    // The changes are the provider's own, told to every firm.
    provider.transaction(async (tx) => {
      const row = await systemChangeStore(tx).insert(body.comment, body.createdDate ?? computeToday(now), now);
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.added', {
        entity: ['system_change', row.id],
        after: row,
      });
      return createPresenter(now)(row);
    }),
  ),
  updateChange: withServices(({ provider, actor, body, now }) =>
    provider.transaction(async (tx) => {
      const store = systemChangeStore(tx);
      const before = await store.find(body.id);
      const day = body.createdDate ?? before.published_on;
      const after = await presentConflict(store.change(body.id, body.version, body.comment, day), createPresenter(now));
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.changed', {
        entity: ['system_change', after.id],
        before,
        after,
      });
      return createPresenter(now)(after);
    }),
  ),
  deleteChange: withServices(({ provider, actor, body }) =>
    provider.transaction(async (tx) => {
      const before = await systemChangeStore(tx).remove(body.id);
      await auditInFirm(tx, actor.firmId, actor, 'systemchange.removed', {
        entity: ['system_change', body.id],
        before,
      });
      return { done: true as const };
    }),
  ),
  getNewChangesFlag: ({ scope, actor, now }) =>
    scope.transaction(async (tx) => ({
      seen: await systemChangeStore(tx).isSeenBy(actor.personId, computeToday(now), timeZone),
    })),
  markChangesSeen: ({ scope, actor, now }) =>
    scope.transaction(async (tx) => {
      await systemChangeStore(tx).markSeen(actor.personId, now);
      return { done: true as const };
    }),
});
