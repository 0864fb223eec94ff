import { waitedFor } from '@boedel/contract/milestones/plain-steps';
import type { PaperBlock, Paper } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sortByDay } from '@boedel/domain/reports/client-report';
import type { Cents } from '@boedel/domain/money/cents';
import { createFactsBlock } from '../../platform/paper/facts';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';
import type { PlainEstateStep } from '../matter/read-matter-steps';

export interface ClientReportFacts extends PaperHeadFacts {
  readonly matter: string;
  readonly recipient: string;
  readonly on: LocalDate;
  readonly message: string | null;
  readonly isOver: boolean;
  readonly steps: readonly PlainEstateStep[];
  /** What they may see of the figures; null where they may see none. */
  readonly figures: readonly (readonly [label: string, cents: Cents])[] | null;
  /** Notes the firm marked to be shown, newest first. */
  readonly notes: readonly { readonly day: LocalDate; readonly text: string }[];
  readonly contact: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
}

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: [{ text }] });

function createSection(text: string, blocks: readonly PaperBlock[]): readonly PaperBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text }, ...blocks];
}

const createItems = (rows: readonly (readonly [mark: string, text: string])[]): readonly PaperBlock[] =>
  rows.length === 0 ? [] : [{ kind: 'items', rows: rows.map(([mark, text]) => ({ mark, text: [{ text }] })) }];

/** Days beside what happened on them. */
const createDatedList = (
  say: PaperTranslator,
  title: string,
  rows: readonly (readonly [day: string | null, text: string])[],
): readonly PaperBlock[] =>
  rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          about: title,
          ruled: false,
          columns: [
            { kind: 'day', title: say('Date') },
            { kind: 'words', title },
          ],
          rows: rows.map(([day, text]) => ({ kind: 'line', cells: [day, text] })),
        },
      ];

function describeProgress({ isOver, steps }: ClientReportFacts, say: PaperTranslator): string {
  const now = steps.find(({ state }) => state === 'now');
  if (isOver || !now) return say('Everything has been done');
  return say('{waiting}. Current step: {step}.', { waiting: say(waitedFor[now.waitsFor]), step: say(now.words) });
}

/** What a client or an heir reads of their matter: in plain words, with the figures they may see and no more. */
export function buildClientReport(report: ClientReportFacts, say: PaperTranslator): Paper {
  const { steps, figures, notes, contact } = report;
  const done = sortByDay(steps.filter(({ state }) => state === 'done'));
  const ahead = steps.filter(({ state }) => state === 'ahead');
  const reach = [contact.name, contact.phone, contact.email].filter((line) => line !== null);
  return createOnePart(say, report, say('Report on {matter}', { matter: report.matter }), [
    createFactsBlock(say, [
      ['Our reference', report.reference],
      ['For', report.recipient],
      ['Made on', report.on],
    ]),
    ...(report.message ?? '')
      .split(/\n{2,}/)
      .filter(Boolean)
      .map(createParagraph),
    ...createSection(say('Where things are now'), [createParagraph(describeProgress(report, say))]),
    ...createSection(
      say('What has been done'),
      createDatedList(
        say,
        say('Step'),
        done.map(({ date, words }) => [date, say(words)]),
      ),
    ),
    ...createSection(say('What comes next'), createItems(ahead.map(({ words }, at) => [`${at + 1}.`, say(words)]))),
    ...createSection(
      say('Figures'),
      figures === null || figures.length === 0
        ? []
        : [
            {
              kind: 'table',
              about: say('Figures'),
              ruled: false,
              columns: [
                { kind: 'words', title: say('Figure') },
                { kind: 'amount', title: say('Amount') },
              ],
              rows: figures.map(([label, cents]) => ({
                kind: 'line',
                cells: [say(label), { cents, shown: say.amount(cents) }],
              })),
            },
          ],
    ),
    ...createSection(
      say('From our file'),
      createDatedList(
        say,
        say('Note'),
        notes.map(({ day, text }) => [day, text]),
      ),
    ),
    ...createSection(
      say('Whom to call'),
      reach.length === 0 ? [] : [createParagraph([...reach, report.letterhead.name].join('\n'))],
    ),
  ]);
}
