import type { Cell, Column, Letterhead, Paper } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { cents } from '@boedel/domain/money/cents';
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

const cellsOf = (line: Line, at: number, has: Shown, say: Say): Cell[] => [
  String(at + 1),
  line.reference,
  [line.matter, line.about].filter(Boolean).join(': '),
  ...(has.numbers ? [line.number] : []),
  ...(has.masters ? [line.master_reference] : []),
  ...(has.theirs ? [line.their_reference] : []),
  ...(has.amounts
    ? [line.amount_cents === null ? null : { cents: line.amount_cents, shown: say.amount(line.amount_cents) }]
    : []),
];

interface Shown {
  readonly numbers: boolean;
  readonly masters: boolean;
  readonly theirs: boolean;
  readonly amounts: boolean;
}

/** Every matter of one recipient, one line each, with what it knows the matter by. */
function listOf(lines: readonly Line[], say: Say) {
  const has: Shown = {
    numbers: lines.some(({ number }) => number !== null),
    masters: lines.some(({ master_reference }) => master_reference !== null),
    theirs: lines.some(({ their_reference }) => their_reference !== null),
    amounts: lines.some(({ amount_cents }) => amount_cents !== null),
  };
  const column = (kind: Column['kind'], english: string): Column => ({ kind, title: say(english) });
  const columns = [
    column('number', 'No'),
    column('voucher', 'Our reference'),
    column('words', 'Matter'),
    ...(has.numbers ? [column('voucher', 'ID or registration number')] : []),
    ...(has.masters ? [column('voucher', "Master's reference")] : []),
    ...(has.theirs ? [column('voucher', 'Your reference')] : []),
    ...(has.amounts ? [column('amount', 'Amount')] : []),
  ];
  const total = cents(lines.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0));
  const blank: Cell[] = columns.slice(3).map(() => null);
  return {
    kind: 'table' as const,
    about: say('The matters'),
    ruled: true,
    columns,
    rows: [
      ...lines.map((line, at) => ({ kind: 'line' as const, cells: cellsOf(line, at, has, say) })),
      ...(has.amounts && lines.length > 1
        ? [
            {
              kind: 'total' as const,
              cells: [null, null, say('Total'), ...blank.slice(1), { cents: total, shown: say.amount(total) }],
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
