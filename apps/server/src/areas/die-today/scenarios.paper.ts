import type { AnswerOf } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import type { Block, Paper, Row } from '@boedel/document/tree/paper';
import { words } from '@boedel/document/tree/paper';
import { accountAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import { type Country, countries } from '@boedel/domain/law/country';
import { type Language, type Say, sayIn } from '../../platform/paper/words';
import { assumptionsPart } from './rests-on.paper';

type Compared = AnswerOf<typeof projectionCalls.compare>;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });

/** So many plans have room for their names above the columns; more have letters. */
const named = 2;

/** Plans side by side: each line with what it comes to in every one of them, and by how much it differs. */
export function scenariosPart(
  { scenarios, lines, cover, unworkable }: Compared,
  say: Say,
  currency: string,
): Paper['parts'][number] {
  const names = scenarios.map(({ id, name }) => (id === null ? say('As things stand') : name));
  const heads = scenarios.length > named ? names.map((_, index) => String.fromCodePoint(65 + index)) : names;
  const table = (about: string, from: number, of: (line: Compared['lines'][number]) => readonly Cents[]): Block => ({
    kind: 'table',
    about,
    ruled: false,
    columns: [
      { kind: 'words', title: from === 0 ? currency : about },
      ...heads.slice(from).map((title) => ({ kind: 'amount' as const, title })),
    ],
    rows: lines
      .filter((line) => of(line).some((value) => value !== 0))
      .map((line): Row => ({
        kind: 'line',
        cells: [
          say.line(line.label),
          ...of(line)
            .slice(from)
            .map((cents) => ({ cents, shown: accountAmount(cents) })),
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
          text: words(`${names[index]}: ${say('rates of {day}', { day: ratesDate })}`),
        })),
      },
      table(say('What if?'), 0, ({ values }) => values),
      ...(scenarios.length > 1 ? [table(say('Difference'), 1, ({ changes }) => changes)] : []),
      ...(cover === null
        ? []
        : [
            paragraph(
              say('Cover of {amount}, paid to the estate, just closes the gap.', { amount: say.amount(cover) }),
            ),
          ]),
      ...unworkable.map(({ name, messages }) =>
        paragraph(`${say('What cannot be worked out')}: ${name}. ${messages.map((one) => say.line(one)).join(' ')}`),
      ),
    ],
  };
}

/** A paper with the plans beside the one as things stand; where there are none it stays as it is. */
export function withScenarios(paper: Paper, compared: Compared, language: Language, country: Country): Paper {
  if (compared.scenarios.length < 2 && compared.unworkable.length === 0) return paper;
  const part = scenariosPart(compared, sayIn(language, country), countries[country].currencyPrefix.trim());
  // What everything rests on stays last.
  const rests = assumptionsPart(compared.assumptions, sayIn(language, country));
  return { ...paper, parts: [...paper.parts.slice(0, -1), part, rests] };
}
