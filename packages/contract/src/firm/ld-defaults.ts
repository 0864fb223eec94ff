import { reportOption } from '../fixed/reports';

const subjectsOn: ReadonlySet<string> = new Set<(typeof reportOption.subjects)[number]>([
  'Page break before',
  'Voucher numbers',
  'Leave out nil lines',
  'Subtotals',
]);

/** How the product lays accounts out where neither the firm nor the matter says: as Masters' offices expect them. */
export const isOnByDefault = (option: number): boolean =>
  subjectsOn.has(reportOption.subjects[(option - 1) % reportOption.subjects.length]!);
