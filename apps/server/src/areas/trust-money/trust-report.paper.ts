import { groundLabels, natureLabels } from '@boedel/contract/trust-money/distribution.record';
import { countries, type Country } from '@boedel/domain/law/country';
import { chart } from '@boedel/domain/ledger/chart';
import { distributionNatures, findIncomeHead } from '@boedel/domain/trust-money/distribution';
import type { BookedDistribution } from '@boedel/domain/trust-money/trust-books';
import type {
  BeneficiaryYear,
  HeadAmount,
  IncomeAndExpenditure,
  TrustYear,
} from '@boedel/domain/trust-money/trust-year';
import type { Paper, PaperPart } from '@boedel/document/tree/paper';
import { createFactsBlock } from '../../platform/paper/facts';
import type { PaperHeadFacts } from '../../platform/paper/one-part';
import { type SheetEntry, PaperSheet } from '../../platform/paper/sheet';
import type { PaperTranslator } from '../../platform/paper/words';
import { buildComparison } from './comparison.paper';
import { describeName } from '../curator-account/paper/drawing';

export interface TrustReportFacts extends PaperHeadFacts {
  readonly trust: string;
  readonly country: Country;
  readonly mastersReference: string | null;
  readonly taxNumber: string | null;
  readonly trustees: readonly string[];
  readonly year: TrustYear;
  /** The year before, to compare with; nothing in the first year. */
  readonly previous: TrustYear | null;
}

interface TrustReportDrawing {
  readonly year: TrustYear;
  readonly say: PaperTranslator;
  readonly sheet: (name: string) => PaperSheet;
}

const createPart = (title: string, on: PaperSheet, about: string): PaperPart => ({
  title,
  newPage: false,
  blocks: [on.table(about)],
});

function buildStatement({ year, say, sheet }: TrustReportDrawing): PaperPart {
  const { statement: stands, people } = year;
  const on = sheet('statement');
  const toEntries = (all: typeof stands.assets): SheetEntry[] =>
    all.map((one) => ({ words: describeName(say, one), amount: one.amount }));
  const assets = on.total('assets', say('Assets together'), stands.assetsTotal, {
    add: on.group(say('Assets'), toEntries(stands.assets)),
  });
  const debts = on.total('debts', say('Total liabilities'), stands.debtsTotal, {
    add: on.group(say('Liabilities'), toEntries(stands.debts)),
  });
  const net = on.total('net', say('Net assets'), stands.netAssets, { add: [assets], take: [debts] });
  const owed = on.total('owed', say('Total beneficiaries’ accounts'), stands.owedToBeneficiaries, {
    add: on.group(
      say('Less: beneficiaries’ accounts'),
      people.map(({ beneficiary, closing }) => ({ words: beneficiary.name, amount: closing })),
    ),
  });
  on.total('capital', say('Capital of the trust'), stands.capital, { add: [net], take: [owed] });
  return createPart(
    say('Statement of assets and liabilities on {day}', { day: year.year.to }),
    on,
    say('Assets, debts and who owns them'),
  );
}

/** Heads of income, heads of expenditure, and what is left of them. */
function addHeads(
  on: PaperSheet,
  say: PaperTranslator,
  name: string,
  of: IncomeAndExpenditure,
  whose?: string,
): string {
  const formatHeading = (title: string): string => (whose === undefined ? title : `${whose}: ${title}`);
  const toHeadEntries = (all: readonly HeadAmount[]): SheetEntry[] =>
    all.map(({ head, amount }) => ({ words: say(chart[head].label), amount }));
  const came = on.total(`${name} income`, say('Income together'), of.incomeTotal, {
    add: on.group(formatHeading(say('Income')), toHeadEntries(of.income)),
  });
  const went = on.total(`${name} expenses`, say('Total expenditure'), of.expensesTotal, {
    add: on.group(formatHeading(say('Expenditure')), toHeadEntries(of.expenses)),
  });
  return on.total(`${name} net`, say('Income less expenditure'), of.net, { add: [came], take: [went] });
}

function buildWholeYear({ year, say, sheet }: TrustReportDrawing): PaperPart {
  const on = sheet('income');
  addHeads(on, say, 'whole', year.whole);
  return createPart(say('Income and expenditure'), on, say('What the trust earned and spent in the year'));
}

const hasMoney = ({ incomeTotal, expensesTotal }: IncomeAndExpenditure): boolean =>
  incomeTotal !== 0 || expensesTotal !== 0;

/** Whose the income was: the trust's own, and each beneficiary's by right; together they are the whole. */
function buildByBeneficiary({ year, say, sheet }: TrustReportDrawing): PaperPart[] {
  const people = year.people.filter(hasMoney);
  if (people.length === 0) return [];
  const on = sheet('whose');
  const nets = [
    { name: 'own', title: say('The trust’s own'), of: year.own },
    ...people.map((one) => ({ name: String(one.beneficiary.id), title: one.beneficiary.name, of: one })),
  ].map(({ name, title, of }) => addHeads(on, say, name, of, title));
  on.total('all', say('All of them together'), year.whole.net, { add: nets });
  return [
    createPart(say('Income and expenditure by beneficiary'), on, say('Who received the income, and who bore the cost')),
  ];
}

function describeDistribution(one: BookedDistribution, say: PaperTranslator): string {
  const head = one.nature === 'income' ? findIncomeHead(one) : undefined;
  return [
    one.vestedDate,
    head ? say(chart[head].label) : say(natureLabels[one.nature]),
    one.resolution ?? say(groundLabels[one.ground]),
    ...(one.assetID === null ? [] : [say('given as it is')]),
  ].join('  ');
}

const addDistributions = (
  on: PaperSheet,
  say: PaperTranslator,
  people: readonly BeneficiaryYear[],
): readonly string[] =>
  people.flatMap(({ beneficiary, distributions, vested }) =>
    distributionNatures.flatMap((nature) => {
      const those = distributions.filter((one) => one.nature === nature);
      if (those.length === 0) return [];
      const entries = those.map((one) => ({
        words: describeDistribution(one, say),
        amount: one.amount,
        ...(one.voucher !== null && { voucher: one.voucher }),
      }));
      const lines = on.group(`${beneficiary.name}: ${say(natureLabels[nature])}`, entries);
      return on.subtotal(
        `${beneficiary.id} ${nature}`,
        say('{what} vested', { what: say(natureLabels[nature]) }),
        vested[nature],
        lines,
      );
    }),
  );

function buildDistributed({ year, say, sheet }: TrustReportDrawing): PaperPart {
  const on = sheet('distributions');
  const people = year.people.filter(({ distributions }) => distributions.length > 0);
  const totals = addDistributions(on, say, people);
  if (people.length === 0) on.note(say('Nothing vested in a beneficiary in this year.'));
  const { vested } = year.capital;
  on.total('all', say('Vested in beneficiaries'), (vested.income + vested.gain + vested.capital) as never, {
    add: totals,
  });
  return createPart(
    say('Distributions by beneficiary'),
    on,
    say('What vested in each beneficiary, and by which resolution'),
  );
}

function addAccount(on: PaperSheet, say: PaperTranslator, one: BeneficiaryYear): string {
  const createEntries = (words: string, amount: BeneficiaryYear['opening']): SheetEntry[] =>
    amount === 0 ? [] : [{ words, amount }];
  const add = [
    ...createEntries(say('Balance brought forward'), one.opening),
    ...createEntries(say('Income as of right'), one.incomeTotal),
    ...distributionNatures.flatMap((nature) =>
      createEntries(say('{what} vested', { what: say(natureLabels[nature]) }), one.vested[nature]),
    ),
  ];
  const take = [
    ...createEntries(say('Paid for them'), one.expensesTotal),
    ...createEntries(say('Paid to them'), one.paid),
    ...createEntries(say('Given as it is'), one.inKind),
  ];
  const ids = on.group(one.beneficiary.name, [...add, ...take], false);
  return on.total(`${one.beneficiary.id} closing`, say('Balance carried forward'), one.closing, {
    add: ids.slice(0, add.length),
    take: ids.slice(add.length),
  });
}

function buildAccounts({ year, say, sheet }: TrustReportDrawing): PaperPart[] {
  const hasMoved = ({ opening, closing, incomeTotal, expensesTotal, paid, distributions }: BeneficiaryYear): boolean =>
    distributions.length > 0 || [opening, closing, incomeTotal, expensesTotal, paid].some((amount) => amount !== 0);
  const people = year.people.filter(hasMoved);
  if (people.length === 0) return [];
  const on = sheet('accounts');
  const closings = people.map((one) => addAccount(on, say, one));
  on.total('all', say('Owed to beneficiaries'), year.statement.owedToBeneficiaries, { add: closings });
  return [createPart(say('Beneficiaries’ capital accounts'), on, say('What each beneficiary has with the trust'))];
}

function buildCapital({ year, say, sheet }: TrustReportDrawing): PaperPart {
  const { opening, ownNet, received, gains, vested, came, incurred, closing, unexplained } = year.capital;
  const on = sheet('capital');
  const titled = [say('Capital of the trust'), say('Changes in capital during the year')] as const;
  if (unexplained !== 0) {
    on.note(say('Not prepared: the captured entries do not explain the change in capital.'));
    return createPart(titled[0], on, titled[1]);
  }
  const addNamedLines = (id: string, words: string, all: typeof came): string[] =>
    all.map((one, place) => on.line(`${id} ${place}`, say(words, { name: describeName(say, one) }), one.amount));
  const addLine = (id: string, words: string, amount: typeof opening): string[] =>
    amount === 0 ? [] : [on.line(id, words, amount)];
  on.total('closing', say('Capital of the trust at the end'), closing, {
    add: [
      on.line('opening', say('Capital of the trust at the beginning'), opening),
      ...addLine('own', say('The trust’s own income less expenditure'), ownNet),
      ...addLine('received', say('Capital received and repaid'), received),
      ...addLine('gains', say('Gain or loss on assets'), gains),
      ...addNamedLines('came', 'Received without payment: {name}', came),
    ],
    take: [
      ...addNamedLines('incurred', 'Less: debt taken on: {name}', incurred),
      ...distributionNatures.flatMap((nature) =>
        addLine(
          nature,
          say('Less: {what} vested in beneficiaries', { what: say(natureLabels[nature]) }),
          vested[nature],
        ),
      ),
    ],
  });
  return createPart(titled[0], on, titled[1]);
}

/** What one beneficiary has with the trust: what was theirs by right, what vested in them, what they had and are owed. */
export function buildBeneficiaryStatement(report: TrustReportFacts, one: BeneficiaryYear, say: PaperTranslator): Paper {
  const { language, letterhead, year } = report;
  const currency = countries[report.country].currencyPrefix.trim();
  const layout = { vouchers: false, ruled: false, byValue: false, withoutNil: true, subtotals: true };
  const sheet = (name: string): PaperSheet => new PaperSheet(name, layout, say, currency);
  const parts: PaperPart[] = [];
  if (hasMoney(one)) {
    const on = sheet('theirs');
    addHeads(on, say, 'theirs', one);
    parts.push(createPart(say('Income as of right'), on, say('Income and expenditure')));
  }
  const given = sheet('distributions');
  addDistributions(given, say, [one]);
  if (one.distributions.length === 0) given.note(say('Nothing vested in a beneficiary in this year.'));
  const account = sheet('account');
  addAccount(account, say, one);
  return {
    title: say('Statement of a beneficiary'),
    language,
    letterhead,
    foot: report.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Beneficiary', one.beneficiary.name],
            ['Trust', report.trust],
            ['Master’s reference', report.mastersReference],
            ['Our reference', report.reference],
            ['Period', say('{from} to {to}', { from: year.year.from, to: year.year.to })],
          ]),
        ],
      },
      ...parts,
      createPart(
        say('Distributions by beneficiary'),
        given,
        say('What vested in each beneficiary, and by which resolution'),
      ),
      createPart(say('Beneficiaries’ capital accounts'), account, say('What each beneficiary has with the trust')),
    ],
  };
}

/** The year of a trust as one document; the screen, PDF, Word and Excel are drawn from it. */
export function buildTrustReport(report: TrustReportFacts, say: PaperTranslator): Paper {
  const { year, country, language, letterhead } = report;
  const currency = countries[country].currencyPrefix.trim();
  const layout = { vouchers: false, ruled: false, byValue: false, withoutNil: true, subtotals: true };
  const drawing: TrustReportDrawing = { year, say, sheet: (name) => new PaperSheet(name, layout, say, currency) };
  return {
    title: say('Statements of the trust'),
    language,
    letterhead,
    foot: report.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Trust', report.trust],
            ['Master’s reference', report.mastersReference],
            ['Income tax number', report.taxNumber],
            ['Our reference', report.reference],
            ['Trustees', report.trustees.join(', ') || null],
            ['Period', say('{from} to {to}', { from: year.year.from, to: year.year.to })],
          ]),
        ],
      },
      buildStatement(drawing),
      buildWholeYear(drawing),
      ...buildByBeneficiary(drawing),
      buildDistributed(drawing),
      ...buildAccounts(drawing),
      buildCapital(drawing),
      ...(report.previous === null ? [] : [buildComparison(year, report.previous, say)]),
      {
        title: '',
        newPage: false,
        blocks: [
          {
            kind: 'signatures',
            at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
            places: report.trustees.map((who) => ({ who, about: say('Trustee of the trust') })),
          },
        ],
      },
    ],
  };
}
