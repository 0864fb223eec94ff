import type { Cell, Column, Letterhead, Paper } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, cents } from '@boedel/domain/money/cents';
import type { Say } from '../../platform/paper/words';
import type { Line } from './joint-letter.store';

export interface ToWrite {
  readonly to: { readonly name: string; readonly address: string | null; readonly email: string | null };
  readonly subject: string;
  readonly body: string;
  readonly answerBy: LocalDate | null;
  readonly lines: readonly Line[];
  /** Of how many matters the letter tells, where this is the copy of one of them. */
  readonly copyOf?: number;
  readonly by: string;
  readonly today: LocalDate;
  readonly letterhead: Letterhead;
  readonly language: 'en' | 'af';
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });

/** One column, or the letter's page could not hold what both sides know a matter by. */
function matterOf({ matter, number, master_reference, about }: Line, say: Say): string {
  const known = [number, master_reference && `${say("Master's reference")} ${master_reference}`].filter(Boolean);
  return [known.length > 0 ? `${matter} (${known.join('; ')})` : matter, about].filter(Boolean).join(': ');
}

/** Every matter of one recipient, one line each, with what it knows the matter by. */
function listOf(lines: readonly Line[], say: Say) {
  const hasTheirs = lines.some(({ their_reference }) => their_reference !== null);
  const hasAmounts = lines.some(({ amount_cents }) => amount_cents !== null);
  const amount = (of: Cents): Cell => ({ cents: of, shown: say.amount(of) });
  const cellsOf = (line: Line, at: number): Cell[] => [
    String(at + 1),
    line.reference,
    matterOf(line, say),
    ...(hasTheirs ? [line.their_reference] : []),
    ...(hasAmounts ? [line.amount_cents === null ? null : amount(line.amount_cents)] : []),
  ];
  const column = (kind: Column['kind'], english: string): Column => ({ kind, title: say(english) });
  const columns = [
    column('number', 'No'),
    column('voucher', 'Our reference'),
    column('words', 'Matter'),
    ...(hasTheirs ? [column('voucher', 'Your reference')] : []),
    ...(hasAmounts ? [column('amount', 'Amount')] : []),
  ];
  const total = cents(lines.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0));
  return {
    kind: 'table' as const,
    about: say('The matters'),
    ruled: true,
    columns,
    rows: [
      ...lines.map((line, at) => ({ kind: 'line' as const, cells: cellsOf(line, at) })),
      ...(hasAmounts && lines.length > 1
        ? [
            {
              kind: 'total' as const,
              cells: [null, null, say('Total'), ...(hasTheirs ? [null] : []), amount(total)],
            },
          ]
        : []),
    ],
  };
}

/** The letter: what is asked, then the matters it is asked about. */
export function jointLetterPaper(letter: ToWrite, say: Say): Paper {
  const { to, subject, body, answerBy, lines, copyOf, by, today, letterhead, language } = letter;
  return {
    title: subject,
    titled: 'within',
    language,
    letterhead,
    foot: subject,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          paragraph(today),
          paragraph(
            [to.name, to.address ?? (to.email && say('By e-mail: {email}', { email: to.email }))]
              .filter(Boolean)
              .join('\n'),
          ),
          paragraph(say('Dear Sir or Madam')),
          { kind: 'heading', level: 1, text: subject },
          ...body
            .split(/\n{2,}/)
            .filter(Boolean)
            .map(paragraph),
          listOf(lines, say),
          ...(copyOf === undefined
            ? []
            : [
                paragraph(
                  say('Copy for this matter: the letter names {count} matters; only the lines of this one are shown.', {
                    count: String(copyOf),
                  }),
                ),
              ]),
          ...(answerBy
            ? [
                paragraph(
                  say('Please answer by {day}, each matter under our reference for it. One answer for all will do.', {
                    day: answerBy,
                  }),
                ),
              ]
            : [paragraph(say('Please quote our reference for each matter in your answer.'))]),
          paragraph(say('Yours faithfully')),
          paragraph(`${by}\n${letterhead.name}`),
        ],
      },
    ],
  };
}
