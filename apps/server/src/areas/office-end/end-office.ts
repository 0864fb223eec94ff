import type { OfficeEndReason } from '@boedel/domain/books/hand-over';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { type OfficeEndRow, officeEndStore } from './office-end.store';

const roles = ['executor'] as const;

/** Somebody who acts, and the days of the office. */
export interface OfficeBearer {
  readonly party: PartyRow;
  readonly name: string;
  readonly appointedOn: LocalDate | null;
  readonly endedOn: LocalDate | null;
}

const readDay = (value: unknown): LocalDate | null =>
  typeof value === 'string' && value ? (value as LocalDate) : null;

export const listOfficeBearers = async (tx: Tx, matterId: number): Promise<OfficeBearer[]> =>
  (await partyStore(tx).listOf(matterId, roles)).map((party) => ({
    party,
    name: formatPartyName({ kind: party.kind, firstNames: party.first_names, surname: party.surname }),
    appointedOn: readDay(party.details['appointedDate']),
    endedOn: readDay(party.details['endedDate']),
  }));

interface OfficeEnd {
  readonly matterId: number;
  /** Of those who act; all of them where the office itself ends. */
  readonly partyIds: readonly number[] | 'all';
  readonly leaving: string | null;
  readonly endedOn: LocalDate;
  readonly reason: OfficeEndReason;
  /** What is kept with each person as the reason. */
  readonly because: string;
  readonly successor: string | null;
  readonly note: string | null;
}

/** Those who leave act no longer from that day; what they leave is kept with their names. */
export async function endOffice(
  tx: Tx,
  actor: Actor,
  { matterId, partyIds, endedOn, reason, because, ...end }: OfficeEnd,
): Promise<OfficeEndRow | undefined> {
  const acting = (await listOfficeBearers(tx, matterId)).filter((one) => one.endedOn === null);
  const leavers = partyIds === 'all' ? acting : acting.filter(({ party }) => partyIds.includes(party.id));
  if (partyIds !== 'all' && leavers.length !== new Set(partyIds).size) throw new NotFound();
  const names = leavers.map(({ name }) => name).join(', ') || end.leaving;
  if (!names) {
    if (partyIds === 'all') return undefined;
    throw new RefusalProblem(refuse('partyIDs', 'Choose who leaves the office, or enter the name.'));
  }
  const early = leavers.find(({ appointedOn }) => appointedOn !== null && appointedOn > endedOn);
  if (early) {
    throw new RefusalProblem(
      refuse(
        'endedDate',
        message('{name} was appointed on {day}. Enter a later date.', { name: early.name, day: early.appointedOn! }),
      ),
    );
  }
  for (const { party } of leavers) {
    const details = { ...party.details, endedDate: endedOn, endedReason: because };
    const after = await partyStore(tx).change(party.id, party.version, { details });
    await audit(tx, actor, 'executor.changed', {
      entity: ['matter_party', party.id],
      matterId,
      before: party,
      after,
    });
  }
  const row = await officeEndStore(tx).insert({
    matter_id: matterId,
    ended_on: endedOn,
    reason,
    leaving: names,
    successor: end.successor,
    note: end.note,
    recorded_name: actor.fullName,
  });
  await audit(tx, actor, 'office.ended', { entity: ['office_end', row.id], matterId, after: row });
  return row as OfficeEndRow;
}
