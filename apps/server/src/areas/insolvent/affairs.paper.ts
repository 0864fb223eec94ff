import type { AffairsAsset, StatementOfAffairs } from '@boedel/domain/insolvency/statement-of-affairs';
import type { Country } from '@boedel/domain/law/country';
import type { WorkedResult } from '@boedel/domain/law/worked';
import { type Cents, sum } from '@boedel/domain/money/cents';
import {
  type PaperBlock,
  type PaperLetterhead,
  type Paper,
  type PaperPart,
  type PaperRow,
  type PaperTable,
  toRuns,
} from '@boedel/document/tree/paper';
import type { PaperLanguage, PaperTranslator } from '../../platform/paper/words';
import type { InsolvencyHead } from '../insolvency-account/books.store';
import type { InsolventMatter } from './insolvent-facts';

export interface AffairsOwedLine {
  readonly number: number | null;
  readonly creditor: string;
  readonly address: string | null;
  readonly type: string | null;
  readonly basis: string | null;
  readonly security: string | null;
  readonly on: readonly string[];
  readonly amount: Cents;
}
interface AffairsFacts {
  readonly language: PaperLanguage;
  readonly country: Country;
  readonly head: InsolvencyHead;
  readonly isPerson: boolean;
  readonly statement: WorkedResult<StatementOfAffairs>;
  readonly owed: readonly AffairsOwedLine[];
  readonly details: InsolventMatter['details'];
  readonly letterhead: PaperLetterhead;
}

/** The statement of affairs: Form B for a person, CM 100 for a company, with annexures I to VIII. */
export function buildAffairsPaper(affairs: AffairsFacts, say: PaperTranslator): Paper {
  const { head, isPerson, statement, owed, details } = affairs;
  const { annexures, ...totals } = statement.value;
  const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });
  const toAmount = (cents: Cents) => ({ cents, shown: say.amount(cents) });
  const createPart = (title: string, ...blocks: PaperBlock[]): PaperPart => ({
    title: say(title),
    newPage: false,
    blocks,
  });
  const createTable = (
    about: string,
    columns: PaperTable['columns'],
    rows: readonly PaperRow[],
    none: string,
  ): PaperBlock =>
    rows.length > 0 ? { kind: 'table', about: say(about), ruled: true, columns, rows } : createParagraph(say(none));
  const createTotalRow = (values: readonly Cents[], blanks: number): PaperRow => ({
    kind: 'total',
    cells: [say('Total'), ...Array.from<string>({ length: blanks }).fill(''), toAmount(sum(values))],
  });
  const listAssets = (title: string, assets: readonly AffairsAsset[]): PaperPart =>
    createPart(
      title,
      createTable(
        title,
        [
          { kind: 'words', title: say('Description') },
          { kind: 'words', title: say('Held as security for') },
          { kind: 'amount', title: say('Estimated value') },
        ],
        assets.length === 0
          ? []
          : [
              ...assets.map(({ description, encumbrances, value }): PaperRow => ({
                kind: 'line',
                cells: [
                  description,
                  encumbrances.map((one) => `${one.creditor} (${say.amount(one.amount)})`).join(', '),
                  toAmount(value),
                ],
              })),
              createTotalRow(
                assets.map(({ value }) => value),
                1,
              ),
            ],
        'None.',
      ),
    );
  const creditors = createTable(
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
          ...owed.map((one): PaperRow => ({
            kind: 'line',
            cells: [
              [one.creditor, one.address].filter((text) => text !== null).join(', '),
              [one.type, one.basis].flatMap((text) => (text === null ? [] : [say(text)])).join(', '),
              [one.security === null ? null : say(one.security), ...one.on].filter((text) => text !== null).join(', '),
              toAmount(one.amount),
            ],
          })),
          createTotalRow(
            owed.map((one) => one.amount),
            2,
          ),
        ],
    'None.',
  );
  const books = details.books ?? [];
  const createFact = (label: string, value: string | null | undefined) => ({ label: say(label), value: value || '-' });
  return {
    title: say(isPerson ? 'Statement of affairs (Form B)' : 'Statement of affairs (CM 100)'),
    language: affairs.language,
    letterhead: affairs.letterhead,
    foot: head.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      createPart(
        'Balance of the statement',
        {
          kind: 'facts',
          rows: [
            createFact('Estate', head.name),
            createFact('Master’s reference', head.mastersReference),
            createFact('Case number', head.courtCase),
            createFact('Date of the statement', details.affairs?.statementDate),
          ],
        },
        createTable(
          'Balance of the statement',
          [
            { kind: 'words', title: '' },
            { kind: 'amount', title: say('Amount') },
          ],
          statement.lines.map(({ label, value }): PaperRow => ({
            kind: 'line',
            cells: [say.line(label), typeof value === 'number' ? toAmount(value) : ''],
          })),
          'None.',
        ),
        createParagraph(
          totals.dangerOfContribution
            ? say('The free residue does not cover the costs: creditors who prove may have to contribute (s 106).')
            : say(
                'Estimated dividend on concurrent claims, if all of them are proved and the assets bring these values: {dividend} cents in the rand.',
                {
                  dividend: totals.dividend,
                },
              ),
        ),
      ),
      listAssets('Annexure I: immovable property', annexures.I),
      listAssets('Annexure II: unencumbered movable property', annexures.II),
      listAssets('Annexure III: debts owing to the estate, and money', annexures.III),
      createPart('Annexure IV: creditors, with their claims and security', creditors),
      listAssets('Annexure V: movables pledged, under lien or attached', annexures.V),
      createPart(
        'Annexure VI: books and records',
        createTable(
          'Annexure VI: books and records',
          [
            { kind: 'words', title: say('Book or record') },
            { kind: 'words', title: say('Where it is') },
            { kind: 'words', title: say('Covers') },
          ],
          books.map(({ name, place, covers }): PaperRow => ({
            kind: 'line',
            cells: [name ?? '', place ?? '', covers ?? ''],
          })),
          'No books are captured.',
        ),
      ),
      createPart(
        'Annexure VII: causes of the insolvency',
        createParagraph(details.affairs?.causes ?? say('Not stated yet.')),
      ),
      createPart('Annexure VIII: particulars', {
        kind: 'facts',
        rows: [
          createFact('Full name', head.name),
          createFact(isPerson ? 'Identity number' : 'Registration number', head.idNumber),
          ...(isPerson
            ? [createFact('Occupation', details.occupation), createFact('Employer', details.employer)]
            : [
                createFact('Trading as', details.trading?.tradingAs),
                createFact('Nature of the business', details.trading?.natureOfBusiness),
                createFact('Directors or members', (details.directors ?? []).map(({ name }) => name).join(', ')),
              ]),
        ],
      }),
      createPart(
        'Affidavit',
        createParagraph(
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
