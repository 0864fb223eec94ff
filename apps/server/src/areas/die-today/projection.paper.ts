import type { PaperAmount, PaperBlock, PaperCell, Paper, PaperRow, PaperTable } from '@boedel/document/tree/paper';
import { toRuns } from '@boedel/document/tree/paper';
import { sumProjectedAward } from '@boedel/domain/die-today/projected-awards';
import type { ProjectedDeath } from '@boedel/domain/die-today/projection';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import { findCountry, countries, defaultCountry } from '@boedel/domain/law/country';
import { type Cents, minus, negate, plus, sum } from '@boedel/domain/money/cents';
import { type FirmForLetterhead, createLetterhead } from '../../platform/paper/letterhead';
import { type PaperLanguage, type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import type { ClientProjection } from './to-client';
import { buildAssumptionsPart } from './rests-on.paper';

interface ProjectionDrawing {
  readonly projection: ProjectedDeath;
  readonly say: PaperTranslator;
  readonly currency: string;
}

const toAmount = (cents: Cents): PaperAmount => ({ cents, shown: formatAccountAmount(cents) });
const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });
const createHeading = (text: string): PaperBlock => ({ kind: 'heading', level: 2, text });

type ProjectionLine = readonly [words: string, amount: Cents, kind?: PaperRow['kind']];

/** Two columns: what it is, and how much. */
function createTable({ currency }: ProjectionDrawing, about: string, lines: readonly ProjectionLine[]): PaperTable {
  return {
    kind: 'table',
    about,
    ruled: false,
    columns: [
      { kind: 'words', title: about },
      { kind: 'amount', title: currency },
    ],
    rows: lines.map(([text, cents, kind = 'line']) => ({ kind, cells: [text, toAmount(cents)] })),
  };
}

/** Each person with what comes by which way; the columns add up to all that is received. */
function buildAwardsTable({ projection: { awards }, say }: ProjectionDrawing): PaperTable {
  const ways = [
    ['From the estate', (one: (typeof awards)[number]) => one.fromEstate],
    ['Policies', (one: (typeof awards)[number]) => one.policiesDirect],
    ['Retirement', (one: (typeof awards)[number]) => one.retirementIllustrative],
    ['Trust', (one: (typeof awards)[number]) => one.throughTrust],
    ['Accrual', (one: (typeof awards)[number]) => one.accrual],
  ] as const;
  const used = ways.filter(([, of]) => awards.some((award) => of(award) !== 0));
  const createRow = (kind: PaperRow['kind'], name: string, cells: readonly Cents[]): PaperRow => ({
    kind,
    cells: [name, ...cells.map((cents): PaperCell => toAmount(cents))],
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
        createRow('line', say.person(award.name), [...used.map(([, of]) => of(award)), sumProjectedAward(award)]),
      ),
      createRow('total', say('Together'), [
        ...used.map(([, of]) => sum(awards.map(of))),
        sum(awards.map(sumProjectedAward)),
      ]),
    ],
  };
}

function buildCashTable(drawing: ProjectionDrawing): PaperTable {
  const { projection, say } = drawing;
  const { liquidity, debts, accrual, funeral, administration, capitalGains, estateDuty } = projection;
  const over = liquidity.strict.value;
  return createTable(drawing, say('Is there enough cash?'), [
    [say('Cash available'), liquidity.cash],
    [say('Debts'), negate(debts)],
    ...(accrual > liquidity.settledInKind
      ? [[say('Accrual claim of the spouse'), negate(minus(accrual, liquidity.settledInKind))] as const]
      : []),
    [say('Funeral and costs'), negate(plus(funeral, administration.value))],
    [say('Capital gains tax'), negate(capitalGains.tax.value)],
    [say('Estate duty'), negate(estateDuty.duty.value)],
    [say(over < 0 ? 'Cash shortfall before anything is sold' : 'Cash left over'), over, 'total'],
    [say('Assets that can be sold soon'), liquidity.realisable],
    [say('Cash and assets that can be sold soon'), liquidity.withRealisable.value, 'total'],
  ]);
}

function buildCostsTable(drawing: ProjectionDrawing): PaperTable {
  const { projection, say } = drawing;
  const { executor, mastersFee, administration, funeral } = projection;
  const fees = sum([executor.fee.value, executor.vat.value, mastersFee.value]);
  return createTable(drawing, say('Costs'), [
    [say("Executor's remuneration"), executor.fee.value],
    [say("VAT on the executor's remuneration"), executor.vat.value],
    [say("Master's fees"), mastersFee.value],
    [say('Other costs'), minus(administration.value, fees)],
    [say('Funeral'), funeral],
    [say('Together'), plus(administration.value, funeral), 'total'],
  ]);
}

function buildTaxTables(drawing: ProjectionDrawing): PaperTable[] {
  const { say, projection } = drawing;
  const { capitalGains: gains, estateDuty: duty } = projection;
  if (!duty.levied) return [];
  return [
    createTable(drawing, say('Capital gains tax'), [
      [say('Gains at death'), gains.total],
      [say('After the exclusion in the year of death'), gains.afterExclusion],
      [say('Included in taxable income'), gains.included],
      [say('Capital gains tax'), gains.tax.value, 'total'],
    ]),
    createTable(drawing, say('Estate duty'), [
      [say('All property'), duty.grossProperty],
      [say('Debts, funeral, costs and tax'), negate(duty.deductionsOther)],
      [say('Accrual claim of the spouse'), negate(duty.accrualDeduction)],
      [say('Property passing to the spouse'), negate(duty.spouseDeduction)],
      [say('Property passing to public benefit organisations'), negate(duty.publicBenefitDeduction)],
      [say('Net value'), duty.netValue, 'subtotal'],
      [say('Abatement'), negate(duty.abatement)],
      [say('Dutiable amount'), duty.dutiable, 'subtotal'],
      [say('Estate duty'), duty.duty.value, 'total'],
    ]),
  ];
}

/** What would happen, on the firm's own paper, with everything the figures rest on. */
export function buildProjectionPaper(
  { matter, projection }: Pick<ClientProjection, 'matter' | 'projection'>,
  language: PaperLanguage,
  firm: FirmForLetterhead,
  unknown?: (phrase: string) => void,
): Paper {
  const country = findCountry(matter.country) ?? defaultCountry;
  const say = createPaperTranslator(language, country, unknown);
  const drawing = { projection, say, currency: countries[country].currencyPrefix.trim() };
  const { words: plain, lead, flow, asAt, assumptions } = projection;
  return {
    title: say('If you died today'),
    language,
    letterhead: createLetterhead(firm),
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
          createParagraph(say.line(lead)),
          buildAwardsTable(drawing),
          buildCashTable(drawing),
          ...plain.flatMap(({ title, says }) => [
            createHeading(say.line(title)),
            createParagraph(says.map((one) => say.line(one)).join(' ')),
          ]),
        ],
      },
      {
        title: say('How it is worked out'),
        newPage: true,
        blocks: [buildCostsTable(drawing), ...buildTaxTables(drawing)],
      },
      buildAssumptionsPart(assumptions, say),
    ],
  };
}
