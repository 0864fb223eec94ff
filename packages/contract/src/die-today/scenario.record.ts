import { systemType } from '@boedel/domain/matter/kinds';
import { day, flag, linkInMatter, longText, money, number, percent, required, select, text } from '../record/field';
import { matterRecord } from '../record/matter-record';

const groups = {
  cover: 'A new policy',
  sale: 'Sell something',
  will: 'Change the will',
  marry: 'Marry',
  trust: 'A trust',
  later: 'Die later',
} as const;

/** A copy of a client's plan with named changes. What is left open stays as it is. */
export const scenarios = matterRecord({
  table: 'scenario',
  label: 'Scenarios',
  one: 'scenario',
  names: 'name',
  right: 'estate',
  systemTypes: [systemType.flowConsult],
  fields: {
    name: required('Name', 120),
    isShown: flag('Side by side', { inList: true, help: 'At most three beside the plan as it stands.' }),
    ratesDate: day('Rates of', { inList: true, help: 'Left open, those of today are kept with it.' }),
    newCover: money('Cover', { group: groups.cover }),
    coverToID: linkInMatter('Paid to', 'matter_party', { group: groups.cover, help: 'Left open, to the estate.' }),
    soldAssetID: linkInMatter('What is sold', 'asset', { group: groups.sale }),
    soldPrice: money('Price', { group: groups.sale }),
    soldCosts: money('Tax and costs of the sale', { group: groups.sale }),
    leftAssetID: linkInMatter('What is left', 'asset', { group: groups.will }),
    leftToID: linkInMatter('Left to', 'matter_party', { group: groups.will }),
    residueToID: linkInMatter('The rest to', 'matter_party', { group: groups.will }),
    marriedTo: text('Whom', 160, { group: groups.marry }),
    marriedAs: select('How', ['inCommunity', 'withoutAccrual'], {
      group: groups.marry,
      labels: {
        inCommunity: 'In community of property',
        withoutAccrual: 'Out of community of property, without accrual',
      },
    }),
    trustAssetID: linkInMatter('Left in a trust', 'asset', { group: groups.trust }),
    trustName: text('Name of the trust', 160, { group: groups.trust }),
    years: number('Years from now', [0, 60], { group: groups.later }),
    growth: percent('Growth a year', { group: groups.later, column: 'growth_percent' }),
    inflation: percent('Inflation a year', { group: groups.later, column: 'inflation_percent' }),
    notes: longText('Notes', 2000),
  },
});
