import type { AnswerOf } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import type { PaperBlock, Paper, PaperRow } from '@boedel/document/tree/paper';
import { toRuns } from '@boedel/document/tree/paper';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import { type Country, countries } from '@boedel/domain/law/country';
import { type PaperLanguage, type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import { buildAssumptionsPart } from './rests-on.paper';

type ScenarioComparison = AnswerOf<typeof projectionCalls.compare>;

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });

/** So many plans have room for their names above the columns; more have letters. */
const named = 2;

/** Plans side by side: each line with what it comes to in every one of them, and by how much it differs. */
export function buildScenariosPart(
  { scenarios, lines, cover, unworkable }: ScenarioComparison,
  say: PaperTranslator,
  currency: string,
): Paper['parts'][number] {
  const names = scenarios.map(({ id, name }) => (id === null ? say('Current plan') : name));
  const heads = scenarios.length > named ? names.map((_, index) => String.fromCodePoint(65 + index)) : names;
  const createTable = (
    about: string,
    from: number,
    of: (line: ScenarioComparison['lines'][number]) => readonly Cents[],
  ): PaperBlock => ({
    kind: 'table',
    about,
    ruled: false,
    columns: [
      { kind: 'words', title: from === 0 ? currency : about },
      ...heads.slice(from).map((title) => ({ kind: 'amount' as const, title })),
    ],
    rows: lines
      .filter((line) => of(line).some((value) => value !== 0))
      .map((line): PaperRow => ({
        kind: 'line',
        cells: [
          say.line(line.label),
          ...of(line)
            .slice(from)
            .map((cents) => ({ cents, shown: formatAccountAmount(cents) })),
        ],
      })),
  });
  return {
    title: say('What if?'),
    newPage: true,
    blocks: [
      {
        kind: 'items',
        rows: scenarios.map(({ ratesDate }, index) => ({
          mark: scenarios.length > named ? heads[index]! : '•',
          text: toRuns(`${names[index]}: ${say('rates of {day}', { day: ratesDate })}`),
        })),
      },
      createTable(say('What if?'), 0, ({ values }) => values),
      ...(scenarios.length > 1 ? [createTable(say('Difference'), 1, ({ changes }) => changes)] : []),
      ...(cover === null
        ? []
        : [
            createParagraph(
              say('Cover of {amount}, paid to the estate, would close the gap.', { amount: say.amount(cover) }),
            ),
          ]),
      ...unworkable.map(({ name, messages }) =>
        createParagraph(
          `${say('What cannot be worked out')}: ${name}. ${messages.map((one) => say.line(one)).join(' ')}`,
        ),
      ),
    ],
  };
}

/** A paper with the plans beside the one as things stand; where there are none it stays as it is. */
export function addScenarios(
  paper: Paper,
  compared: ScenarioComparison,
  language: PaperLanguage,
  country: Country,
): Paper {
  if (compared.scenarios.length < 2 && compared.unworkable.length === 0) return paper;
  const part = buildScenariosPart(
    compared,
    createPaperTranslator(language, country),
    countries[country].currencyPrefix.trim(),
  );
  // What everything rests on stays last.
  const rests = buildAssumptionsPart(compared.assumptions, createPaperTranslator(language, country));
  return { ...paper, parts: [...paper.parts.slice(0, -1), part, rests] };
}
