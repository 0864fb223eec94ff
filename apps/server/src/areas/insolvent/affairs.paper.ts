import type { AffairsAsset, StatementOfAffairs } from '@boedel/domain/insolvency/statement-of-affairs';
import type { Country } from '@boedel/domain/law/country';
import type { Worked } from '@boedel/domain/law/worked';
import { type Cents, sum } from '@boedel/domain/money/cents';
import {
  type Block,
  type Letterhead,
  type Paper,
  type Part,
  type Row,
  type Table,
  words,
} from '@boedel/document/tree/paper';
import type { Language, Say } from '../../platform/paper/words';
import type { InsolventHead } from '../insolvency-account/books.store';
import type { Insolvent } from './insolvent-facts';

export interface OwedLine {
  readonly number: number | null;
  readonly creditor: string;
  readonly address: string | null;
  readonly type: string | null;
  readonly basis: string | null;
  readonly security: string | null;
  readonly on: readonly string[];
  readonly amount: Cents;
}
interface Affairs {
  readonly language: Language;
  readonly country: Country;
  readonly head: InsolventHead;
  readonly isPerson: boolean;
  readonly statement: Worked<StatementOfAffairs>;
  readonly owed: readonly OwedLine[];
  readonly details: Insolvent['details'];
  readonly letterhead: Letterhead;
}

/** The statement of affairs: Form B for a person, CM 100 for a company, with annexures I to VIII. */
export function affairsPaper(affairs: Affairs, say: Say): Paper {
  const { head, isPerson, statement, owed, details } = affairs;
  const { annexures, ...totals } = statement.value;
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });
  const amount = (cents: Cents) => ({ cents, shown: say.amount(cents) });
  const part = (title: string, ...blocks: Block[]): Part => ({ title: say(title), newPage: false, blocks });
  const table = (about: string, columns: Table['columns'], rows: readonly Row[], none: string): Block =>
    rows.length > 0 ? { kind: 'table', about: say(about), ruled: true, columns, rows } : paragraph(say(none));
  const total = (values: readonly Cents[], blanks: number): Row => ({
    kind: 'total',
    cells: [say('Total'), ...Array.from<string>({ length: blanks }).fill(''), amount(sum(values))],
  });
  const listed = (title: string, assets: readonly AffairsAsset[]): Part =>
    part(
      title,
      table(
        title,
        [
          { kind: 'words', title: say('Description') },
          { kind: 'words', title: say('Held or bonded for') },
          { kind: 'amount', title: say('Estimated value') },
        ],
        assets.length === 0
          ? []
          : [
              ...assets.map(({ description, encumbrances, value }): Row => ({
                kind: 'line',
                cells: [
                  description,
                  encumbrances.map((one) => `${one.creditor} (${say.amount(one.amount)})`).join(', '),
                  amount(value),
                ],
              })),
              total(
                assets.map(({ value }) => value),
                1,
              ),
            ],
        'None.',
      ),
    );
  const creditors = table(
    'Annexure IV: creditors, with their claims and security',
    [
      { kind: 'words', title: say('Creditor') },
      { kind: 'words', title: say('Nature of the claim') },
      { kind: 'words', title: say('Security held') },
      { kind: 'amount', title: say('Amount') },
    ],
    owed.length === 0
      ? []
      : [
          ...owed.map((one): Row => ({
            kind: 'line',
            cells: [
              [one.creditor, one.address].filter((text) => text !== null).join(', '),
              [one.type, one.basis].flatMap((text) => (text === null ? [] : [say(text)])).join(', '),
              [one.security === null ? null : say(one.security), ...one.on].filter((text) => text !== null).join(', '),
              amount(one.amount),
            ],
          })),
          total(
            owed.map((one) => one.amount),
            2,
          ),
        ],
    'None.',
  );
  const books = details.books ?? [];
  const fact = (label: string, value: string | null | undefined) => ({ label: say(label), value: value || '-' });
  return {
    title: say(isPerson ? 'Statement of affairs (Form B)' : 'Statement of affairs (CM 100)'),
    language: affairs.language,
    letterhead: affairs.letterhead,
    foot: head.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      part(
        'Balance of the statement',
        {
          kind: 'facts',
          rows: [
            fact('Estate', head.name),
            fact('Master’s reference', head.mastersReference),
            fact('Case number', head.courtCase),
            fact('Date of the statement', details.affairs?.statementDate),
          ],
        },
        table(
          'Balance of the statement',
          [
            { kind: 'words', title: '' },
            { kind: 'amount', title: say('Amount') },
          ],
          statement.lines.map(({ label, value }): Row => ({
            kind: 'line',
            cells: [say.line(label), typeof value === 'number' ? amount(value) : ''],
          })),
          'None.',
        ),
        paragraph(
          totals.dangerOfContribution
            ? say('The free residue does not cover the costs: creditors who prove may have to contribute (s 106).')
            : say('Estimated dividend on concurrent claims: {dividend} cents in the rand.', {
                dividend: totals.dividend,
              }),
        ),
      ),
      listed('Annexure I: immovable property', annexures.I),
      listed('Annexure II: movable property that nobody holds', annexures.II),
      listed('Annexure III: debts owing to the estate, and money', annexures.III),
      part('Annexure IV: creditors, with their claims and security', creditors),
      listed('Annexure V: movables pledged, under lien or attached', annexures.V),
      part(
        'Annexure VI: books and records',
        table(
          'Annexure VI: books and records',
          [
            { kind: 'words', title: say('Book or record') },
            { kind: 'words', title: say('Where it is') },
            { kind: 'words', title: say('Covers') },
          ],
          books.map(({ name, place, covers }): Row => ({
            kind: 'line',
            cells: [name ?? '', place ?? '', covers ?? ''],
          })),
          'No books are captured.',
        ),
      ),
      part('Annexure VII: causes of the insolvency', paragraph(details.affairs?.causes ?? say('Not stated yet.'))),
      part('Annexure VIII: particulars', {
        kind: 'facts',
        rows: [
          fact('Full name', head.name),
          fact(isPerson ? 'Identity number' : 'Registration number', head.idNumber),
          ...(isPerson
            ? [fact('Occupation', details.occupation), fact('Employer', details.employer)]
            : [
                fact('Trading as', details.trading?.tradingAs),
                fact('Nature of the business', details.trading?.natureOfBusiness),
                fact('Directors or members', (details.directors ?? []).map(({ name }) => name).join(', ')),
              ]),
        ],
      }),
      part(
        'Affidavit',
        paragraph(
          say(
            'I declare under oath that this statement is to the best of my knowledge true and complete in every respect, and that every estimated amount is fairly estimated.',
          ),
        ),
        {
          kind: 'signatures',
          at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
          places: [
            { who: isPerson ? head.name : '', about: say('Deponent') },
            { who: '', about: say('Commissioner of oaths') },
          ],
        },
      ),
    ],
  };
}
