import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { addYears, type LocalDate } from '@boedel/domain/dates/local-date';
import { type AccountCode, chart, listExpenseAccounts, incomeAccounts } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import { type ClassifiedLine, createCuratorYear } from '@boedel/domain/reconciliation/bench-years';
import { saveMatches } from '../areas/recon/keep-matches';
import { bankLineStore, type BankLineRow } from '../areas/recon/bank-line.store';
import { makeEntries } from '../areas/recon/make-entries';
import type { Tx } from '../platform/db/database';
import type { Services } from '../platform/services';
import { openToCapture } from '../platform/tenancy/matter-door';
import { toActor, type DemoCaller, createCaller, type DemoWorker } from './call-in-firm';

const seed = 2026;
/** The years run from 1 March 2024 and 2025: both are over. */
export const createDemoYear = (year: 1 | 2): ClassifiedLine[] =>
  createCuratorYear(seed, year).map((line) => ({ ...line, day: addYears(line.day, -1) }));

const opening = 412_300_00;
const formatRand = (amount: number): string => (amount / 100).toFixed(2);

/** A bank's own file: day, text, amount and the balance after it. */
function createBankFile(
  lines: readonly { readonly day: LocalDate; readonly description: string; readonly amount: number }[],
  before: number,
): Buffer {
  let balance = before;
  const rows = lines.map(({ day, description, amount }) => {
    balance += amount;
    return `${day.replaceAll('-', '')},${description},${formatRand(amount)},${formatRand(balance)}`;
  });
  return Buffer.from(`${['Date,Description,Amount,Balance', ...rows].join('\r\n')}\r\n`);
}

async function importFile(
  call: DemoCaller,
  of: { readonly matterID: number; readonly bankAccountID: number },
  name: string,
  content: Buffer,
): Promise<void> {
  const [file] = await call(statementCalls.importStatement, of as never, [{ name, content }]);
  const statementID = file!.statements[0]!.id;
  await call(statementCalls.takeStatement, {
    statementID,
    bankAccountID: of.bankAccountID,
    isConfirmed: true,
  });
}

/** What a line became in the demo; nothing where no entry of income or expense says it. */
const findLabel = (target: string): string | undefined => {
  const code = target as AccountCode;
  const known = [...incomeAccounts, ...listExpenseAccounts(systemType.curatorship)];
  return known.includes(code) ? chart[code].label : undefined;
};

/** A curatorship's bank account over two years: the first was matched line by line, the second waits with suggestions. */
export async function addBankYears(tx: Tx, services: Services, worker: DemoWorker, matterID: number): Promise<void> {
  const call = createCaller(tx, services, worker);
  const [first, second] = [createDemoYear(1), createDemoYear(2)];
  const { id: bankAccountID } = await call(bankAccountCalls.add, {
    matterID,
    name: 'Curatorship account',
    isMain: true,
    openingDate: '2024-03-01',
    openingBalance: opening / 100,
  });
  const moved = first.reduce((total, { amount }) => total + amount, opening);
  await importFile(call, { matterID, bankAccountID }, 'statement-2024-2025.csv', createBankFile(first, opening));
  const actor = toActor(worker);
  const matter = await openToCapture(tx, actor, matterID, 'money');
  const lines = (await bankLineStore(tx).openLines(matterID, bankAccountID)).toSorted((a, b) => a.line! - b.line!);
  const wanted = lines.flatMap((line: BankLineRow, at) => {
    const label = findLabel(first[at]!.target);
    const source = line.amount_cents > 0 ? ('income' as const) : ('expense' as const);
    return label === undefined ? [] : [{ line, source, label, voucher: `V${at + 1}` }];
  });
  const made = await makeEntries(tx, { actor, now: services.clock(), matter, accountId: bankAccountID }, wanted);
  await saveMatches(
    tx,
    actor,
    { matterId: matterID, accountId: bankAccountID },
    made.map(({ line, source, id, voucher }) => ({
      voucher,
      confidence: null,
      lineIds: [line.id],
      entries: [{ source, source_id: id, amount_cents: line.amount_cents, is_made: true, expected_on: null }],
    })),
  );
  await importFile(call, { matterID, bankAccountID }, 'statement-2025-2026.csv', createBankFile(second, moved));
}

/** A few months of an estate's account: rent, levies and charges, the first of each said by hand. */
export async function addEstateLines(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const { id: bankAccountID } = await call(bankAccountCalls.add, {
    matterID,
    name: 'Rental account',
    openingDate: '2026-06-01',
    openingBalance: 312_456.18,
  });
  const months = ['06', '07', '08', '09', '10'];
  const lines = months.flatMap((month) => [
    { day: `2026-${month}-01`, description: `EFT T PHIRI FLAT 9 RENT`, amount: 7_850_00 },
    { day: `2026-${month}-05`, description: `D/O DUXBURY MEWS BC U9 LEVY`, amount: -2_180_00 },
    { day: `2026-${month}-12`, description: `PREPAID ELECTRICITY U9`, amount: -400_00 },
    { day: `2026-${month}-28`, description: `MONTHLY ACCOUNT FEE`, amount: -184_50 },
    { day: `2026-${month}-28`, description: `INTEREST ON CREDIT BALANCE`, amount: 1_211_92 + Number(month) * 317 },
  ]) as unknown as { day: LocalDate; description: string; amount: number }[];
  await importFile(
    call,
    { matterID, bankAccountID },
    '2026-06-01 to 2026-10-31.csv',
    createBankFile(lines, 312_456_18),
  );
  const rows = await bankLineStore(tx).openLines(matterID, bankAccountID);
  const kinds: Readonly<Record<string, string>> = {
    'EFT T PHIRI FLAT 9 RENT': 'Rent',
    'D/O DUXBURY MEWS BC U9 LEVY': 'Charged against income',
    'MONTHLY ACCOUNT FEE': 'Bank charges',
    'INTEREST ON CREDIT BALANCE': 'Interest earned',
  };
  for (const { id, version, amount_cents: amount, description } of rows.slice(0, 10)) {
    const type = kinds[description];
    if (type === undefined) continue;
    const make = amount > 0 ? ('income' as const) : ('expense' as const);
    await call(reconCalls.allocate, {
      matterID,
      lines: [{ id, version }],
      make: [{ make, amount: Math.abs(amount) / 100, type }],
    });
  }
}
