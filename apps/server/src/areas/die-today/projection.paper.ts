import type { Amount, Block, Cell, Paper, Row, Table } from '@boedel/document/tree/paper';
import { words } from '@boedel/document/tree/paper';
import type { Projection } from '@boedel/domain/die-today/projection';
import { accountAmount } from '@boedel/domain/formats/amount';
import { countryNamed, countries, defaultCountry } from '@boedel/domain/law/country';
import { type Cents, minus, negate, plus, sum } from '@boedel/domain/money/cents';
import { type FirmOnPaper, letterheadOf } from '../../platform/paper/letterhead';
import { type Language, type Say, sayIn } from '../../platform/paper/words';
import type { Projected } from './client-of';
import { assumptionsPart } from './rests-on.paper';
import { totalOfAward } from './projection.present';

interface Drawing {
  readonly projection: Projection;
  readonly say: Say;
  readonly currency: string;
}

const amount = (cents: Cents): Amount => ({ cents, shown: accountAmount(cents) });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

type Line = readonly [words: string, amount: Cents, kind?: Row['kind']];

/** Two columns: what it is, and how much. */
function table({ currency }: Drawing, about: string, lines: readonly Line[]): Table {
  return {
    kind: 'table',
    about,
    ruled: false,
    columns: [
      { kind: 'words', title: about },
      { kind: 'amount', title: currency },
    ],
    rows: lines.map(([text, cents, kind = 'line']) => ({ kind, cells: [text, amount(cents)] })),
  };
}

/** Each person with what comes by which way; the columns add up to all that is received. */
function whoGetsWhat({ projection: { awards }, say }: Drawing): Table {
  const ways = [
    ['From the estate', (one: (typeof awards)[number]) => one.fromEstate],
    ['Policies', (one: (typeof awards)[number]) => one.policiesDirect],
    ['Retirement', (one: (typeof awards)[number]) => one.retirementIllustrative],
    ['Trust', (one: (typeof awards)[number]) => one.throughTrust],
  ] as const;
  const used = ways.filter(([, of]) => awards.some((award) => of(award) !== 0));
  const row = (kind: Row['kind'], name: string, cells: readonly Cents[]): Row => ({
    kind,
    cells: [name, ...cells.map((cents): Cell => amount(cents))],
  });
  return {
    kind: 'table',
    about: say('Who gets what'),
    ruled: false,
    columns: [
      { kind: 'words', title: say('Who gets what') },
      ...used.map(([title]) => ({ kind: 'amount' as const, title: say(title) })),
      { kind: 'amount', title: say('Together') },
    ],
    rows: [
      ...awards.map((award) =>
        row('line', say.person(award.name), [...used.map(([, of]) => of(award)), totalOfAward(award)]),
      ),
      row('total', say('Together'), [...used.map(([, of]) => sum(awards.map(of))), sum(awards.map(totalOfAward))]),
    ],
  };
}

function cashTable(drawing: Drawing): Table {
  const { projection, say } = drawing;
  const { liquidity, debts, funeral, administration, capitalGains, estateDuty } = projection;
  const over = liquidity.strict.value;
  return table(drawing, say('Is there enough cash?'), [
    [say('Cash that is there'), liquidity.cash],
    [say('Debts'), negate(debts)],
    [say('Funeral and costs'), negate(plus(funeral, administration.value))],
    [say('Capital gains tax'), negate(capitalGains.tax.value)],
    [say('Estate duty'), negate(estateDuty.duty.value)],
    [say(over < 0 ? 'Short of cash' : 'Left in cash'), over, 'total'],
    [say('What could be sold soon'), liquidity.realisable],
    [say('Cash with what could be sold soon'), liquidity.withRealisable.value, 'total'],
  ]);
}

function costsTable(drawing: Drawing): Table {
  const { projection, say } = drawing;
  const { executor, mastersFee, administration, funeral } = projection;
  const fees = sum([executor.fee.value, executor.vat.value, mastersFee.value]);
  return table(drawing, say('Costs'), [
    [say("Executor's remuneration"), executor.fee.value],
    [say("VAT on the executor's remuneration"), executor.vat.value],
    [say("Master's fees"), mastersFee.value],
    [say('Other costs'), minus(administration.value, fees)],
    [say('Funeral'), funeral],
    [say('Together'), plus(administration.value, funeral), 'total'],
  ]);
}

function taxTables(drawing: Drawing): Table[] {
  const { say, projection } = drawing;
  const { capitalGains: gains, estateDuty: duty } = projection;
  if (!duty.levied) return [];
  return [
    table(drawing, say('Capital gains tax'), [
      [say('Gains at death'), gains.total],
      [say('After the exclusion in the year of death'), gains.afterExclusion],
      [say('Included in taxable income'), gains.included],
      [say('Capital gains tax'), gains.tax.value, 'total'],
    ]),
    table(drawing, say('Estate duty'), [
      [say('All property'), duty.grossProperty],
      [say('Debts, funeral, costs and tax'), negate(duty.deductionsOther)],
      [say('Accrual claim of the spouse'), negate(duty.accrualDeduction)],
      [say('What goes to the spouse'), negate(duty.spouseDeduction)],
      [say('What goes to public benefit'), negate(duty.publicBenefitDeduction)],
      [say('Net value'), duty.netValue, 'subtotal'],
      [say('Abatement'), negate(duty.abatement)],
      [say('Dutiable amount'), duty.dutiable, 'subtotal'],
      [say('Estate duty'), duty.duty.value, 'total'],
    ]),
  ];
}

/** What would happen, on the firm's own paper, with everything the figures rest on. */
export function projectionPaper(
  { matter, projection }: Pick<Projected, 'matter' | 'projection'>,
  language: Language,
  firm: FirmOnPaper,
  unknown?: (phrase: string) => void,
): Paper {
  const country = countryNamed(matter.country) ?? defaultCountry;
  const say = sayIn(language, country, unknown);
  const drawing = { projection, say, currency: countries[country].currencyPrefix.trim() };
  const { words: plain, lead, flow, asAt, assumptions } = projection;
  return {
    title: say('If you died today'),
    language,
    letterhead: letterheadOf(firm),
    foot: `${matter.reference} · ${asAt}`,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          {
            kind: 'facts',
            rows: [
              { label: say('Prepared for'), value: matter.name },
              { label: say('As at'), value: asAt },
              { label: say('All there is'), value: say.amount(flow.total) },
            ],
          },
          paragraph(say.line(lead)),
          whoGetsWhat(drawing),
          cashTable(drawing),
          ...plain.flatMap(({ title, says }) => [
            heading(say.line(title)),
            paragraph(says.map((one) => say.line(one)).join(' ')),
          ]),
        ],
      },
      {
        title: say('How it is worked out'),
        newPage: true,
        blocks: [costsTable(drawing), ...taxTables(drawing)],
      },
      assumptionsPart(assumptions, say),
    ],
  };
}
