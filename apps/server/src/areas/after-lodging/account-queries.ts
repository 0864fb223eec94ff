import type { AnswerOf } from '@boedel/contract/call';
import { accountQueries } from '@boedel/contract/lodging/account-query.record';
import { accountQueryCalls } from '@boedel/contract/lodging/after-lodging.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { type AccountQuery, checkQuery, isOpenQuery, findSettledDay } from '@boedel/domain/lodging/account-query';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { comparePapers } from '@boedel/document/tree/compare';
import type { Paper } from '@boedel/document/tree/paper';
import { systemType } from '@boedel/domain/matter/kinds';
import { cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/file-store';
import { readStoredFile } from '../../platform/files/stored-file';
import { withServices, type ServiceHandler, pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import type { RecordChange } from '../../platform/record/record-rules';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { type EventDays, setEvents } from '../diary/matter-events';
import { drawEstateAccount } from '../estate-account/draw-account';
import { drawInsolvencyAccountOf } from '../insolvency-account/draw-insolvency-account';
import { readFrozenPaper } from '../lodging/frozen';
import {
  insolvencyMark,
  type LodgedAccountRow,
  lodgedStore,
  listPlacedAccounts,
  readAccountKind,
} from '../lodging/lodged.store';

type AccountQueryFields = typeof accountQueries.fields;

const findLatest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.reduce<LocalDate | null>((last, on) => (on && (!last || on > last) ? on : last), null);

/** The numbers of an account and of those it was amended from or by; what names none is of the one account there is. */
export const listPlaceNumbers = (
  lodged: readonly LodgedAccountRow[],
  sequence: number | undefined,
): ReadonlySet<number | null> =>
  new Set([null, ...lodged.filter((one) => one.sequence === sequence).map(({ number }) => number)]);

/** The periods that run from an objection and from a ruling to the account lodged last run from the latest of each. */
async function updateObjectionPeriods({ tx, actor, now, matter }: RecordChange<AccountQueryFields>): Promise<void> {
  const rows = (await queryKit.store(tx).listOf(matter.id)).map((row) => queryKit.read(row));
  const lodged = await runAsFirm(tx, () => listPlacedAccounts(tx, matter));
  const last = listPlaceNumbers(lodged, lodged.at(-1)?.sequence);
  const objections = rows.filter(({ kind, accountNo }) => kind === 'objection' && last.has(accountNo));
  const ruledOn = findLatest(objections.map(({ ruledDate }) => ruledDate));
  const days: EventDays =
    matter.system_type === systemType.liquidation
      ? { masterDirection: ruledOn }
      : { objectionSent: findLatest(objections.map(({ receivedDate }) => receivedDate)), masterRuling: ruledOn };
  await runAsFirm(tx, async () => {
    const known = await readEvents(tx, matter.id);
    const moved = Object.entries(days).filter(
      ([event, day]) => (known.get(event as keyof EventDays)?.date ?? null) !== day,
    );
    await setEvents(tx, { actor, now }, matter, Object.fromEntries(moved));
  });
}

export const queryKit = createMatterRecordKit(accountQueries, {
  check: async (values, { tx, matter, today }) => {
    const refused = checkQuery(values, today);
    if (refused) return refused;
    const lodged = await lodgedStore(tx).ofMatter(matter.id);
    const last = lodged.at(-1);
    if (!last) return refuse('accountNo', 'No account has been lodged yet, so there cannot be a query about one.');
    const accountNo = values.accountNo ?? last.number;
    return lodged.some(({ number }) => number === accountNo)
      ? { values: { ...values, accountNo } }
      : refuse('accountNo', 'No account with this number has been lodged. Choose one from the list.');
  },
  after: async ({ before, after }, at) => {
    if (before?.kind === 'objection' || after?.kind === 'objection') await updateObjectionPeriods(at);
  },
});

/** How many of a kind there were about these accounts, how many are open, and when the last was settled. */
export async function countAccountQueries(tx: Tx, matterId: number, numbers: ReadonlySet<number | null>) {
  const all = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const rows = all.filter(({ accountNo }) => numbers.has(accountNo));
  const countKind = (kind: AccountQuery['kind']) => {
    const some = rows.filter((row) => row.kind === kind);
    return {
      count: some.length,
      open: some.filter(isOpenQuery).length,
      lastOn: findLatest(some.map(findSettledDay)),
    };
  };
  return { queries: countKind('query'), objections: countKind('objection') };
}

/** When the Master last ruled on an objection to these accounts, and how many to the one itself were upheld. */
export async function findLastRuling(
  tx: Tx,
  matterId: number,
  numbers: ReadonlySet<number | null>,
  accountNo: number,
): Promise<{ readonly on: LocalDate | null; readonly upheld: number }> {
  const all = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const rows = all.filter(({ kind, accountNo: about }) => kind === 'objection' && numbers.has(about));
  return {
    on: findLatest(rows.map(({ ruling, ruledDate }) => (ruling === 'withdrawn' ? null : ruledDate))),
    upheld: rows.filter((row) => row.ruling === 'upheld' && (row.accountNo ?? accountNo) === accountNo).length,
  };
}

const amendedKinds: Readonly<Record<string, AccountKind>> = {
  first: 'amendedFirst',
  firstAndFinal: 'amendedFirstAndFinal',
  second: 'amendedSecond',
  secondAndFinal: 'amendedSecondAndFinal',
};

/** The account that took its place, or that would take it if it were amended now; nothing where none can be drawn. */
async function draftAccountAfter(
  tx: Tx,
  { files, now }: { files: FileStore; now: Date },
  lodged: readonly LodgedAccountRow[],
  row: LodgedAccountRow,
): Promise<Paper | undefined> {
  const amended = lodged.find(({ number, sequence }) => number > row.number && sequence === row.sequence);
  if (amended) return readFrozenPaper(files, (await readStoredFile(tx, amended.facts_file_id)).key);
  const own = readAccountKind(row);
  const asked = {
    matterID: row.matter_id,
    language: row.language === 'af' ? ('af' as const) : ('en' as const),
    kind: amendedKinds[own] ?? own,
  };
  const drawn = row.kind.startsWith(insolvencyMark)
    ? await drawInsolvencyAccountOf(tx, asked, now)
    : await drawEstateAccount(tx, asked, now);
  return 'paper' in drawn ? drawn.paper : undefined;
}

/** A line as people name it: the part of the account it stands in, and its words. */
const formatLineName = ({ part, words }: { part: string; words: string }): string => `${part} · ${words}`.slice(0, 400);

/** Lines of the accounts asked about that differ since, and those a query names. */
export async function listChangedLines(
  tx: Tx,
  matterId: number,
  { files, now }: { files: FileStore; now: Date },
): Promise<AnswerOf<typeof accountQueryCalls.getLines>> {
  const lodged = await lodgedStore(tx).ofMatter(matterId);
  const rows = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const asked = new Set([lodged.at(-1)?.number, ...rows.map(({ accountNo }) => accountNo ?? undefined)]);
  const lines: AnswerOf<typeof accountQueryCalls.getLines> = [];
  for (const row of lodged.filter(({ number }) => asked.has(number))) {
    const before = await readFrozenPaper(files, (await readStoredFile(tx, row.facts_file_id)).key);
    const after = await draftAccountAfter(tx, { files, now }, lodged, row);
    const named = new Set(rows.filter(({ accountNo }) => accountNo === row.number).map(({ line }) => line));
    for (const line of comparePapers(before, after ?? before)) {
      const isLine = line.kind === 'line' || line.kind === 'total' || line.kind === 'subtotal';
      const name = formatLineName(line);
      if (!isLine || (line.change === 'same' && !named.has(name))) continue;
      if (lines.some((one) => one.accountNo === row.number && one.line === name)) continue;
      lines.push({
        accountNo: row.number,
        line: name,
        before: line.before === null ? null : cents(line.before),
        after: line.after === null ? null : cents(line.after),
        change: line.change,
      });
    }
  }
  return lines;
}

const getLines: ServiceHandler<typeof accountQueryCalls.getLines> = ({ scope, query, services: { files }, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'reports');
    return listChangedLines(tx, matter.id, { files, now });
  });

/** The sheet that was received last: its queries as they stand. */
export async function readLastSheet(tx: Tx, matterId: number) {
  const rows = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const queries = rows.filter(({ kind }) => kind === 'query');
  const account = queries.reduce<number>((last, { accountNo }) => Math.max(last, accountNo ?? 0), 0);
  const sheet = queries.filter(({ accountNo }) => (accountNo ?? 0) === account);
  return { queries: sheet, account, receivedOn: findLatest(sheet.map(({ receivedDate }) => receivedDate)) };
}

export const handledAccountQueryCalls = pairHandlers(accountQueryCalls, {
  ...createRecordHandlers(queryKit),
  getLines: withServices(getLines),
});
