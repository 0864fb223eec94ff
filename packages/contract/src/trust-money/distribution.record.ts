import { chart, incomeAccounts } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import {
  distributionNatures,
  type DistributionNature,
  distributionGrounds,
  type DistributionGround,
} from '@boedel/domain/trust-money/distribution';
import { z } from 'zod';
import { selectAlways, day, flag, linkInMatter, longText, money, must, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

export const natureLabels: Readonly<Record<DistributionNature, string>> = {
  income: 'Income',
  gain: 'Capital gain',
  capital: 'Capital',
};
export const groundLabels: Readonly<Record<DistributionGround, string>> = {
  discretionary: 'By resolution of the trustees',
  vested: 'Right under the deed',
};

/** What becomes a beneficiary's: an entry people add, change and remove, and the ledger books. */
export const distributions = declareMatterRecord({
  table: 'trust_distribution',
  path: 'trustdistribution',
  label: 'Distributions',
  one: 'distribution',
  names: 'title',
  right: 'money',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    /** To whom, and when. */
    title: z.string(),
    beneficiaryName: z.string(),
    /** The resolution it stands on, by its day, number and heading. */
    resolutionName: z.string().nullable(),
  },
  fields: {
    vestedDate: must(day('Vested on', { inList: true })),
    beneficiaryID: must(linkInMatter('Beneficiary', 'matter_party')),
    ground: selectAlways('Ground', distributionGrounds, 'discretionary', { inList: true, labels: groundLabels }),
    resolutionID: linkInMatter('Resolution', 'trustee_resolution', {
      help: 'One that was carried at a meeting of the trustees, or signed by all of them.',
    }),
    nature: selectAlways('Out of', distributionNatures, 'income', { inList: true, labels: natureLabels }),
    incomeType: select(
      'Nature of the income',
      incomeAccounts.map((code) => chart[code].label) as [string, ...string[]],
      {
        when: { field: 'nature', is: ['income'] },
        help: 'Income keeps its nature in the beneficiary’s hands (Income Tax Act s 25B).',
      },
    ),
    isForeign: flag('Income from outside the country', { when: { field: 'nature', is: ['income'] } }),
    amount: must(money('Amount', { inList: true })),
    assetID: linkInMatter('Given as it is', 'asset', {
      when: { field: 'nature', is: ['gain', 'capital'] },
      help: 'The asset is distributed at the amount above. Leave blank to owe the amount until it is paid under Banking.',
    }),
    voucher: text('Voucher', 40, { inList: true }),
    notes: longText('Notes', 2000),
  },
});
