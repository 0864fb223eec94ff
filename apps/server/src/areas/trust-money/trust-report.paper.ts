import { groundWords, natureWords } from '@boedel/contract/trust-money/distribution.record';
import { countries, type Country } from '@boedel/domain/law/country';
import { chart } from '@boedel/domain/ledger/chart';
import { distributionNatures, incomeHeadOf } from '@boedel/domain/trust-money/distribution';
import type { BookedDistribution } from '@boedel/domain/trust-money/trust-books';
import type {
  BeneficiaryYear,
  HeadAmount,
  IncomeAndExpenditure,
  TrustYear,
} from '@boedel/domain/trust-money/trust-year';
import type { Paper, Part } from '@boedel/document/tree/paper';
import { factsBlock } from '../../platform/paper/facts';
import type { PaperHead } from '../../platform/paper/one-part';
import { type Entry, Sheet } from '../../platform/paper/sheet';
import type { Say } from '../../platform/paper/words';
import { nameIn } from '../curator-account/paper/drawing';

export interface TrustReportOnPaper extends PaperHead {
  readonly trust: string;
  readonly country: Country;
  readonly mastersReference: string | null;
  readonly taxNumber: string | null;
  readonly trustees: readonly string[];
  readonly year: TrustYear;
}

interface Drawing {
  readonly year: TrustYear;
  readonly say: Say;
  readonly sheet: (name: string) => Sheet;
}

const part = (title: string, on: Sheet, about: string): Part => ({
  title,
  newPage: false,
  blocks: [on.table(about)],
});

function statement({ year, say, sheet }: Drawing): Part {
  const { statement: stands, people } = year;
  const on = sheet('statement');
  const named = (all: typeof stands.assets): Entry[] =>
    all.map((one) => ({ words: nameIn(say, one), amount: one.amount }));
  const assets = on.total('assets', say('Assets together'), stands.assetsTotal, {
    add: on.group(say('Assets'), named(stands.assets)),
  });
  const debts = on.total('debts', say('Liabilities together'), stands.debtsTotal, {
    add: on.group(say('Liabilities'), named(stands.debts)),
  });
  const net = on.total('net', say('Net assets'), stands.netAssets, { add: [assets], take: [debts] });
  const owed = on.total('owed', say('Beneficiaries’ accounts together'), stands.owedToBeneficiaries, {
    add: on.group(
      say('Less: beneficiaries’ accounts'),
      people.map(({ beneficiary, closing }) => ({ words: beneficiary.name, amount: closing })),
    ),
  });
  on.total('capital', say('Capital of the trust'), stands.capital, { add: [net], take: [owed] });
  return part(
    say('Statement of assets and liabilities on {day}', { day: year.year.to }),
    on,
    say('What there is, what is owed and whose it is'),
  );
}

/** Heads of income, heads of expenditure, and what is left of them. */
function heads(on: Sheet, say: Say, name: string, of: IncomeAndExpenditure, whose?: string): string {
  const titled = (title: string): string => (whose === undefined ? title : `${whose}: ${title}`);
  const entries = (all: readonly HeadAmount[]): Entry[] =>
    all.map(({ head, amount }) => ({ words: say(chart[head].label), amount }));
  const came = on.total(`${name} income`, say('Income together'), of.incomeTotal, {
    add: on.group(titled(say('Income')), entries(of.income)),
  });
  const went = on.total(`${name} expenses`, say('Expenditure together'), of.expensesTotal, {
    add: on.group(titled(say('Expenditure')), entries(of.expenses)),
  });
  return on.total(`${name} net`, say('Income less expenditure'), of.net, { add: [came], take: [went] });
}

function wholeYear({ year, say, sheet }: Drawing): Part {
  const on = sheet('income');
  heads(on, say, 'whole', year.whole);
  return part(say('Income and expenditure'), on, say('What the trust earned and spent in the year'));
}

const hasMoney = ({ incomeTotal, expensesTotal }: IncomeAndExpenditure): boolean =>
  incomeTotal !== 0 || expensesTotal !== 0;

/** Whose the income was: the trust's own, and each beneficiary's by right; together they are the whole. */
function byBeneficiary({ year, say, sheet }: Drawing): Part[] {
  const people = year.people.filter(hasMoney);
  if (people.length === 0) return [];
  const on = sheet('whose');
  const nets = [
    { name: 'own', title: say('The trust’s own'), of: year.own },
    ...people.map((one) => ({ name: String(one.beneficiary.id), title: one.beneficiary.name, of: one })),
  ].map(({ name, title, of }) => heads(on, say, name, of, title));
  on.total('all', say('All of them together'), year.whole.net, { add: nets });
  return [part(say('Income and expenditure by beneficiary'), on, say('Whose the income was, and who bore the cost'))];
}

function wordsOf(one: BookedDistribution, say: Say): string {
  const head = one.nature === 'income' ? incomeHeadOf(one) : undefined;
  return [
    one.vestedDate,
    head ? say(chart[head].label) : say(natureWords[one.nature]),
    one.resolution ?? say(groundWords[one.ground]),
    ...(one.assetID === null ? [] : [say('given as it is')]),
  ].join('  ');
}

function distributed({ year, say, sheet }: Drawing): Part {
  const on = sheet('distributions');
  const people = year.people.filter(({ distributions }) => distributions.length > 0);
  const totals = people.flatMap(({ beneficiary, distributions, vested }) =>
    distributionNatures.flatMap((nature) => {
      const those = distributions.filter((one) => one.nature === nature);
      if (those.length === 0) return [];
      const entries = those.map((one) => ({
        words: wordsOf(one, say),
        amount: one.amount,
        ...(one.voucher !== null && { voucher: one.voucher }),
      }));
      const lines = on.group(`${beneficiary.name}: ${say(natureWords[nature])}`, entries);
      return on.subtotal(
        `${beneficiary.id} ${nature}`,
        say('{what} vested', { what: say(natureWords[nature]) }),
        vested[nature],
        lines,
      );
    }),
  );
  if (people.length === 0) on.note(say('Nothing vested in a beneficiary in this year.'));
  const { vested } = year.capital;
  on.total('all', say('Vested in beneficiaries'), (vested.income + vested.gain + vested.capital) as never, {
    add: totals,
  });
  return part(
    say('Distributions by beneficiary'),
    on,
    say('What vested in each beneficiary, and the resolution it stands on'),
  );
}

function accountOf(on: Sheet, say: Say, one: BeneficiaryYear): string {
  const line = (words: string, amount: BeneficiaryYear['opening']): Entry[] =>
    amount === 0 ? [] : [{ words, amount }];
  const add = [
    ...line(say('Balance brought forward'), one.opening),
    ...line(say('Income by right'), one.incomeTotal),
    ...distributionNatures.flatMap((nature) =>
      line(say('{what} vested', { what: say(natureWords[nature]) }), one.vested[nature]),
    ),
  ];
  const take = [
    ...line(say('Paid for them'), one.expensesTotal),
    ...line(say('Paid to them'), one.paid),
    ...line(say('Given as it is'), one.inKind),
  ];
  const ids = on.group(one.beneficiary.name, [...add, ...take], false);
  return on.total(`${one.beneficiary.id} closing`, say('Balance carried forward'), one.closing, {
    add: ids.slice(0, add.length),
    take: ids.slice(add.length),
  });
}

function accounts({ year, say, sheet }: Drawing): Part[] {
  const moved = ({ opening, closing, incomeTotal, expensesTotal, paid, distributions }: BeneficiaryYear): boolean =>
    distributions.length > 0 || [opening, closing, incomeTotal, expensesTotal, paid].some((amount) => amount !== 0);
  const people = year.people.filter(moved);
  if (people.length === 0) return [];
  const on = sheet('accounts');
  const closings = people.map((one) => accountOf(on, say, one));
  on.total('all', say('Owed to beneficiaries'), year.statement.owedToBeneficiaries, { add: closings });
  return [part(say('Beneficiaries’ capital accounts'), on, say('What each beneficiary has with the trust'))];
}

function capital({ year, say, sheet }: Drawing): Part {
  const { opening, ownNet, received, gains, vested, came, incurred, closing, unexplained } = year.capital;
  const on = sheet('capital');
  const titled = [
    say('Capital of the trust'),
    say('How the capital came from one end of the year to the other'),
  ] as const;
  if (unexplained !== 0) {
    on.note(say('Not drawn: what was captured does not explain how the capital came to what it is.'));
    return part(titled[0], on, titled[1]);
  }
  const named = (id: string, words: string, all: typeof came): string[] =>
    all.map((one, place) => on.line(`${id} ${place}`, say(words, { name: nameIn(say, one) }), one.amount));
  const line = (id: string, words: string, amount: typeof opening): string[] =>
    amount === 0 ? [] : [on.line(id, words, amount)];
  on.total('closing', say('Capital of the trust at the end'), closing, {
    add: [
      on.line('opening', say('Capital of the trust at the beginning'), opening),
      ...line('own', say('The trust’s own income less expenditure'), ownNet),
      ...line('received', say('Capital received and repaid'), received),
      ...line('gains', say('Gain or loss on assets'), gains),
      ...named('came', 'Came without money: {name}', came),
    ],
    take: [
      ...named('incurred', 'Less: debt that came: {name}', incurred),
      ...distributionNatures.flatMap((nature) =>
        line(nature, say('Less: {what} vested in beneficiaries', { what: say(natureWords[nature]) }), vested[nature]),
      ),
    ],
  });
  return part(titled[0], on, titled[1]);
}

/** The year of a trust as one document; the screen, PDF, Word and Excel are drawn from it. */
export function trustReportPaper(report: TrustReportOnPaper, say: Say): Paper {
  const { year, country, language, letterhead } = report;
  const currency = countries[country].currencyPrefix.trim();
  const layout = { vouchers: false, ruled: false, byValue: false, withoutNil: true, subtotals: true };
  const drawing: Drawing = { year, say, sheet: (name) => new Sheet(name, layout, say, currency) };
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
          factsBlock(say, [
            ['Trust', report.trust],
            ['Master’s reference', report.mastersReference],
            ['Income tax number', report.taxNumber],
            ['Our reference', report.reference],
            ['Trustees', report.trustees.join(', ') || null],
            ['Period', say('{from} to {to}', { from: year.year.from, to: year.year.to })],
          ]),
        ],
      },
      statement(drawing),
      wholeYear(drawing),
      ...byBeneficiary(drawing),
      distributed(drawing),
      ...accounts(drawing),
      capital(drawing),
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
