import type { AnswerOf } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import type { Block, Paper, Row } from '@boedel/document/tree/paper';
import { words } from '@boedel/document/tree/paper';
import { accountAmount } from '@boedel/domain/formats/amount';
import { type Country, countries } from '@boedel/domain/law/country';
import { type Language, type Say, sayIn } from '../../platform/paper/words';

type Compared = AnswerOf<typeof projectionCalls.compare>;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });

/** Plans side by side: each line with what it comes to in every one of them. */
export function scenariosPart(
  { scenarios, lines, cover, unworkable }: Compared,
  say: Say,
  currency: string,
): Paper['parts'][number] {
  const named = scenarios.map(({ id, name }) => (id === null ? say('As things stand') : name));
  const shown = lines.filter(({ values }) => values.some((value) => value !== 0));
  return {
    title: say('What if?'),
    newPage: true,
    blocks: [
      {
        kind: 'table',
        about: say('What if?'),
        ruled: false,
        columns: [{ kind: 'words', title: currency }, ...named.map((title) => ({ kind: 'amount' as const, title }))],
        rows: shown.map(({ label, values }): Row => ({
          kind: 'line',
          cells: [say.line(label), ...values.map((cents) => ({ cents, shown: accountAmount(cents) }))],
        })),
      },
      {
        kind: 'items',
        rows: scenarios.map(({ ratesDate }, index) => ({
          mark: '•',
          text: words(`${named[index]}: ${say('rates of {day}', { day: ratesDate })}`),
        })),
      },
      ...(cover === null
        ? []
        : [
            paragraph(
              say('Cover of {amount}, paid to the estate, just closes the gap.', { amount: say.amount(cover) }),
            ),
          ]),
      ...unworkable.map(({ name, told }) =>
        paragraph(`${say('What cannot be worked out')}: ${name}. ${told.map((one) => say.line(one)).join(' ')}`),
      ),
    ],
  };
}

/** A paper with the plans beside the one as things stand; where there are none it stays as it is. */
export function withScenarios(paper: Paper, compared: Compared, language: Language, country: Country): Paper {
  if (compared.scenarios.length < 2 && compared.unworkable.length === 0) return paper;
  const part = scenariosPart(compared, sayIn(language, country), countries[country].currencyPrefix.trim());
  // What everything rests on stays last.
  return { ...paper, parts: [...paper.parts.slice(0, -1), part, ...paper.parts.slice(-1)] };
}
