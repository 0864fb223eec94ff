import { waitedFor } from '@boedel/contract/milestones/plain-steps';
import type { Block, Paper } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { byDay } from '@boedel/domain/reports/client-report';
import type { Cents } from '@boedel/domain/money/cents';
import { factsBlock } from '../../platform/paper/facts';
import { onePart, type PaperHead } from '../../platform/paper/one-part';
import type { Say } from '../../platform/paper/words';
import type { PlainStep } from '../matter/where-it-stands';

export interface ClientReport extends PaperHead {
  readonly matter: string;
  readonly recipient: string;
  readonly on: LocalDate;
  readonly message: string | null;
  readonly isOver: boolean;
  readonly steps: readonly PlainStep[];
  /** What they may see of the figures; null where they may see none. */
  readonly figures: readonly (readonly [label: string, cents: Cents])[] | null;
  /** Notes the firm marked to be shown, newest first. */
  readonly notes: readonly { readonly day: LocalDate; readonly text: string }[];
  readonly contact: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: [{ text }] });

function headed(text: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text }, ...blocks];
}

const items = (rows: readonly (readonly [mark: string, text: string])[]): readonly Block[] =>
  rows.length === 0 ? [] : [{ kind: 'items', rows: rows.map(([mark, text]) => ({ mark, text: [{ text }] })) }];

/** Days beside what happened on them. */
const dated = (
  say: Say,
  title: string,
  rows: readonly (readonly [day: string | null, text: string])[],
): readonly Block[] =>
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

function standing({ isOver, steps }: ClientReport, say: Say): string {
  const now = steps.find(({ state }) => state === 'now');
  if (isOver || !now) return say('Everything is done');
  return say('{waiting}. The step we are at: {step}.', { waiting: say(waitedFor[now.waitsFor]), step: say(now.words) });
}

/** What a client or an heir reads of their matter: in plain words, with the figures they may see and no more. */
export function clientReportPaper(report: ClientReport, say: Say): Paper {
  const { steps, figures, notes, contact } = report;
  const done = byDay(steps.filter(({ state }) => state === 'done'));
  const ahead = steps.filter(({ state }) => state === 'ahead');
  const reach = [contact.name, contact.phone, contact.email].filter((line) => line !== null);
  return onePart(say, report, say('Report on {matter}', { matter: report.matter }), [
    factsBlock(say, [
      ['Our reference', report.reference],
      ['For', report.recipient],
      ['Made on', report.on],
    ]),
    ...(report.message ?? '')
      .split(/\n{2,}/)
      .filter(Boolean)
      .map(paragraph),
    ...headed(say('Where it stands'), [paragraph(standing(report, say))]),
    ...headed(
      say('What was done'),
      dated(
        say,
        say('Step'),
        done.map(({ date, words }) => [date, say(words)]),
      ),
    ),
    ...headed(say('What comes next'), items(ahead.map(({ words }, at) => [`${at + 1}.`, say(words)]))),
    ...headed(
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
    ...headed(
      say('From our file'),
      dated(
        say,
        say('Note'),
        notes.map(({ day, text }) => [day, text]),
      ),
    ),
    ...headed(
      say('Whom to call'),
      reach.length === 0 ? [] : [paragraph([...reach, report.letterhead.name].join('\n'))],
    ),
  ]);
}
