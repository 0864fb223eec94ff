import { type SecurityBond, findNextRenewal, readBondStatus } from '@boedel/domain/bond/bond';
import { pickEarlier, pickLater, type LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { moveRenewal, stopRenewal } from '../diary/diary.store';
import { readEvents } from '../diary/matter-event.store';
import { type EventDays, setEvents } from '../diary/matter-events';
import { bondStore } from './bond.store';

interface BondDatesContext {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly matter: OpenedMatter;
  readonly today: LocalDate;
}

const findFirst = (days: readonly LocalDate[]): LocalDate | null =>
  days.length === 0 ? null : days.reduce((a, b) => pickEarlier(a, b));
const findLast = (days: readonly LocalDate[]): LocalDate | null =>
  days.length === 0 ? null : days.reduce((a, b) => pickLater(a, b));
const listPresent = (days: readonly (LocalDate | null)[]): LocalDate[] => days.filter((day) => day !== null);

/** What the matter's events say of its security. A matter may have several bonds; its events are of them all. */
async function readEventDays({ tx, matter }: BondDatesContext, bonds: readonly SecurityBond[]): Promise<EventDays> {
  const inForce = bonds.filter((bond) => readBondStatus(bond) === 'inForce');
  const issued = findFirst(listPresent(inForce.map(({ firstPremiumOn, issuedOn }) => firstPremiumOn ?? issuedOn)));
  switch (matter.system_type) {
    case systemType.trust: {
      const granted = (await bondStore(tx).reductionsOf(matter.id)).filter(({ outcome }) => outcome === 'granted');
      const reduced = findLast(listPresent(granted.map(({ decided_on }) => decided_on)));
      return {
        bondIssued: issued,
        bondReduced: reduced,
        bondCancelled: inForce.length > 0 ? null : findLast(listPresent(bonds.map(({ releasedOn }) => releasedOn))),
      };
    }
    case systemType.estateLate:
      return { bondIssued: issued };
    default:
      return { bondIssued: issued, bondLodged: findFirst(listPresent(bonds.map(({ lodgedOn }) => lodgedOn))) };
  }
}

/**
 * The diary follows the bonds: when one was issued, lodged, reduced or released, and when the next premium falls due. While
 * none was issued, what somebody wrote into the diary by hand is left alone.
 */
export const updateBondDates = (at: BondDatesContext): Promise<void> =>
  runAsFirm(at.tx, async () => {
    const bonds = [...(await bondStore(at.tx).bondsOf(at.matter.id)).values()];
    if (bonds.every(({ issuedOn }) => issuedOn === null)) return;
    const kept = await readEvents(at.tx, at.matter.id);
    const days = Object.entries(await readEventDays(at, bonds)) as [keyof EventDays, LocalDate | null][];
    const moved = days.filter(([event, day]) => (kept.get(event)?.date ?? null) !== day);
    if (moved.length > 0) await setEvents(at.tx, at, at.matter, Object.fromEntries(moved));
    const due = findFirst(bonds.flatMap((bond) => findNextRenewal(bond, at.today)?.due ?? []));
    if (due) await moveRenewal(at.tx, at.matter.id, due);
    else await stopRenewal(at.tx, at.matter.id);
  });
