import type { AnswerOf } from '@boedel/contract/call';
import { accountQueries } from '@boedel/contract/lodging/account-query.record';
import { accountQueryCalls } from '@boedel/contract/lodging/after-lodging.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { type AccountQuery, checkQuery, isOpenQuery, settledOn } from '@boedel/domain/lodging/account-query';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { comparePapers } from '@boedel/document/tree/compare';
import type { Paper } from '@boedel/document/tree/paper';
import { cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/file-store';
import { fileOf } from '../../platform/files/stored-file';
import { further, type FurtherHandler, handle } from '../../platform/http/handler';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import type { Changing } from '../../platform/record/record-rules';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { drawEstateAccount } from '../estate-account/draw-account';
import { frozenPaper } from '../lodging/frozen';
import { type LodgedRow, lodgedStore, placedAccountsOf } from '../lodging/lodged.store';

type Fields = typeof accountQueries.fields;

const latest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.reduce<LocalDate | null>((last, on) => (on && (!last || on > last) ? on : last), null);

/** The numbers of an account and of those it was amended from or by; what names none is of the one account there is. */
export const numbersOfPlace = (
  lodged: readonly LodgedRow[],
  sequence: number | undefined,
): ReadonlySet<number | null> =>
  new Set([null, ...lodged.filter((one) => one.sequence === sequence).map(({ number }) => number)]);

/** The periods that run from an objection and from a ruling to the account lodged last run from the latest of each. */
async function followObjections({ tx, actor, now, matter }: Changing<Fields>): Promise<void> {
  const rows = (await queryKit.store(tx).listOf(matter.id)).map((row) => queryKit.read(row));
  const lodged = await asTheFirm(tx, () => placedAccountsOf(tx, matter.id));
  const last = numbersOfPlace(lodged, lodged.at(-1)?.sequence);
  const objections = rows.filter(({ kind, accountNo }) => kind === 'objection' && last.has(accountNo));
  const days = {
    objectionSent: latest(objections.map(({ receivedDate }) => receivedDate)),
    masterRuling: latest(objections.map(({ ruledDate }) => ruledDate)),
  };
  await asTheFirm(tx, async () => {
    const known = await eventsOf(tx, matter.id);
    const moved = Object.entries(days).filter(
      ([event, day]) => (known.get(event as keyof typeof days)?.date ?? null) !== day,
    );
    await setEvents(tx, { actor, now }, matter, Object.fromEntries(moved));
  });
}

export const queryKit = matterRecordKit(accountQueries, {
  check: async (values, { tx, matter, today }) => {
    const refused = checkQuery(values, today);
    if (refused) return refused;
    const lodged = await lodgedStore(tx).ofMatter(matter.id);
    const last = lodged.at(-1);
    if (!last) return refuse('accountNo', 'No account was lodged yet, so that nothing can be asked about one.');
    const accountNo = values.accountNo ?? last.number;
    return lodged.some(({ number }) => number === accountNo)
      ? { values: { ...values, accountNo } }
      : refuse('accountNo', 'No account of this number was lodged. Choose one of the list.');
  },
  after: async ({ before, after }, at) => {
    if (before?.kind === 'objection' || after?.kind === 'objection') await followObjections(at);
  },
});

/** How many of a kind there were about these accounts, how many are open, and when the last was settled. */
export async function queriesOf(tx: Tx, matterId: number, numbers: ReadonlySet<number | null>) {
  const all = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const rows = all.filter(({ accountNo }) => numbers.has(accountNo));
  const counted = (kind: AccountQuery['kind']) => {
    const some = rows.filter((row) => row.kind === kind);
    return {
      count: some.length,
      open: some.filter(isOpenQuery).length,
      lastOn: latest(some.map(settledOn)),
    };
  };
  return { queries: counted('query'), objections: counted('objection') };
}

const amendedKinds: Readonly<Record<string, AccountKind>> = {
  first: 'amendedFirst',
  firstAndFinal: 'amendedFirstAndFinal',
  second: 'amendedSecond',
  secondAndFinal: 'amendedSecondAndFinal',
};

/** The account that took its place, or that would take it if it were amended now; nothing where none can be drawn. */
async function paperAfter(
  tx: Tx,
  { files, now }: { files: FileStore; now: Date },
  lodged: readonly LodgedRow[],
  row: LodgedRow,
): Promise<Paper | undefined> {
  const amended = lodged.find(({ number, sequence }) => number > row.number && sequence === row.sequence);
  if (amended) return frozenPaper(files, (await fileOf(tx, amended.facts_file_id)).key);
  const kind = amendedKinds[row.kind] ?? (row.kind as AccountKind);
  const language = row.language === 'af' ? ('af' as const) : ('en' as const);
  const drawn = await drawEstateAccount(tx, { matterID: row.matter_id, language, kind }, now);
  return 'paper' in drawn ? drawn.paper : undefined;
}

/** A line as people name it: the part of the account it stands in, and its words. */
const nameOf = ({ part, words }: { part: string; words: string }): string => `${part} · ${words}`.slice(0, 400);

/** Lines of the accounts asked about that differ since, and those a query names. */
export async function changedLines(
  tx: Tx,
  matterId: number,
  { files, now }: { files: FileStore; now: Date },
): Promise<AnswerOf<typeof accountQueryCalls.getLines>> {
  const lodged = await lodgedStore(tx).ofMatter(matterId);
  const rows = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const asked = new Set([lodged.at(-1)?.number, ...rows.map(({ accountNo }) => accountNo ?? undefined)]);
  const lines: AnswerOf<typeof accountQueryCalls.getLines> = [];
  for (const row of lodged.filter(({ number }) => asked.has(number))) {
    const before = await frozenPaper(files, (await fileOf(tx, row.facts_file_id)).key);
    const after = await paperAfter(tx, { files, now }, lodged, row);
    const named = new Set(rows.filter(({ accountNo }) => accountNo === row.number).map(({ line }) => line));
    for (const line of comparePapers(before, after ?? before)) {
      const isLine = line.kind === 'line' || line.kind === 'total' || line.kind === 'subtotal';
      const name = nameOf(line);
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

const getLines: FurtherHandler<typeof accountQueryCalls.getLines> = ({ tenant, query, parts: { files }, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'reports');
    return changedLines(tx, matter.id, { files, now });
  });

/** The sheet that was received last: its queries as they stand. */
export async function lastSheet(tx: Tx, matterId: number) {
  const rows = (await queryKit.store(tx).listOf(matterId)).map((row) => queryKit.read(row));
  const queries = rows.filter(({ kind }) => kind === 'query');
  const account = queries.reduce<number>((last, { accountNo }) => Math.max(last, accountNo ?? 0), 0);
  const sheet = queries.filter(({ accountNo }) => (accountNo ?? 0) === account);
  return { queries: sheet, account, receivedOn: latest(sheet.map(({ receivedDate }) => receivedDate)) };
}

export const handledAccountQueryCalls = handle(accountQueryCalls, {
  ...matterRecordHandlers(queryKit),
  getLines: further(getLines),
});
