import { systemType } from '@boedel/domain/matter/kinds';
import { day, flag, linkInMatter, longText, money, number, percent, required, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { list } from '../record/schemas';
import { text as textSchema } from '../fields';
import { z } from 'zod';

const groups = {
  cover: 'New policy',
  sale: 'Sell an asset',
  will: 'Change the will',
  marry: 'Marry',
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
      { assetID: linkAsset('What is sold'), price: money('Price'), costs: money('Tax and costs of the sale') },
      most,
      { group: groups.sale },
    ),
    bequests: list('What is left to whom', { assetID: linkAsset('What is left'), toID: linkParty('Left to') }, most, {
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
    trusts: list(
      'Bequests to a trust',
      { assetID: linkAsset('Bequeathed to a trust'), name: text('Name of the trust', 160) },
      most,
      { group: groups.trust },
    ),
    years: number('Years from now', [0, 60], { group: groups.later }),
    growth: percent('Growth per year', { group: groups.later, column: 'growth_percent' }),
    inflation: percent('Inflation per year', { group: groups.later, column: 'inflation_percent' }),
    notes: longText('Notes', 2000),
  },
});
