import { listEventFields } from '@boedel/contract/matter/matter-events';
import type { ChangedDays } from '../../client/moves/use-ask-moves';
import type { MatterOnScreen } from '../../ui/the-matter';

const readPath = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key] ?? null, record);

/** The events whose day the record would change, each with its new day. */
export const listChangedDays = (matter: MatterOnScreen, record: object): ChangedDays =>
  Object.fromEntries(
    listEventFields(matter.systemTypeID)
      .filter(([field]) => readPath(record, field) !== readPath(matter, field))
      .map(([field, event]) => [event, readPath(record, field)]),
  );
