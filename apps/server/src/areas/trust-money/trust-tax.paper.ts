import { attributionLabels, basisLabels } from '@boedel/contract/trust-money/trust-tax.records';
import { countries, type Country } from '@boedel/domain/law/country';
import { type Cents, minus, nil, plus, sum } from '@boedel/domain/money/cents';
import { formatPercent } from '@boedel/domain/money/fraction';
import { nameKind } from '@boedel/domain/trust-money/income-kinds';
import type { LoansOfYear } from '@boedel/domain/trust-money/loans-of-trust';
import type { ProvisionalYear } from '@boedel/domain/trust-money/provisional';
import type { TaxedBeneficiary, TaxedKind, TrustTaxYear } from '@boedel/domain/trust-money/trust-tax';
import {
  isGainAttribution,
  findAttributedHead,
  type TrustAttribution,
} from '@boedel/domain/trust-money/trust-tax-facts';
import type { TrustPeriod } from '@boedel/domain/trust-money/trust-years';
import type { Paper, PaperPart } from '@boedel/document/tree/paper';
import { createFactsBlock } from '../../platform/paper/facts';
import type { PaperHeadFacts } from '../../platform/paper/one-part';
import { PaperSheet } from '../../platform/paper/sheet';
import type { PaperTranslator } from '../../platform/paper/words';

export interface TrustTaxPaperFacts extends PaperHeadFacts {
  readonly trust: string;
  readonly country: Country;
  readonly mastersReference: string | null;
  readonly taxNumber: string | null;
  readonly year: TrustPeriod;
  readonly taxed: TrustTaxYear;
  /** Nothing where the official rate of interest of the year is not known. */
  readonly loans: LoansOfYear | null;
  readonly provisional: ProvisionalYear;
  readonly attributions: readonly (TrustAttribution & {
    readonly donor: string;
    readonly beneficiary: string | null;
  })[];
}

interface TaxLine {
  readonly words: string;
  readonly section: string;
  readonly amount: Cents;
  readonly takes?: true;
}
type TaxPart = (facts: TrustTaxPaperFacts, on: PaperSheet, say: PaperTranslator) => void;

const act = 'Income Tax Act';
const eighth = 'Income Tax Act, Eighth Schedule';
const fourth = 'Income Tax Act, Fourth Schedule';

/** Lines that are added and taken off, each with its section, and what they come to. */
function addSum(
  on: PaperSheet,
  say: PaperTranslator,
  total: { readonly id: string; readonly title: string; readonly words: string; readonly amount: Cents },
  lines: readonly TaxLine[],
): string {
  const kept = lines.filter(({ amount }) => amount !== 0);
  const ids = on.group(
    total.title,
    kept.map(({ words, section, amount }) => ({ words, voucher: section === '' ? '' : say.cite(section), amount })),
    false,
  );
  return on.total(total.id, total.words, total.amount, {
    add: ids.filter((_, place) => !kept[place]!.takes),
    take: ids.filter((_, place) => kept[place]!.takes),
  });
}

/** Why income of this kind is exempt. */
const findExemption = ({ head, isForeign }: TaxedKind): string => {
  if (head === 'INCOME:MAINTENANCE_RECEIVED') return `${act} s 10(1)(u)`;
  return isForeign ? `${act} s 10B(3)` : `${act} s 10(1)(k)(i)`;
};

const addIncome: TaxPart = ({ taxed }, on, say) => {
  if (taxed.kinds.length === 0) on.note(say('Nothing was earned in this year.'));
  const totals = taxed.kinds.map((kind) =>
    addSum(
      on,
      say,
      {
        id: `kind ${kind.head} ${kind.isForeign}`,
        title: say(nameKind(kind)),
        words: say('Taxable in the trust'),
        amount: kind.taxable,
      },
      [
        { words: say('Earned in the year'), section: `${act} s 1`, amount: kind.came },
        {
          words: say('Taxed in the hands of beneficiaries'),
          section: `${act} s 25B(1)`,
          amount: kind.toBeneficiaries,
          takes: true,
        },
        { words: say('Taxed in the hands of a donor'), section: `${act} s 7`, amount: kind.toDonors, takes: true },
        { words: say('Exempt'), section: findExemption(kind), amount: kind.exempt, takes: true },
      ],
    ),
  );
  on.total('income', say('Income of the trust'), sum(taxed.kinds.map(({ taxable }) => taxable)), { add: totals });
};

const addDeductions: TaxPart = ({ taxed }, on, say) => {
  const { expenses } = taxed;
  addSum(
    on,
    say,
    {
      id: 'deductible',
      title: say('Expenses'),
      words: say('Expenses the trust deducts'),
      amount: expenses.deductible,
    },
    [
      { words: say('Expenses in the books'), section: '', amount: expenses.booked },
      {
        words: say('Private, capital or tax'),
        section: `${act} s 23(a), (b), (d)`,
        amount: expenses.neverDeductible,
        takes: true,
      },
      { words: say('Not deductible'), section: `${act} s 11(a), 23(g)`, amount: expenses.notDeductible, takes: true },
      { words: say('For exempt income'), section: `${act} s 23(f)`, amount: expenses.forExemptIncome, takes: true },
      {
        words: say('Deducted by beneficiaries'),
        section: `${act} s 25B(3)`,
        amount: expenses.toBeneficiaries,
        takes: true,
      },
    ],
  );
};

const addGains: TaxPart = ({ taxed: { gains, rates, basis } }, on, say) => {
  const kept = addSum(
    on,
    say,
    { id: 'kept', title: say('Capital gains and losses'), words: say('Gain or loss of the trust'), amount: gains.kept },
    [
      { words: say('By the books'), section: `${eighth} para 3, 4`, amount: gains.booked },
      { words: say('Added for the base cost'), section: `${eighth} para 20`, amount: gains.adjustment },
      {
        words: say('Taxed in the hands of beneficiaries'),
        section: `${eighth} para 80`,
        amount: gains.toBeneficiaries,
        takes: true,
      },
      {
        words: say('Taxed in the hands of a donor'),
        section: `${eighth} paras 68–72`,
        amount: gains.toDonors,
        takes: true,
      },
    ],
  );
  if (gains.kept > 0) {
    const taken = [
      { words: say('Annual exclusion'), section: `${eighth} para 5`, amount: gains.annualExclusion },
      { words: say('Capital loss brought forward'), section: `${eighth} para 9`, amount: gains.lossUsed },
    ].filter(({ amount }) => amount !== 0);
    const ids = on.group(
      '',
      taken.map(({ words, section, amount }) => ({ words, voucher: say.cite(section), amount })),
      false,
    );
    on.total('net', say('Net capital gain'), gains.net, { add: [kept], take: ids });
    on.group(
      '',
      [
        {
          words:
            basis === 'specialA'
              ? say('Taxable part, as of a natural person')
              : say('Taxable part, {rate}%', { rate: formatPercent(rates.inclusion) }),
          voucher: say.cite(`${eighth} para 10`),
          amount: gains.taxable,
        },
      ],
      false,
    );
  }
  if (gains.lossForward > 0) on.line('loss forward', say('Capital loss carried forward'), gains.lossForward);
};

const addTax: TaxPart = ({ taxed, provisional }, on, say) => {
  const income = sum(taxed.kinds.map(({ taxable }) => taxable));
  const before = minus(
    plus(income, taxed.gains.taxable),
    sum([taxed.otherExempt, taxed.expenses.deductible, taxed.allowances]),
  );
  const balance = addSum(on, say, { id: 'before', title: '', words: say('Income after deductions'), amount: before }, [
    { words: say('Income of the trust'), section: `${act} s 25B`, amount: income },
    { words: say('Taxable capital gain'), section: `${act} s 26A`, amount: taxed.gains.taxable },
    { words: say('Other exempt income'), section: `${act} s 10`, amount: taxed.otherExempt, takes: true },
    { words: say('Expenses'), section: `${act} s 11(a)`, amount: taxed.expenses.deductible, takes: true },
    { words: say('Capital allowances'), section: `${act} s 11, 13`, amount: taxed.allowances, takes: true },
  ]);
  if (before >= 0) {
    const used = on.group(
      '',
      [
        {
          words: say('Assessed loss brought forward'),
          voucher: say.cite(`${act} s 20`),
          amount: taxed.lossUsed,
        },
      ],
      false,
    );
    on.total('taxable', say('Taxable income'), taxed.taxableIncome, { add: [balance], take: used });
  } else on.line('taxable', say('Taxable income'), nil);
  if (taxed.lossForward > 0) on.line('loss forward', say('Assessed loss carried forward'), taxed.lossForward);
  addSum(
    on,
    say,
    { id: 'payable', title: say('Normal tax'), words: say('To pay, or to be refunded'), amount: provisional.balance },
    [
      {
        words:
          taxed.basis === 'ordinary'
            ? say('Normal tax at {rate}%', { rate: formatPercent(taxed.rates.rate) })
            : say('Normal tax by the table of natural persons, without rebates'),
        section: taxed.basis === 'ordinary' ? `${act} s 5` : `${act} s 1, 5`,
        amount: taxed.tax,
      },
      { words: say('Tax withheld abroad'), section: `${act} s 6quat`, amount: taxed.foreignCredit, takes: true },
      { words: say('Provisional tax paid'), section: fourth, amount: provisional.paid, takes: true },
    ],
  );
};

const addLoans: TaxPart = ({ loans }, on, say) => {
  if (loans === null) {
    on.note(say('Not known: the official rate of interest of this year has not been entered.'));
    return;
  }
  if (loans.loans.length === 0) {
    on.note(say('No loan of a connected person is captured.'));
    return;
  }
  for (const { loan, segments, official, charged, shortfall } of loans.loans) {
    on.group(
      loan.lender,
      segments.map(({ from, to, balance, rate }) => ({
        words: say('{from} to {to}: balance at {rate}%', { from, to, rate: formatPercent(rate) }),
        amount: balance,
      })),
      false,
    );
    if (loan.exemption !== null) on.note(say('Section 7C does not apply to this loan.'));
    addSum(on, say, { id: `loan ${loan.id}`, title: '', words: say('Interest not charged'), amount: shortfall }, [
      { words: say('Interest at the official rate'), section: `${act} s 7C(3)`, amount: official },
      // What is charged above the official rate is no donation of the trust.
      {
        words: say('Interest charged'),
        section: `${act} s 7C(3)`,
        amount: charged > official ? official : charged,
        takes: true,
      },
    ]);
  }
  const taxes = loans.lenders.map(({ lender, shortfall, exempt, taxable, tax }) => {
    addSum(
      on,
      say,
      {
        id: `donation ${lender}`,
        title: say('Donation by {name}', { name: lender }),
        words: say('Taxable donation'),
        amount: taxable,
      },
      [
        { words: say('Interest not charged'), section: `${act} s 7C(3)`, amount: shortfall },
        { words: say('Annual exemption'), section: `${act} s 56(2)(b)`, amount: exempt, takes: true },
      ],
    );
    return on.group('', [{ words: say('Donations tax'), voucher: say.cite(`${act} s 64`), amount: tax }], false);
  });
  on.total('donations', say('Donations tax, payable by the lenders'), loans.tax, { add: taxes.flat() });
};

const addProvisional: TaxPart = ({ provisional, year }, on, say) => {
  const addPayment = (title: string, section: string, { estimate, due, paid }: ProvisionalYear['first']): void => {
    on.group(
      say(title),
      [
        ...(estimate === null
          ? []
          : [{ words: say('Estimate of the taxable income'), voucher: say.cite(section), amount: estimate }]),
        ...(due === null ? [] : [{ words: say('To pay'), voucher: say.cite(section), amount: due }]),
        { words: say('Paid'), amount: paid },
      ],
      false,
    );
    if (estimate === null) on.note(say('Not known: enter an estimate, or the taxable income last assessed.'));
  };
  if (provisional.basic !== null) {
    on.group(
      '',
      [{ words: say('Basic amount'), voucher: say.cite(`${fourth} para 19(1)(d)`), amount: provisional.basic }],
      false,
    );
  }
  const ending = year.to.slice(0, 4);
  addPayment('First payment, by the end of August', `${fourth} para 19, 21(1)(a)`, provisional.first);
  addPayment('Second payment, by the end of February', `${fourth} para 19, 21(1)(b)`, provisional.second);
  addPayment('Top-up, by the end of September', `${fourth} para 23A`, provisional.topUp);
  if (provisional.penalty !== null && provisional.penalty > 0) {
    on.group(
      '',
      [
        {
          words: say('Penalty for too low a second estimate, {year}', { year: ending }),
          voucher: say.cite(`${fourth} para 20`),
          amount: provisional.penalty,
        },
      ],
      false,
    );
  }
};

function addPerson(on: PaperSheet, say: PaperTranslator, one: TaxedBeneficiary): void {
  const { beneficiary, reports, reportsExpenses, reportsGain } = one;
  const income = sum(reports.map(({ amount }) => amount));
  addSum(
    on,
    say,
    {
      id: `person ${beneficiary.id}`,
      title: beneficiary.name,
      words: say('Income to report, before their own exemptions'),
      amount: minus(income, reportsExpenses),
    },
    [
      ...reports.map((kind) => ({ words: say(nameKind(kind)), section: `${act} s 25B(1)`, amount: kind.amount })),
      { words: say('Expenses'), section: `${act} s 25B(3)`, amount: reportsExpenses, takes: true },
    ],
  );
  if (reportsGain > 0) {
    on.group(
      '',
      [{ words: say('Capital gain to report'), voucher: say.cite(`${eighth} para 80`), amount: reportsGain }],
      false,
    );
  }
  if (one.isTaxedInTrust) on.note(say('No resident: what vested in them is taxed in the trust.'));
  if (one.toDonors > 0)
    on.note(say('A donor reports {amount} of what vested in them.', { amount: say.amount(one.toDonors) }));
}

const addPeople: TaxPart = ({ taxed }, on, say) => {
  if (taxed.people.length === 0) on.note(say('Nothing vested in a beneficiary in this year.'));
  for (const one of taxed.people) addPerson(on, say, one);
};

const addDonors: TaxPart = ({ attributions }, on, say) => {
  const lines = attributions.flatMap((one) =>
    on.group(
      one.donor,
      [
        {
          words: [
            isGainAttribution(one)
              ? say('Capital gain')
              : say(nameKind({ head: findAttributedHead(one) ?? 'INCOME:SUNDRY', isForeign: one.isForeign })),
            ...(one.beneficiary === null ? [] : [one.beneficiary]),
          ].join(', '),
          voucher: say(attributionLabels[one.rule]),
          amount: one.amount,
        },
      ],
      false,
    ),
  );
  on.total('donors', say('Taxed in the hands of donors'), sum(attributions.map(({ amount }) => amount)), {
    add: lines,
  });
};

/** The year of assessment of a trust as one document: each figure of its return with its section. */
export function buildTrustTaxPaper(facts: TrustTaxPaperFacts, say: PaperTranslator): Paper {
  const currency = countries[facts.country].currencyPrefix.trim();
  const layout = {
    vouchers: true,
    voucherTitle: say('Section'),
    ruled: false,
    byValue: false,
    withoutNil: false,
    subtotals: true,
  };
  const draw = (name: string, title: string, add: TaxPart): PaperPart => {
    const on = new PaperSheet(name, layout, say, currency);
    add(facts, on, say);
    return { title: say(title), newPage: false, blocks: [on.table(say(title))] };
  };
  const { taxed, year } = facts;
  const hasGains = [taxed.gains.booked, taxed.gains.adjustment, taxed.gains.lossForward].some((amount) => amount !== 0);
  return {
    title: say('Tax of the trust'),
    language: facts.language,
    letterhead: facts.letterhead,
    foot: facts.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Trust', facts.trust],
            ['Master’s reference', facts.mastersReference],
            ['Income tax number', facts.taxNumber],
            ['Our reference', facts.reference],
            ['Year of assessment', say('{from} to {to}', { from: year.from, to: year.to })],
            ['Taxed as', say(basisLabels[taxed.basis])],
          ]),
        ],
      },
      draw('income', 'Income by kind', addIncome),
      draw('expenses', 'Deductions', addDeductions),
      ...(hasGains ? [draw('gains', 'Capital gains', addGains)] : []),
      draw('tax', 'Taxable income and tax', addTax),
      draw('people', 'What each beneficiary reports', addPeople),
      ...(facts.attributions.length > 0 ? [draw('donors', 'What donors report', addDonors)] : []),
      draw('loans', 'Loans below the official rate', addLoans),
      draw('provisional', 'Provisional tax', addProvisional),
    ],
  };
}
