import { systemType } from '@boedel/domain/matter/kinds';
import { day, flag, linkInMatter, longText, money, number, percent, required, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { list } from '../record/schemas';
import { text as textSchema } from '../fields';
import { z } from 'zod';

const groups = {
  cover: 'New policy',
  sale: 'Sell or give away in life',
  policies: 'Policies and debts',
  will: 'Change the will',
  marry: 'Marry, divorce, order of deaths',
  trust: 'A trust',
  later: 'Die later',
} as const;

/** Of each kind of change. */
const most = 20;
const linkAsset = (label: string) => linkInMatter(label, 'asset');
const linkParty = (label: string) => linkInMatter(label, 'matter_party');
const shareText = { kind: 'text', label: 'Share', schema: textSchema(20).or(z.literal('')) } as const;

/** A copy of a client's plan with named changes. What is left open stays as it is. */
export const scenarios = declareMatterRecord({
  table: 'scenario',
  label: 'Scenarios',
  one: 'scenario',
  names: 'name',
  right: 'estate',
  systemTypes: [systemType.flowConsult],
  fields: {
    name: required('Name', 120),
    isShown: flag('Side by side', { inList: true, help: 'Up to three, next to the current plan.' }),
    ratesDate: day('Rates of', { inList: true, help: 'Leave blank to use today’s rates.' }),
    covers: list('New policies', { amount: money('Cover'), toID: linkParty('Paid to') }, most, {
      group: groups.cover,
      help: 'If no one is named, it is paid to the estate.',
    }),
    sales: list(
      'What is sold',
      {
        assetID: linkAsset('What is sold'),
        price: money('Price'),
        costs: money('Costs of the sale'),
        tax: money('Tax, if known'),
      },
      most,
      { group: groups.sale, help: 'Leave the tax blank to calculate it.' },
    ),
    donations: list(
      'What is given away',
      { assetID: linkAsset('What is given'), amount: money('Or an amount of money'), toID: linkParty('Given to') },
      most,
      { group: groups.sale },
    ),
    nominations: list(
      'Who is paid by policies and funds',
      {
        policyID: linkAsset('Policy or fund'),
        toID: linkParty('Nominee'),
        liabilityID: linkInMatter('Ceded for this debt', 'liability'),
      },
      most,
      { group: groups.policies, help: 'If no one is named, it is paid to the estate.' },
    ),
    payments: list(
      'Debts paid in life',
      { liabilityID: linkInMatter('Debt', 'liability'), amount: money('Amount, or blank for all of it') },
      most,
      { group: groups.policies },
    ),
    executorRate: percent('Executor’s rate (%)', { group: groups.policies, column: 'executor_rate_percent' }),
    bequests: list('Who receives what', { assetID: linkAsset('What is left'), toID: linkParty('Left to') }, most, {
      group: groups.will,
    }),
    residue: list('The rest to', { partyID: linkParty('Person'), share: shareText }, most, { group: groups.will }),
    marriedTo: text('Whom', 160, { group: groups.marry }),
    marriedAs: select('How', ['inCommunity', 'withoutAccrual'], {
      group: groups.marry,
      labels: {
        inCommunity: 'In community of property',
        withoutAccrual: 'Out of community of property, without accrual',
      },
    }),
    marriageEnds: select('How the marriage ends', ['divorce', 'spouseFirst'], {
      group: groups.marry,
      labels: { divorce: 'Divorce', spouseFirst: 'The husband or wife dies first' },
    }),
    spouseLeaves: money('What the husband or wife leaves the client', {
      group: groups.marry,
      help: 'Only where the husband or wife dies first.',
    }),
    trusts: list(
      'Bequests to a trust',
      { assetID: linkAsset('Bequeathed to a trust'), name: text('Name of the trust', 160) },
      most,
      { group: groups.trust },
    ),
    years: number('Years from now', [0, 60], { group: groups.later }),
    growth: percent('Growth per year', {
      help: 'Leave blank to use the assumptions below.',
      group: groups.later,
      column: 'growth_percent',
    }),
    inflation: percent('Inflation per year', { group: groups.later, column: 'inflation_percent' }),
    notes: longText('Notes', 2000),
  },
});
