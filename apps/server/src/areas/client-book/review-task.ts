import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { createPaperTranslator } from '../../platform/paper/words';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { checkOwner } from '../tasks/may-own';
import { finishTask, saveTask } from '../tasks/save-task';
import { userStore } from '../users/users.store';
import { clientBookStore } from './client-book.store';

/**
 * The day to look again is a task of whoever answers for the client: it stands in the Task Centre and the diary, and is
 * mailed like any other. The one of the review before is done by this one.
 */
export async function saveReviewTask(
  tx: Tx,
  actor: Actor,
  now: Date,
  { id: matterID, name, country, system_type: systemType }: OpenedMatter,
  nextOn: LocalDate | null,
): Promise<number | null> {
  const store = clientBookStore(tx);
  const before = await store.openTaskOf(matterID);
  if (before) await finishTask(tx, actor, before.id, now);
  if (nextOn === null) return null;
  const responsible = await store.responsibleFor(matterID);
  // Whoever answers for the client may have left, or work in other kinds of matter alone: the reviewer looks again.
  const mayLook = responsible !== null && !(await checkOwner(tx, responsible, systemType));
  const ownerID = mayLook ? responsible : actor.personId;
  const say = createPaperTranslator(await userStore(tx).languageOf(ownerID), findCountry(country) ?? defaultCountry);
  const { id } = await saveTask(tx, actor, {
    matterID,
    title: say('Review the plan of {name}', { name }),
    note: null,
    ownerID,
    dueDate: nextOn,
    priority: 'normal',
    waitingFor: null,
    checklist: [],
    repeatUnit: null,
    repeatEvery: 1,
    repeatUntil: null,
  });
  return id;
}
