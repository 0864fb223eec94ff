import { systemType } from '@boedel/domain/matter/kinds';
import { linkInMatter, money, number, percent, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { list } from '../record/schemas';

const groups = {
  growth: 'Growth a year',
  costs: 'Prices, premiums and the band',
  loans: 'Loans and currencies',
} as const;

/** What a plan for later rests on, one set for a client. A rate left blank is the general one. */
export const flowAssumptions = declareMatterRecord({
  table: 'flow_assumption',
  path: 'flowassumption',
  label: 'Assumptions for dying later',
  one: 'set of assumptions',
  names: 'years',
  right: 'estate',
  systemTypes: [systemType.flowConsult],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    years: number('Years to show', [1, 60], { inList: true, help: 'Leave blank for 30 years.' }),
    growth: percent('Growth of everything else', { inList: true, group: groups.growth, column: 'growth_percent' }),
    property: percent('Property', { inList: true, group: groups.growth, column: 'property_percent' }),
    investments: percent('Shares and investments', {
      inList: true,
      group: groups.growth,
      column: 'investments_percent',
    }),
    money: percent('Money in the bank', { inList: true, group: groups.growth, column: 'money_percent' }),
    belongings: percent('Vehicles and belongings', { group: groups.growth, column: 'belongings_percent' }),
    policies: percent('Policies', { group: groups.growth, column: 'policies_percent' }),
    retirement: percent('Retirement savings', { group: groups.growth, column: 'retirement_percent' }),
    spouseWorth: percent('What the husband or wife owns', { group: groups.growth, column: 'spouse_worth_percent' }),
    inflation: percent('Inflation', { inList: true, group: groups.costs, column: 'inflation_percent' }),
    spread: percent('Growth may be lower or higher by', {
      inList: true,
      group: groups.costs,
      column: 'spread_percent',
    }),
    premiums: money('Premiums of all policies a year', { group: groups.costs }),
    loans: list(
      'How loans are repaid',
      {
        liabilityID: linkInMatter('Loan', 'liability'),
        interest: percent('Interest a year (%)'),
        yearsLeft: number('Years left', [1, 40]),
      },
      20,
      { group: groups.loans },
    ),
    currencies: list(
      'By how much a currency rises against the rand a year',
      { currency: text('Currency, such as USD', 3), rise: percent('Rise a year (%)') },
      10,
      { group: groups.loans },
    ),
  },
});
