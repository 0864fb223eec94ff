import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { CallSpec } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { listEventFields } from '@boedel/contract/matter/matter-events';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { findEventOfMeeting } from '@boedel/contract/meetings/offered-types';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import type { Paper, PaperTable } from '@boedel/document/tree/paper';
import { readText } from '@boedel/document/read/read-text';
import { systemType } from '@boedel/domain/matter/kinds';
import { unzipWithin } from '../platform/zip/unzip';
import { isRefused } from '@boedel/domain/law/refusal';
import type { TestApp } from '../testing/test-app';
import { type Reading, writeRands } from './reading';

/** A matter as it is asked for by somebody who sees all of it. */
export interface MatterSeen {
  readonly app: TestApp;
  readonly token: string;
  /** Of the same person with this type in use: lists have the matters of one type. */
  readonly listToken: string;
  readonly matterID: number;
  readonly systemType: number;
}

type Collector = (seen: MatterSeen) => Promise<Reading[]>;

async function ask<C extends CallSpec>({ app, token }: MatterSeen, call: C, sent: object) {
  const answer = await app.callAs(token, call, sent);
  return answer.status === 200 ? answer : undefined;
}

const listTables = (paper: Paper): PaperTable[] =>
  paper.parts.flatMap(({ blocks }) => blocks.filter((block): block is PaperTable => block.kind === 'table'));

/** Every amount of a paper in its order, as it is printed. */
const listAmounts = (paper: Paper): string[] =>
  listTables(paper).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell !== null && typeof cell === 'object' && 'shown' in cell ? [cell.shown] : [])),
    ),
  );

/** The amount of the row of a paper that has these words; null where the row says that it is not known. */
function findAmount(paper: Paper, words: string): number | null | undefined {
  for (const { rows } of listTables(paper)) {
    const row = rows.find(({ cells }) => cells[0] === words);
    const amount = row?.cells.find((cell) => cell !== null && typeof cell === 'object' && 'cents' in cell);
    if (amount && typeof amount === 'object' && 'cents' in amount) return amount.cents / 100;
    if (row) return null;
  }
  return undefined;
}

/** What a surface leaves blank is said by none as nil. */
const readOrBlank = (of: string, surface: string, rands: number | null | undefined): Reading[] =>
  rands === null ? [{ of, surface, value: 'not known' }] : readFigure(of, surface, rands);

const readFigure = (of: string, surface: string, rands: number | null | undefined): Reading[] =>
  rands === null || rands === undefined ? [] : [{ of, surface, value: writeRands(rands) }];

type FigureColumn = 'grossAssets' | 'liabilities' | 'net' | 'projectedFees' | 'cashPosition';
const columnNames: Readonly<Record<FigureColumn, string>> = {
  grossAssets: 'gross assets',
  liabilities: 'liabilities',
  net: 'net',
  projectedFees: 'fees',
  cashPosition: 'cash',
};
const listColumns = Object.entries(columnNames) as [FigureColumn, string][];

/** The header over every tab, the line of the matter in the list, and the total of the assets tab. */
const collectHeader: Collector = async (seen) => {
  const query = { matterID: seen.matterID };
  const glance = (await ask(seen, matterCalls.getQuickGlance, { query }))?.body;
  const listed = await ask({ ...seen, token: seen.listToken }, matterCalls.getlist, {
    query: { matterIDs: String(seen.matterID), matterStatus: '1,2,3,4' },
  });
  const row = listed?.body.rows[0];
  const total = (await ask(seen, matterCalls.GetTotalAssetValue, { query }))?.body;
  const isEstate = seen.systemType === systemType.estateLate;
  return [
    ...listColumns.flatMap(([column, of]) => [
      ...readOrBlank(of, 'header', glance?.[column]),
      ...readOrBlank(of, 'list of matters', row?.[column]),
    ]),
    ...(isEstate ? readOrBlank('estate duty', 'header', glance?.estateDutyOrDividend) : []),
    ...(isEstate ? readOrBlank('estate duty', 'list of matters', row?.estateDuty) : []),
    ...(glance?.grossAssets === null ? [] : readFigure('gross assets', 'assets tab', total?.total)),
    ...(glance?.nextDeadline && row
      ? [
          { of: 'next date', surface: 'header', value: glance.nextDeadline.date },
          { of: 'next date', surface: 'list of matters', value: row.nextDeadline?.date ?? 'none' },
        ]
      : []),
  ];
};

/** Money: the header, Banking and Recon read one ledger, and what the account says of the same cash. */
const collectCash: Collector = async (seen) => {
  // What a client's cash is at death is worked out; there is no bank account to hold it against.
  if (seen.systemType === systemType.flowConsult) return [];
  const query = { matterID: seen.matterID };
  const ledger = (await ask(seen, ledgerCalls.getBalances, { query }))?.body;
  // Where nothing was booked yet it is not known what an account holds.
  if (!ledger || ledger.accounts.length === 0) return [];
  const picture = (await ask(seen, reconCalls.getCashAllocation, { query }))?.body;
  const banks = (await ask(seen, bankAccountCalls.getbymatterid, { query }))?.body ?? [];
  const readings = [
    ...readFigure('cash', 'ledger', ledger.cash),
    ...readFigure(
      'cash',
      'accounts of the ledger',
      ledger.banks.reduce((sum, { balance }) => sum + balance, 0),
    ),
    ...readFigure(
      'cash',
      'bank accounts',
      banks.reduce((sum, { balance }) => sum + (balance ?? 0), 0),
    ),
    ...readFigure('cash', 'recon', picture?.cash),
  ];
  const recap = picture?.recapitulation;
  if (!recap) return readings;
  const draft = await drawOwnAccount(seen);
  return [
    ...readings,
    ...readFigure('cash of the account', 'recon', recap.cash),
    ...(recap.received === null ? [] : readFigure('received for assets', 'recon', recap.received)),
    ...readFigure('cash of the account', 'account', draft?.cashNeed?.cash),
    ...readFigure('surplus of the account', 'recon', recap.surplus),
    ...(draft?.cashNeed
      ? readFigure('surplus of the account', 'account', draft.cashNeed.surplus - draft.cashNeed.shortfall)
      : []),
    { of: 'money in the books that the account lacks', surface: 'account', value: '0.00' },
    {
      of: 'money in the books that the account lacks',
      surface: 'ledger',
      value: writeRands(Math.max(0, -(recap.toCome ?? 0))),
    },
  ];
};

/** The account as it stands: final, or the first of more while an asset is outstanding. */
async function drawOwnAccount(seen: MatterSeen) {
  for (const kind of ['firstAndFinal', 'first'] as const) {
    const query = { matterID: seen.matterID, kind, language: 'en' } as const;
    const draft = (await ask(seen, estateAccountCalls.draft, { query }))?.body;
    if (draft?.paper) return draft;
  }
  return undefined;
}

/** Every check of an account that is drawn. */
const collectChecks: Collector = async (seen) => {
  const query = { matterID: seen.matterID, language: 'en' } as const;
  const drawn: Readonly<Record<number, () => Promise<readonly DrawnCheck[] | undefined>>> = {
    [systemType.estateLate]: async () => (await drawOwnAccount(seen))?.proofs,
    [systemType.liquidation]: async () => (await ask(seen, insolvencyAccountCalls.draft, { query }))?.body.proofs,
    [systemType.curatorship]: async () => (await ask(seen, curatorAccountCalls.draft, { query }))?.body.proofs,
    [systemType.trust]: async () => (await ask(seen, trustMoneyCalls.report, { query }))?.body.proofs,
  };
  const checks = ((await drawn[seen.systemType]?.()) ?? []).filter(({ check }) => !ofCapture.has(check.key));
  return checks.flatMap(({ check, holds }): Reading[] => [
    { of: `check: ${check.key}`, surface: 'account', value: holds ? 'holds' : 'fails' },
    { of: `check: ${check.key}`, surface: 'expected', value: 'holds' },
  ]);
};
/** That everything is captured is still to be done in a matter that is worked on. */
const ofCapture: ReadonlySet<string> = new Set(['Every line has a voucher', 'Everything is classified']);
interface DrawnCheck {
  readonly check: { readonly key: string };
  readonly holds: boolean;
}

const workedNames: Readonly<Record<string, string>> = {
  grossAssets: 'gross assets',
  liabilities: 'liabilities',
  net: 'net',
  estateDuty: 'estate duty',
};
/** How each figure is worked out. */
const collectWorkings: Collector = async (seen) => {
  const found = (await ask(seen, figureCalls.howWorkedOut, { query: { matterID: seen.matterID } }))?.body ?? [];
  const fees = found.filter(({ name }) => name === 'executorFee' || name === 'incomeFee');
  return [
    ...found.flatMap(({ name, worked }) =>
      workedNames[name] && worked && typeof worked.value === 'number'
        ? readFigure(workedNames[name], 'how it is worked out', worked.value / 100)
        : [],
    ),
    ...(fees.length > 0 && fees.every(({ worked }) => worked !== null)
      ? readFigure(
          'fees',
          'how it is worked out',
          fees.reduce((sum, { worked }) => sum + (worked!.value as number), 0) / 100,
        )
      : []),
  ];
};

/** The progress report, which any kind of matter may be asked for. */
const collectProgressReport: Collector = async (seen) => {
  const sent = { body: { matterID: seen.matterID, templateID: 128, isStandardTemplate: true } };
  const found = (await ask(seen, paperCalls.previewmattertemplate, sent))?.body;
  if (!found) return [];
  const paper = found.paper as unknown as Paper;
  const milestones = listTables(paper).find(({ columns }) => columns[0]?.title === 'Milestone');
  return [
    ...readOrBlank('gross assets', 'progress report', findAmount(paper, 'Assets')),
    ...readOrBlank('cash', 'progress report', findAmount(paper, 'Money in hand, as the ledger has it')),
    ...(seen.systemType === systemType.estateLate
      ? readOrBlank('received for assets', 'progress report', findAmount(paper, 'Realised so far'))
      : []),
    ...(seen.systemType === systemType.liquidation
      ? []
      : readOrBlank('liabilities', 'progress report', findAmount(paper, 'Debts and claims known'))),
    ...(milestones?.rows ?? []).flatMap(({ cells: [name, day] }) =>
      typeof name === 'string' && typeof day === 'string'
        ? [
            {
              of: `milestone ${name}`,
              surface: 'progress report',
              value: /^\d/.test(day) ? toIsoDay(day) : 'not reached',
            },
          ]
        : [],
    ),
  ];
};

/** The statement of affairs of an insolvent estate: what it has is what the header says it has. */
const collectAffairs: Collector = async (seen) => {
  if (seen.systemType !== systemType.liquidation) return [];
  const query = { matterID: seen.matterID, language: 'en' } as const;
  const worked = (await ask(seen, insolventCalls.getAffairs, { query }))?.body.worked;
  const total = (worked?.value as { readonly totalAssets?: number } | undefined)?.totalAssets;
  // A statement of nothing captured is a list without lines.
  return total ? readFigure('gross assets', 'statement of affairs', total / 100) : [];
};

const months = 'January February March April May June July August September October November December'.split(' ');
/** '5 February 2026' as 2026-02-05. */
function toIsoDay(words: string): string {
  const [day = '', month = '', year = ''] = words.split(' ');
  const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
  return at < 0 ? words : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface AccountPaper {
  readonly paper: Paper;
  readonly readFile: (format: 'pdf' | 'docx' | 'xlsx') => Promise<{ readonly raw: Buffer } | undefined>;
}
/** The account of a matter of any type as it would be lodged today, and the same as files. */
async function drawAccountPaper(seen: MatterSeen): Promise<AccountPaper | undefined> {
  const query = { matterID: seen.matterID, language: 'en' } as const;
  const choose = async (): Promise<[unknown, AccountPaper['readFile']] | undefined> => {
    switch (seen.systemType) {
      case systemType.estateLate: {
        const drawn = await ask(seen, estateAccountCalls.draft, { query: { ...query, kind: 'firstAndFinal' } });
        const kind = drawn?.body.paper ? 'firstAndFinal' : 'first';
        return [
          (drawn?.body.paper ? drawn : await ask(seen, estateAccountCalls.draft, { query: { ...query, kind } }))?.body
            .paper,
          (format) => ask(seen, estateAccountCalls.draftFile, { query: { ...query, kind, format } }),
        ];
      }
      case systemType.liquidation:
        return [
          (await ask(seen, insolvencyAccountCalls.draft, { query }))?.body.paper,
          (format) => ask(seen, insolvencyAccountCalls.draftFile, { query: { ...query, format } }),
        ];
      case systemType.curatorship:
        return [
          (await ask(seen, curatorAccountCalls.draft, { query }))?.body.paper,
          (format) => ask(seen, curatorAccountCalls.draftFile, { query: { ...query, format } }),
        ];
      case systemType.trust:
        return [
          (await ask(seen, trustMoneyCalls.report, { query }))?.body.paper,
          (format) => ask(seen, trustMoneyCalls.reportFile, { query: { ...query, format } }),
        ];
      default:
        return undefined;
    }
  };
  const [paper, readFile] = (await choose()) ?? [];
  return paper && readFile ? { paper: paper as Paper, readFile } : undefined;
}

/** Every amount of the account on each kind of paper: PDF, Word, and the workbook as it was computed. */
const collectAccountPapers: Collector = async (seen) => {
  const drawn = await drawAccountPaper(seen);
  if (!drawn) return [];
  const amounts = listAmounts(drawn.paper);
  const surfaces: Reading[] = [];
  const missing = (text: string): string => {
    const plain = text.replaceAll(/\s/g, '');
    return amounts.filter((amount) => !plain.includes(amount.replaceAll(/\s/g, ''))).join(' ');
  };
  for (const format of ['pdf', 'docx'] as const) {
    const file = await drawn.readFile(format);
    if (!file) continue;
    surfaces.push({
      of: 'amounts of the account missing',
      surface: format,
      value: missing(await readText(format, file.raw)),
    });
  }
  const workbook = await drawn.readFile('xlsx');
  if (workbook) {
    const numbers = new Set(readWorkbookNumbers(workbook.raw));
    const gone = listTables(drawn.paper).flatMap(({ rows }) =>
      rows.flatMap(({ cells }) =>
        cells.flatMap((cell) =>
          cell !== null && typeof cell === 'object' && 'cents' in cell && !numbers.has(cell.cents) ? [cell.shown] : [],
        ),
      ),
    );
    surfaces.push({ of: 'amounts of the account missing', surface: 'xlsx', value: gone.join(' ') });
  }
  surfaces.push({ of: 'amounts of the account missing', surface: 'account', value: '' });
  return surfaces;
};

/** Every number of a workbook in cents. */
function readWorkbookNumbers(file: Buffer): number[] {
  const opened = unzipWithin(file, { bytes: 200_000_000, entries: 2000, ratio: 10_000 });
  if (isRefused(opened)) return [];
  const sheets = [...opened].filter(([name]) => /^xl\/worksheets\/.*\.xml$/.test(name));
  return sheets.flatMap(([, entry]) => {
    const xml = Buffer.from(entry.content).toString('utf8');
    return [...xml.matchAll(/<v>(-?[\d.eE+-]+)<\/v>/g)].map(([, value]) => Math.round(Number(value) * 100));
  });
}

/** What each heir is given: the award worktop, the payments proposed, and the account's two sides. */
const collectAwards: Collector = async (seen) => {
  if (seen.systemType !== systemType.estateLate) return [];
  const query = { matterID: seen.matterID };
  const tree = (await ask(seen, beneficiaryCalls.getIntestateTree, { query }))?.body;
  const draft = (
    await ask(seen, estateAccountCalls.draft, { query: { ...query, kind: 'firstAndFinal', language: 'en' } })
  )?.body;
  const due = (await ask(seen, payoutCalls.getProposals, { query }))?.body;
  if (!tree?.accountAwards || !draft?.flow) return [];
  const given = tree.accountAwards.reduce((sum, { byRight, asHeir }) => sum + byRight + asHeir, 0);
  const toPeople = draft.flow.to.filter(({ kind }) => kind === 'heir');
  const readings = toPeople.length
    ? [
        ...readFigure('awarded to people', 'awards', given),
        ...readFigure(
          'awarded to people',
          'flow of the account',
          toPeople.reduce((sum, { amount }) => sum + amount, 0),
        ),
      ]
    : [];
  const sides = [draft.flow.from, draft.flow.to].map((side) => side.reduce((sum, { amount }) => sum + amount, 0));
  return [
    ...readings,
    ...readFigure('both sides of the account', 'where it comes from', sides[0]),
    ...readFigure('both sides of the account', 'where it goes', sides[1]),
    ...(due?.rows ?? []).flatMap(({ key, due: all, done, amount }) =>
      readFigure(`left of ${key}`, 'payments', amount).concat(
        readFigure(`left of ${key}`, 'due less done', Math.max(0, all - done)),
      ),
    ),
  ];
};

/** Each event's day: details, milestones, statutory dates, diary and stage line. */
const collectEvents: Collector = async (seen) => {
  const { matterID } = seen;
  const readings: Reading[] = [];
  const matter = (await ask(seen, matterCalls.getmatterbyid, { body: { id: matterID } }))?.body as
    | (Record<string, unknown> & { details?: Record<string, unknown> })
    | undefined;
  for (const [field, event] of listEventFields(seen.systemType)) {
    const value = field.startsWith('details.') ? matter?.details?.[field.slice('details.'.length)] : matter?.[field];
    if (typeof value === 'string') readings.push({ of: `day of ${event}`, surface: `details, ${field}`, value });
  }
  const dates = (await ask(seen, statutoryDateCalls.getStatutoryDates, { query: { matterID } }))?.body;
  for (const { event, date } of dates?.events ?? []) {
    if (date) readings.push({ of: `day of ${event}`, surface: 'statutory dates', value: date });
  }
  const diary = (
    await ask(seen, diaryCalls.getmatterlist, { body: { matterID, includeDone: true, skip: 0, take: 1000 } })
  )?.body;
  for (const { event, date } of diary?.rows ?? []) {
    if (event) readings.push({ of: `day of ${event}`, surface: 'diary', value: date });
  }
  const milestones = (await ask(seen, milestoneCalls.getbymatterid, { query: { matterID } }))?.body ?? [];
  for (const { name, event, date, expected } of milestones) {
    if (date ?? expected) readings.push({ of: `day of ${event}`, surface: 'milestones', value: (date ?? expected)! });
    readings.push({ of: `milestone ${name}`, surface: 'milestones', value: date ?? 'not reached' });
  }
  return readings;
};

/** What a stage of the line is reached by. */
const eventOfStage: Readonly<Record<string, string>> = {
  reported: 'reported',
  advert: 'creditorsNotice',
  account: 'accountGenerated',
  lodged: 'accountLodged',
  queries: 'accountApproved',
  paid: 'heirsPaid',
  discharged: 'discharged',
  appointed: 'certificate',
  firstMeeting: 'firstMeeting',
  secondMeeting: 'secondMeeting',
  realised: 'assetsRealised',
  confirmed: 'confirmation',
  dividends: 'dividendPaid',
  released: 'released',
};
/** The stage line over the matter, and meetings where they are captured. */
const collectStages: Collector = async (seen) => {
  const query = { matterID: seen.matterID };
  const line = (await ask(seen, matterCalls.getQuickGlance, { query }))?.body.line;
  const meetings = (await ask(seen, meetingCalls.getbymatterid, { query: { id: seen.matterID } }))?.body ?? [];
  const diary = (
    await ask(seen, diaryCalls.getmatterlist, { body: { ...query, includeDone: true, skip: 0, take: 1000 } })
  )?.body;
  const ofInsolvency = seen.systemType === systemType.liquidation;
  const page = (await ask(seen, matterCalls.getClientView, { query }))?.body;
  const listDays = (those: readonly { readonly state: string; readonly date: string | null }[]): string =>
    [...new Set(those.flatMap(({ state, date }) => (state === 'done' && date ? [date] : [])))].toSorted().join(' ');
  return [
    ...(line && page
      ? [
          { of: 'days of the steps taken', surface: 'stage line', value: listDays(line.stages) },
          { of: 'days of the steps taken', surface: 'client page', value: listDays(page.steps) },
        ]
      : []),
    ...(line?.stages ?? []).flatMap(({ stage, state, date }) =>
      state === 'done' && date && eventOfStage[stage]
        ? [{ of: `day of ${eventOfStage[stage]}`, surface: 'stage line', value: date }]
        : [],
    ),
    ...(ofInsolvency ? meetings : []).flatMap(({ type, typeName, meetingDate }): Reading[] => {
      if (!meetingDate || type > 4) return [];
      const there = diary?.rows.some(
        ({ date, event, title }) =>
          date === meetingDate && (event === findEventOfMeeting(seen.systemType, type) || title === typeName),
      );
      return [
        { of: `${typeName} of ${meetingDate}`, surface: 'meetings', value: meetingDate },
        { of: `${typeName} of ${meetingDate}`, surface: 'diary', value: there ? meetingDate : 'not there' },
      ];
    }),
  ];
};

export const collectors: Readonly<Record<string, Collector>> = {
  header: collectHeader,
  cash: collectCash,
  checks: collectChecks,
  workings: collectWorkings,
  progressReport: collectProgressReport,
  affairs: collectAffairs,
  accountPapers: collectAccountPapers,
  awards: collectAwards,
  events: collectEvents,
  stages: collectStages,
};

/** Everything all surfaces say of a matter. */
export async function collectReadings(seen: MatterSeen): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const collect of Object.values(collectors)) readings.push(...(await collect(seen)));
  return readings;
}
