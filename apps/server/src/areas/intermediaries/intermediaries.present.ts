import { inEnglish } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { constants } from '@boedel/contract/fixed/constants';
import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { fairUseWarnings } from '@boedel/domain/matter/fair-use';
import { arrearsOn } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';

import { type EntryRow, type FirmRow, intermediaryStore } from './intermediaries.store';

type FirmLine = AnswerOf<typeof intermediaryCalls.getlist>['rows'][number];
export type Firm = AnswerOf<typeof intermediaryCalls.getbyid>;

const limits = { active: constants.fairUseActiveMatters, historical: constants.fairUseHistoricalMatters };

export function presentLine(row: FirmRow, entries: readonly EntryRow[], now: Date): FirmLine {
  const own = entries
    .filter((entry) => entry.intermediary_id === row.id)
    .map(({ kind, counts_on, amount_cents }) => ({ kind, on: counts_on, amount: amount_cents }));
  const { days, owing } = arrearsOn(own, dayAt(now, countryNamed(row.country) ?? defaultCountry));
  const warnings = fairUseWarnings({ active: row.active_matters, historical: row.historical_matters }, limits);
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    systemTypes: row.system_types,
    isProvider: row.is_provider,
    users: row.users,
    activeMatters: row.active_matters,
    historicalMatters: row.historical_matters,
    fairUseWarnings: warnings.map(inEnglish),
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

export async function wholeFirm(tx: Tx, id: number, now: Date): Promise<Firm> {
  const store = intermediaryStore(tx);
  const row = await store.find(id);
  const entries = await store.entriesOf([id]);
  return {
    ...presentLine(row, entries, now),
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
