import type { AnswerOf } from '@boedel/contract/call';
import { ratesCalls } from '@boedel/contract/rates/rates.calls';
import { checkRateDecision } from '@boedel/domain/rates/decide-rate';
import { checkRateEntry } from '@boedel/domain/rates/rate-tables';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { pairHandlers, withServices } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { loadEnteredRates } from './load-entered-rates';
import { type RateEntryRow, rateEntryStore, toEnteredRate } from './rate-entry.store';

const presentRateEntry = (row: RateEntryRow, personId: number): AnswerOf<typeof ratesCalls.enter> => ({
  id: row.id,
  table: row.table_name,
  from: row.from_on,
  to: row.to_on,
  figures: row.figures,
  reference: row.reference,
  note: row.note,
  state: row.state,
  enteredBy: row.entered_name,
  enteredAt: row.entered_at,
  decidedBy: row.decided_name,
  decidedAt: row.decided_at,
  mayDecide: row.state === 'waiting' && row.entered_by !== personId,
  version: row.version,
});

/** The law is the same for every firm: its figures are the provider's own. */
export const handledRatesCalls = pairHandlers(ratesCalls, {
  getEntries: withServices(({ provider, actor }) =>
    provider.transaction(async (tx) =>
      (await rateEntryStore(tx).list()).map((row) => presentRateEntry(row, actor.personId)),
    ),
  ),
  enter: withServices(({ provider, actor, body, now }) =>
    provider.transaction(async (tx) => {
      throwIfRefused(checkRateEntry(body));
      const row = await rateEntryStore(tx).insert(body, actor, now);
      await auditInFirm(tx, actor.firmId, actor, 'rate.entered', { entity: ['rate_entry', row.id], after: row });
      return presentRateEntry(row, actor.personId);
    }),
  ),
  decide: withServices(async ({ provider, actor, body, now }) => {
    const decided = await provider.transaction(async (tx) => {
      const store = rateEntryStore(tx);
      const before = await store.lock(body.id);
      throwIfRefused(
        checkRateDecision({ state: before.state, enteredById: before.entered_by }, actor.personId, body.isConfirmed),
      );
      if (body.isConfirmed) throwIfRefused(checkRateEntry(toEnteredRate(before)));
      const after = await store.decide(before, body.version, body.isConfirmed, actor, now);
      await auditInFirm(tx, actor.firmId, actor, body.isConfirmed ? 'rate.confirmed' : 'rate.refused', {
        entity: ['rate_entry', after.id],
        before,
        after,
      });
      return after;
    });
    if (body.isConfirmed) await loadEnteredRates(provider);
    return presentRateEntry(decided, actor.personId);
  }),
});
