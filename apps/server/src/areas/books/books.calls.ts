import { booksCalls } from '@boedel/contract/books/books.calls';
import { bookCheckNames, bookChecks } from '@boedel/domain/books/named-checks';
import { pairHandlers } from '../../platform/http/handler';
import { queueJob } from '../../platform/jobs/queue-job';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import {
  countChecked,
  type KeptFinding,
  listChecksWithFindings,
  listKeptFindings,
  type NamedBooksCheck,
  sumByCheck,
} from './books-check.store';
import { checkAndSave, checkKind } from './check-matters';
import { downloadJournal } from './journal';
import { monthEndHandlers } from './month-end';

/** The most matters and the most findings of each that a page lists. */
const mostMatters = 100;
const mostFindings = 20;

const presentFinding = ({ check, item, text, since }: KeptFinding) => ({
  check,
  level: bookChecks[check].level,
  item: { kind: item.kind, id: item.id, source: item.source ?? null },
  says: text,
  since,
});

const presentRow = (row: NamedBooksCheck) => ({
  matterID: row.matter_id,
  reference: row.reference,
  name: row.name,
  checkedAt: row.checked_at,
  errors: row.error_count,
  warnings: row.warning_count,
  findings: row.findings.slice(0, mostFindings).map(presentFinding),
  more: row.error_count + row.warning_count - Math.min(mostFindings, row.findings.length),
});

export const handledBooksCalls = pairHandlers(booksCalls, {
  getChecks: ({ scope }) =>
    scope.transaction(async (tx) => {
      const { checked_at, matters, unchecked, found } = await countChecked(tx);
      const sums = new Map((await sumByCheck(tx)).map((one) => [one.check, one]));
      const rows = await listChecksWithFindings(tx, mostMatters);
      return {
        checkedAt: checked_at,
        matters,
        unchecked,
        byCheck: bookCheckNames.map((check) => {
          const sum = sums.get(check);
          return {
            check,
            label: bookChecks[check].label,
            level: bookChecks[check].level,
            looked: sum?.looked ?? 0,
            found: sum?.found ?? 0,
            matters: sum?.matters ?? 0,
          };
        }),
        rows: rows.map(presentRow),
        more: Math.max(0, found - rows.length),
      };
    }),

  checkMatter: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const { id, reference, name } = await openToCapture(tx, actor, body.matterID, 'money');
      // A person who was given single rights checks the same books as everybody else.
      return runAsFirm(tx, async () => {
        const [checked] = await checkAndSave(tx, [{ id, reference, name }], now);
        const [kept] = await listKeptFindings(tx, [id]);
        const errors = checked!.findings.filter(({ check }) => bookChecks[check].level === 'error').length;
        const findings = kept!.findings.slice(0, mostFindings);
        return {
          matterID: id,
          reference,
          name,
          checkedAt: now.toISOString(),
          errors,
          warnings: checked!.findings.length - errors,
          findings: findings.map(presentFinding),
          more: checked!.findings.length - findings.length,
        };
      });
    }),

  checkAll: ({ scope }) =>
    scope.transaction(async (tx) => {
      await queueJob(tx, checkKind, {});
      return { done: true as const };
    }),

  journal: downloadJournal,
  ...monthEndHandlers,
});
