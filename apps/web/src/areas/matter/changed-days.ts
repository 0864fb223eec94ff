import { eventFields } from '@boedel/contract/matter/matter-events';
import type { ChangedDays } from '../../client/moves/use-ask-moves';
import type { Matter } from '../../ui/the-matter';

const at = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key] ?? null, record);

/** The events whose day the record would change, each with its new day. */
export const changedDays = (matter: Matter, record: object): ChangedDays =>
  Object.fromEntries(
    eventFields(matter.systemTypeID)
      .filter(([field]) => at(record, field) !== at(matter, field))
      .map(([field, event]) => [event, at(record, field)]),
  );
