import type { PaperCell, PaperColumn, PaperLetterhead, Paper } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, cents } from '@boedel/domain/money/cents';
import type { PaperTranslator } from '../../platform/paper/words';
import type { JointLetterLine } from './joint-letter.store';

export interface JointLetterFacts {
  readonly to: { readonly name: string; readonly address: string | null; readonly email: string | null };
  readonly subject: string;
  readonly body: string;
  readonly answerBy: LocalDate | null;
  readonly lines: readonly JointLetterLine[];
  /** Of how many matters the letter tells, where this is the copy of one of them. */
  readonly copyOf?: number;
  readonly by: string;
  readonly today: LocalDate;
  readonly letterhead: PaperLetterhead;
  readonly language: 'en' | 'af';
}

const createParagraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });

/** One column, or the letter's page could not hold what both sides know a matter by. */
function describeMatter({ matter, number, master_reference, about }: JointLetterLine, say: PaperTranslator): string {
  const known = [number, master_reference && `${say("Master's reference")} ${master_reference}`].filter(Boolean);
  return [known.length > 0 ? `${matter} (${known.join('; ')})` : matter, about].filter(Boolean).join(': ');
}

/** Every matter of one recipient, one line each, with what it knows the matter by. */
function listOf(lines: readonly JointLetterLine[], say: PaperTranslator) {
  const hasTheirs = lines.some(({ their_reference }) => their_reference !== null);
  const hasAmounts = lines.some(({ amount_cents }) => amount_cents !== null);
  const toAmountCell = (of: Cents): PaperCell => ({ cents: of, shown: say.amount(of) });
  const createCells = (line: JointLetterLine, at: number): PaperCell[] => [
    String(at + 1),
    line.reference,
    describeMatter(line, say),
    ...(hasTheirs ? [line.their_reference] : []),
    ...(hasAmounts ? [line.amount_cents === null ? null : toAmountCell(line.amount_cents)] : []),
  ];
  const createColumn = (kind: PaperColumn['kind'], english: string): PaperColumn => ({ kind, title: say(english) });
  const columns = [
    createColumn('number', 'No'),
    createColumn('voucher', 'Our reference'),
    createColumn('words', 'Matter'),
    ...(hasTheirs ? [createColumn('voucher', 'Your reference')] : []),
    ...(hasAmounts ? [createColumn('amount', 'Amount')] : []),
  ];
  const total = cents(lines.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0));
  return {
    kind: 'table' as const,
    about: say('The matters'),
    ruled: true,
    columns,
    rows: [
      ...lines.map((line, at) => ({ kind: 'line' as const, cells: createCells(line, at) })),
      ...(hasAmounts && lines.length > 1
        ? [
            {
              kind: 'total' as const,
              cells: [null, null, say('Total'), ...(hasTheirs ? [null] : []), toAmountCell(total)],
            },
          ]
        : []),
    ],
  };
}

/** The letter: what is asked, then the matters it is asked about. */
export function buildJointLetter(letter: JointLetterFacts, say: PaperTranslator): Paper {
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
          createParagraph(today),
          createParagraph(
            [to.name, to.address ?? (to.email && say('By email: {email}', { email: to.email }))]
              .filter(Boolean)
              .join('\n'),
          ),
          createParagraph(say('Dear Sir or Madam')),
          { kind: 'heading', level: 1, text: subject },
          ...body
            .split(/\n{2,}/)
            .filter(Boolean)
            .map(createParagraph),
          listOf(lines, say),
          ...(copyOf === undefined
            ? []
            : [
                createParagraph(
                  say('Copy for this matter: the letter covers {count} matters; only this matter’s lines are shown.', {
                    count: String(copyOf),
                  }),
                ),
              ]),
          ...(answerBy
            ? [
                createParagraph(
                  say(
                    'Please reply by {day}, quoting our reference for each matter. You may answer for all the matters in one reply.',
                    {
                      day: answerBy,
                    },
                  ),
                ),
              ]
            : [createParagraph(say('Please quote our reference for each matter in your reply.'))]),
          createParagraph(say('Yours faithfully')),
          createParagraph(`${by}\n${letterhead.name}`),
        ],
      },
    ],
  };
}
