import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { type DiaryContext, setEvents } from '../diary/matter-events';

/**
 * The trust terminates when it is deregistered, and its papers are kept for five years from then (Trust Property Control Act
 * s 17): the day they may go is laid out in the diary. A day somebody captured before stays.
 */
export async function setArchiveDate(tx: Tx, keeping: DiaryContext, matter: OpenedMatter): Promise<void> {
  const events = await readEvents(tx, matter.id);
  const ended = events.get('deregistered')?.date;
  if (!ended || events.get('trustTerminated')) return;
  await setEvents(tx, keeping, matter, { trustTerminated: ended });
}
