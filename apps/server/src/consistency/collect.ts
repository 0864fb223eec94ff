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

/** The amount of the row of a paper that has these words. */
function findAmount(paper: Paper, words: string): number | undefined {
  for (const { rows } of listTables(paper)) {
    const row = rows.find(({ cells }) => cells[0] === words);
    const amount = row?.cells.find((cell) => cell !== null && typeof cell === 'object' && 'cents' in cell);
    if (amount && typeof amount === 'object' && 'cents' in amount) return amount.cents / 100;
  }
  return undefined;
}

const readFigure = (of: string, surface: string, rands: number | null | undefined): Reading[] =>
  rands === null || rands === undefined ? [] : [{ of, surface, value: writeRands(rands) }];

/** The header over every tab, and the total of the assets tab. */
const collectHeader: Collector = async (seen) => {
  const query = { matterID: seen.matterID };
  const glance = (await ask(seen, matterCalls.getQuickGlance, { query }))?.body;
  const total = (await ask(seen, matterCalls.GetTotalAssetValue, { query }))?.body;
  return [
    ...readFigure('gross assets', 'header', glance?.grossAssets),
    ...readFigure('liabilities', 'header', glance?.liabilities),
    ...readFigure('net', 'header', glance?.net),
    ...(seen.systemType === systemType.estateLate
      ? readFigure('estate duty', 'header', glance?.estateDutyOrDividend)
      : []),
    ...readFigure('fees', 'header', glance?.projectedFees),
    ...readFigure('gross assets', 'assets tab', total?.total),
  ];
};

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
    ...readFigure('gross assets', 'progress report', findAmount(paper, 'Assets')),
    ...(seen.systemType === systemType.liquidation
      ? []
      : readFigure('liabilities', 'progress report', findAmount(paper, 'Debts and claims known'))),
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
  return total === undefined ? [] : readFigure('gross assets', 'statement of affairs', total / 100);
};

const months = 'January February March April May June July August September October November December'.split(' ');
/** '5 February 2026' as 2026-02-05. */
function toIsoDay(words: string): string {
  const [day = '', month = '', year = ''] = words.split(' ');
  const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
  return at < 0 ? words : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Every amount of the account on each kind of paper: PDF, Word, and the workbook as it was computed. */
const collectAccountPapers: Collector = async (seen) => {
  if (seen.systemType !== systemType.estateLate) return [];
  const query = { matterID: seen.matterID, kind: 'firstAndFinal', language: 'en' } as const;
  const draft = (await ask(seen, estateAccountCalls.draft, { query }))?.body;
  if (!draft?.paper) return [];
  const amounts = listAmounts(draft.paper);
  const surfaces: Reading[] = [];
  const missing = (text: string): string => {
    const plain = text.replaceAll(/\s/g, '');
    return amounts.filter((amount) => !plain.includes(amount.replaceAll(/\s/g, ''))).join(' ');
  };
  for (const format of ['pdf', 'docx'] as const) {
    const file = await ask(seen, estateAccountCalls.draftFile, { query: { ...query, format } });
    if (!file) continue;
    surfaces.push({
      of: 'amounts of the account missing',
      surface: format,
      value: missing(await readText(format, file.raw)),
    });
  }
  const workbook = await ask(seen, estateAccountCalls.draftFile, { query: { ...query, format: 'xlsx' } });
  if (workbook) {
    const numbers = new Set(readWorkbookNumbers(workbook.raw));
    const gone = listTables(draft.paper as unknown as Paper).flatMap(({ rows }) =>
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
  return [
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
