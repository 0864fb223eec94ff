import { formatInEnglish } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { constants } from '@boedel/contract/fixed/constants';
import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { listFairUseWarnings } from '@boedel/domain/matter/fair-use';
import { computeArrears } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';

import { type SubscriptionEntryRow, type IntermediaryRow, intermediaryStore } from './intermediaries.store';

type IntermediaryLine = AnswerOf<typeof intermediaryCalls.getlist>['rows'][number];
export type IntermediaryView = AnswerOf<typeof intermediaryCalls.getbyid>;

const limits = { active: constants.fairUseActiveMatters, historical: constants.fairUseHistoricalMatters };

export function presentFirmLine(
  row: IntermediaryRow,
  entries: readonly SubscriptionEntryRow[],
  now: Date,
): IntermediaryLine {
  const own = entries
    .filter((entry) => entry.intermediary_id === row.id)
    .map(({ kind, counts_on, amount_cents }) => ({ kind, on: counts_on, amount: amount_cents }));
  const { days, owing } = computeArrears(own, computeDayAt(now, findCountry(row.country) ?? defaultCountry));
  const warnings = listFairUseWarnings({ active: row.active_matters, historical: row.historical_matters }, limits);
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    systemTypes: row.system_types,
    isProvider: row.is_provider,
    users: row.users,
    activeMatters: row.active_matters,
    historicalMatters: row.historical_matters,
    fairUseWarnings: warnings.map(formatInEnglish),
    said: warnings,
    owing,
    daysInArrears: days,
    isShutOut: !row.is_provider && days > constants.arrearsBlockDays,
    whiteLabelColor: row.white_label_color,
    isSharePointOn: row.is_share_point_on,
    isFxAssistOn: row.is_fx_assist_on,
    terminatesOn: row.terminates_on,
    version: row.version,
  };
}

export async function readFirmView(tx: Tx, id: number, now: Date): Promise<IntermediaryView> {
  const store = intermediaryStore(tx);
  const row = await store.find(id);
  const entries = await store.entriesOf([id]);
  return {
    ...presentFirmLine(row, entries, now),
    createdAt: row.created_at,
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      reference: entry.reference,
      on: entry.counts_on,
      amount: entry.amount_cents,
    })),
  };
}
