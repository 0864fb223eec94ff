import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents } from '../money/cents';
import { buildCashPicture } from './cash-heads';
import { checkMatch } from './check-match';
import { reconcileBank, type ReconciledItem } from './reconcile';
import { numberNextVouchers } from './vouchers';

const start = toLocalDate('2026-01-01');
const on = addDays(start, 30);

describe('the reconciliation statement', () => {
  test('foots for any lines and entries, matched in any groups that come to the same', () => {
    const part = fc.record({ day: fc.integer({ min: 0, max: 60 }), amount: fc.integer({ min: -50_000, max: 50_000 }) });
    const group = fc.record({
      lines: fc.array(part, { minLength: 1, maxLength: 3 }),
      entries: fc.array(part, { maxLength: 3 }),
      last: part,
    });
    fc.assert(
      fc.property(
        fc.array(group, { maxLength: 8 }),
        fc.array(part, { maxLength: 8 }),
        fc.array(part, { maxLength: 8 }),
        (groups, openLines, openEntries) => {
          let id = 0;
          const createItem = (
            { day, amount }: { day: number; amount: number },
            matchId: number | null,
          ): ReconciledItem => ({
            id: (id += 1),
            day: addDays(start, day),
            amount: cents(amount),
            matchId,
          });
          const lines: ReconciledItem[] = openLines.map((each) => createItem(each, null));
          const entries: ReconciledItem[] = openEntries.map((each) => createItem(each, null));
          for (const [at, { lines: of, entries: some, last }] of groups.entries()) {
            const total = of.reduce((sum, { amount }) => sum + amount, 0);
            const rest = total - some.reduce((sum, { amount }) => sum + amount, 0);
            lines.push(...of.map((each) => createItem(each, at)));
            entries.push(...some.map((each) => createItem(each, at)), createItem({ day: last.day, amount: rest }, at));
          }
          // The balances by a naive sum of each side.
          const sumBalance = (those: readonly ReconciledItem[]) =>
            cents(100_000 + those.filter(({ day }) => day <= on).reduce((sum, { amount }) => sum + amount, 0));
          const found = reconcileBank({
            on,
            statementBalance: sumBalance(lines),
            ledgerBalance: sumBalance(entries),
            lines,
            entries,
          });
          expect([found.foots, found.difference]).toEqual([true, 0]);
        },
      ),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: 300 },
    );
  });

  test('says what it cannot explain: a balance taken over that is not the bank’s', () => {
    const found = reconcileBank({
      on,
      statementBalance: cents(1000),
      ledgerBalance: cents(900),
      lines: [],
      entries: [],
    });
    expect([found.foots, found.difference]).toEqual([false, -100]);
  });
});

test('a match adds up to the cent, and says what is missing', () => {
  expect(checkMatch([cents(-500), cents(-100)], [cents(-600)])).toBeUndefined();
  const refused = checkMatch([cents(-500)], [cents(-400)]);
  expect(isRefused(refused) && refused.refusals[0]!.sentence).toContain('-1.00');
});

test('vouchers go on after the highest number that was ever used, whoever wrote it', () => {
  const series = { prefix: 'V', first: 5 };
  expect(numberNextVouchers(series, [], 2)).toEqual(['V5', 'V6']);
  expect(numberNextVouchers(series, ['V9', 'INV 12', 'V2', 'W40'], 2)).toEqual(['V10', 'V11']);
});

test('cash is allocated down to the surplus, or short', () => {
  const picture = buildCashPicture(cents(1000), cents(-50), [
    { head: 'creditors', amount: cents(700) },
    { head: 'other', amount: cents(500) },
    { head: 'creditors', amount: cents(100) },
  ]);
  expect(picture.heads.map(({ head, amount }) => [head, amount])).toEqual([
    ['creditors', 800],
    ['other', 500],
  ]);
  expect([picture.allocated, picture.surplus]).toEqual([1300, -300]);
});
