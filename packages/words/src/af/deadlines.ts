import { events } from './deadlines/events';
import { holidays } from './deadlines/holidays';
import { insolvency } from './deadlines/insolvency';
import { keyDates } from './deadlines/key-dates';
import { otherRules } from './deadlines/other-rules';
import { counting } from './deadlines/counting';
import { matterEvents } from './deadlines/matter-events';
import { short } from './deadlines/short';

/** What the statutory dates and key dates say, wherever one of them is shown. */
export const af: Readonly<Record<string, string>> = {
  ...events,
  ...otherRules,
  ...insolvency,
  ...counting,
  ...holidays,
  ...keyDates,
  ...short,
  ...matterEvents,
};
