import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, addMonths, type LocalDate } from '@boedel/domain/dates/local-date';
import { rand } from '@boedel/domain/money/cents';
import type { Tx } from '../platform/db/database';
import { joinSql, sql } from '../platform/db/sql';
import type { DemoFirmKey } from './people';

const monthly = rand(2_850);

interface DemoSubscriptionEntry {
  readonly firm: DemoFirmKey;
  readonly kind: 'invoice' | 'payment';
  readonly on: LocalDate;
  readonly reference: string;
}

/** Three months of subscription. Karoo paid the first and has owed the second for 75 days; the others pay on time. */
function createSubscriptions(today: LocalDate): DemoSubscriptionEntry[] {
  const karooDue = [addDays(today, -105), addDays(today, -75), addDays(today, -45)];
  const computeMonth = (back: number): LocalDate => addMonths(today, -back);
  const createPaid = (firm: DemoFirmKey): DemoSubscriptionEntry[] =>
    [3, 2, 1].flatMap((back) => [
      { firm, kind: 'invoice', on: computeMonth(back), reference: `Invoice ${computeMonth(back).slice(0, 7)}` },
      { firm, kind: 'payment', on: addDays(computeMonth(back), -2), reference: 'Debit order' },
    ]);
  return [
    ...createPaid('protea'),
    ...createPaid('welwitschia'),
    ...karooDue.map((on): DemoSubscriptionEntry => ({
      firm: 'karoo',
      kind: 'invoice',
      on,
      reference: `Invoice ${on.slice(0, 7)}`,
    })),
    { firm: 'karoo', kind: 'payment', on: addDays(today, -100), reference: 'EFT' },
  ];
}

const changes: readonly (readonly [daysAgo: number, comment: string])[] = [
  [182, 'Matters: the list remembers the columns each person chose; filters are kept as a saved view.'],
  [91, 'Diary: key dates count court days with the public holidays of South Africa and Namibia.'],
  [47, 'Details: a date is stored once; wherever it is changed, the dates that would move are shown first.'],
  [30, 'Deceased: each marriage is one record, and its regime is worked out from it.'],
  [12, 'Directories: lists are imported from a CSV file, with what is wrong shown row by row.'],
  [3, 'Sign-in: a code by email can be switched on for each person under Account details.'],
  [1, 'Matters: closing one tells what is still open in it, and can be taken back.'],
  [0, 'Estates: liabilities, beneficiaries, the will and awards are captured, and the account is drawn from them.'],
  // One that is written and still to be told.
  [-7, 'Money: income, expenses and bank accounts are booked in one ledger a matter.'],
];

/** What the provider keeps: who paid, and what it has told its firms. */
export async function loadProviderDemo(
  tx: Tx,
  firmIds: Readonly<Record<DemoFirmKey, number>>,
  now: Date,
): Promise<void> {
  const today = computeDayAt(now);
  const entries = createSubscriptions(today).map(
    ({ firm, kind, on, reference }) =>
      sql`(${firmIds[firm]}::bigint, ${kind}::text, ${reference}::text, ${on}::date, ${monthly}::bigint)`,
  );
  await tx.run(sql`insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
    values ${joinSql(entries)}`);
  const values = changes.map(
    ([daysAgo, comment]) =>
      sql`(${comment}::text, ${addDays(today, -daysAgo)}::date, ${now.toISOString()}::timestamptz)`,
  );
  await tx.run(sql`insert into system_change (comment, published_on, written_at) values ${joinSql(values)}`);
}
