import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import type { Warning } from '@boedel/domain/law/refusal';
import { isStanding } from '@boedel/domain/trustees/trustee';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { DiaryContext } from '../diary/matter-events';
import { changeStatuses } from './change-statuses';
import { toTrustee, trusteeStore } from './trustee.store';

/** Whom letters of authority name from now on, and whom no longer. Both by the id of the party. */
export interface LettersOfAuthority {
  readonly named: readonly number[];
  readonly released: readonly number[];
  readonly day: LocalDate;
}

const readStatuses = async (tx: Tx, matterId: number) =>
  new Map((await trusteeStore(tx).listOf(matterId)).map((one) => [one.party.id, toTrustee(one)]));

/** (Revised) letters of authority came: who is named is in office, and who is not named any more has left it. */
export async function applyLetters(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  { named, released, day }: LettersOfAuthority,
): Promise<readonly Warning[]> {
  const trustees = await readStatuses(tx, matter.id);
  const warnings: Warning[] = [];
  for (const id of released) {
    const trustee = trustees.get(id);
    if (!trustee) throw new NotFound();
    if (trustee.status === 'deactivated') continue;
    const to = trustee.status === 'resigned' || trustee.status === 'deceased' ? trustee.status : ('removed' as const);
    const change = { to, day: trustee.ended, leaving: { lettersAmended: day } } as const;
    warnings.push(...(await changeStatuses(tx, keeping, matter, [id], change)));
  }
  if (named.length > 0) {
    warnings.push(...(await changeStatuses(tx, keeping, matter, named, { to: 'appointed', day, leaving: {} })));
  }
  return warnings;
}

/** The letters turn out not to be there: who was named is proposed again, and who left waits for the Master again. */
export async function revertLetters(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  { named, released }: Omit<LettersOfAuthority, 'day'>,
): Promise<void> {
  const trustees = await readStatuses(tx, matter.id);
  const inOffice = named.filter((id) => trustees.get(id)?.status === 'appointed');
  if (inOffice.length > 0) {
    await changeStatuses(tx, keeping, matter, inOffice, { to: 'proposed', day: null, leaving: {} });
  }
  for (const id of released) {
    const trustee = trustees.get(id);
    if (trustee?.status !== 'resigned' && trustee?.status !== 'removed' && trustee?.status !== 'deceased') continue;
    const hasOthers =
      trustee.ended !== null ||
      Object.entries(trustee.leaving).some(([key, value]) => key !== 'lettersAmended' && value !== null);
    // Without a day of leaving of their own, the letters alone had ended the office.
    const change = hasOthers
      ? ({ to: trustee.status, day: trustee.ended, leaving: { ...trustee.leaving, lettersAmended: null } } as const)
      : ({ to: 'appointed', day: null, leaving: {} } as const);
    await changeStatuses(tx, keeping, matter, [id], change);
  }
}

/** Sets every trustee aside who is in office or proposed: the trust is at its end. */
export async function deactivateTrustees(tx: Tx, keeping: DiaryContext, matter: OpenedMatter): Promise<number> {
  const today = computeDayAt(keeping.now, findCountry(matter.country));
  const standing = [...(await readStatuses(tx, matter.id)).values()].filter(isStanding).map(({ id }) => id);
  if (standing.length > 0) {
    await changeStatuses(tx, keeping, matter, standing, { to: 'deactivated', day: today, leaving: {} });
  }
  return standing.length;
}
