import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import {
  isRunning,
  type MarriageRecord,
  describeRegime,
  readMarriagesBeside,
  type SpouseFacts,
} from '@boedel/domain/marriages/marriage-record';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';

interface NamedPartyRow {
  id: number;
  kind: string;
  first_names: string | null;
  surname: string;
  born_on: LocalDate | null;
  died_on: LocalDate | null;
  marital_status: string | null;
}

/** Everybody of a matter as a marriage knows them, by id. */
export async function readSpouses(tx: Tx, matterId: number): Promise<ReadonlyMap<number, SpouseFacts>> {
  const rows = await tx.rows<NamedPartyRow>(sql`
    select id, kind, first_names, surname, born_on, died_on, marital_status from matter_party
    where matter_id = ${matterId} and role in ('main', 'spouse', 'insolvent')`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
        bornOn: row.born_on,
        diedOn: row.died_on,
        maritalStatus: row.marital_status,
      },
    ]),
  );
}

/** A marriage as one statement reads it beside a matter, for lists and headers. */
export interface MarriageDetails extends MarriageRecord {
  readonly id: number;
  readonly spouseName: string | null;
  readonly spouseDiedOn: LocalDate | null;
}

/** The marriages of a matter as JSON, beside any statement that has the matter as `m`. */
export const marriagesJson: Sql = sql`
  coalesce((select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'marriedDate', w.married_on, 'contract', w.contract,
      'isForeign', w.is_foreign, 'hasCourtOrder', w.has_court_order, 'endedBy', w.ended_by, 'endedDate', w.ended_on,
      'spouseName', nullif(concat_ws(' ', s.first_names, s.surname), ''), 'spouseDiedOn', s.died_on)
      order by w.married_on desc nulls last, w.id desc)
    from marriage w left join matter_party s on s.intermediary_id = w.intermediary_id and s.id = w.spouse_id
    where w.intermediary_id = m.intermediary_id and w.matter_id = m.id), '[]'::json)`;

/** What the law says of marriages on the day that counts: the death of whom the matter is about, else today. */
export function computeRegimes(read: readonly MarriageDetails[], country: string, on: LocalDate) {
  const running = read.filter((one) => isRunning(one, one.spouseDiedOn, on));
  const customary = running.filter(({ kind }) => kind === 'customary marriage');
  const readContext = (one: MarriageDetails) => ({
    country: findCountry(country) ?? ('ZA' as const),
    ...readMarriagesBeside(one, running.includes(one) ? customary.filter((other) => other !== one) : []),
  });
  return read.map((one) => ({
    ...one,
    regime: describeRegime(one, readContext(one)),
    isCurrent: running.includes(one),
  }));
}

/** The regime of the marriage that runs, as a header and a list say it. */
export const findCurrentRegime = (read: readonly MarriageDetails[], country: string, on: LocalDate): string | null =>
  computeRegimes(read, country, on).find(({ isCurrent }) => isCurrent)?.regime ?? null;

export async function readMarriages(
  tx: Tx,
  matter: { readonly id: number; readonly country: string },
  today: LocalDate,
) {
  const found = await tx.maybe<{ marriages: MarriageDetails[]; died_on: LocalDate | null }>(sql`
    select ${marriagesJson} as marriages, about.died_on from matter m
      left join matter_party about on about.intermediary_id = m.intermediary_id and about.matter_id = m.id and about.role = 'main'
    where m.id = ${matter.id}`);
  return computeRegimes(found?.marriages ?? [], matter.country, found?.died_on ?? today);
}

/** The one marriage that runs and names nobody is that of a spouse who is captured now; of several it is not known which. */
export const nameSpouse = (tx: Tx, matterId: number, spouseId: number): Promise<{ id: number }[]> =>
  tx.rows(sql`
    update marriage set spouse_id = ${spouseId}, version = version + 1
    where matter_id = ${matterId} and spouse_id is null and ended_by is null
      and (select count(*) from marriage w where w.matter_id = ${matterId} and w.spouse_id is null and w.ended_by is null) = 1
      and not exists (select from marriage w where w.matter_id = ${matterId} and w.spouse_id = ${spouseId})
    returning id`);

interface MarriageToInsert extends Pick<MarriageRecord, 'kind' | 'marriedDate' | 'contract'> {
  readonly matterId: number;
  readonly spouseId: number | undefined;
}

export const insertMarriage = (
  tx: Tx,
  { matterId, spouseId, kind, marriedDate, contract }: MarriageToInsert,
): Promise<{ id: number }> =>
  tx.one(sql`
    insert into marriage (matter_id, kind, spouse_id, married_on, contract)
    values (${matterId}, ${kind}, ${spouseId ?? null}, ${marriedDate}, ${contract}) returning *`);
