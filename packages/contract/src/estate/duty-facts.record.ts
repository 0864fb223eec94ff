import { id, text as textSchema } from '../fields';
import {
  selectAlways,
  day,
  flag,
  linkInMatter,
  longText,
  money,
  type FieldOptions,
  must,
  number,
  required,
  text,
} from '../record/field';
import { declareMatterRecord, type MatterRecord, matterVerbs } from '../record/matter-record';
import { list } from '../record/schemas';

/** Facts estate duty asks for that stand nowhere else. They are of a deceased estate, or of a plan for one. */
const ofAnEstate = { systemTypes: [2, 4], ours: [...matterVerbs] } as const satisfies Partial<MatterRecord>;
const inShareValue = money('Counted in the value of company shares', { help: 'Estate Duty Act s 4(p).' });
const linkParty = (label: string, more: FieldOptions = {}) => linkInMatter(label, 'matter_party', more);

export const annuities = declareMatterRecord({
  ...ofAnEstate,
  table: 'held_annuity',
  label: 'Annuities the deceased enjoyed',
  one: 'annuity',
  names: 'description',
  fields: {
    description: required('Description', 300),
    yearly: must(money('A year', { inList: true })),
    isChargedOnProperty: flag('Charged against property', { inList: true }),
    passesToID: linkParty('Passes to', { help: 'Leave blank if the annuity then stops.' }),
    termYears: number('Number of years', [0, 150], { help: 'Leave blank for life.' }),
    termMonths: number('and months', [0, 11]),
    ownerID: linkParty('Owner of the property', { when: { field: 'isChargedOnProperty', is: [true] } }),
  },
});

export const donations = declareMatterRecord({
  ...ofAnEstate,
  table: 'exempt_donation',
  label: 'Exempt donations',
  one: 'donation',
  names: 'description',
  fields: {
    description: required('Description', 300),
    value: must(money('Value', { inList: true })),
    exemptUnder: selectAlways('Exempt under', ['56(1)(c)', '56(1)(d)'], '56(1)(d)', {
      inList: true,
      labels: { '56(1)(c)': 'Income Tax Act s 56(1)(c)', '56(1)(d)': 'Income Tax Act s 56(1)(d)' },
    }),
    inShareValue,
    donees: list(
      'Who was given it',
      {
        partyID: { kind: 'link', label: 'Person', to: 'matter_party', schema: id },
        share: { kind: 'text', label: 'Share', schema: textSchema(20) },
      },
      50,
      { apart: true },
    ),
  },
});

export const disposables = declareMatterRecord({
  ...ofAnEstate,
  table: 'disposable_property',
  label: 'Property the deceased could dispose of',
  one: 'property',
  names: 'description',
  fields: {
    description: required('Description', 300),
    value: must(money('Value', { inList: true })),
    inShareValue,
  },
});

export const improvements = declareMatterRecord({
  ...ofAnEstate,
  table: 'estate_improvement',
  label: 'Improvements others paid for',
  one: 'improvement',
  names: 'itemName',
  adds: { itemName: textSchema(400) },
  fields: {
    assetID: must(linkInMatter('Improved', 'asset')),
    paidByID: must(linkParty('Paid by')),
    amount: must(money('Amount', { inList: true })),
  },
});

/** What of the estate something is about: one of these. Of a policy with several payees, the payee too. */
const item = {
  assetID: linkInMatter('Asset, policy or interest', 'asset', { group: 'What it is about' }),
  payeeID: linkParty('Of several payees', { group: 'What it is about' }),
  annuityID: linkInMatter('or annuity', 'held_annuity', { group: 'What it is about' }),
  donationID: linkInMatter('or donation', 'exempt_donation', { group: 'What it is about' }),
  disposableID: linkInMatter('or other property', 'disposable_property', { group: 'What it is about' }),
} as const;

const firstEstate = 'The earlier estate';

export const earlierDuties = declareMatterRecord({
  ...ofAnEstate,
  table: 'earlier_duty',
  path: 'rebate',
  ours: [],
  label: 'Property that bore duty in the last ten years',
  one: 'earlier duty',
  names: 'itemName',
  adds: { itemName: textSchema(400) },
  fields: {
    ...item,
    deceasedName: text('Who died', 200, { group: firstEstate, inList: true }),
    diedDate: must(day('Date of the earlier death', { group: firstEstate, inList: true })),
    estateNumber: text('Estate number', 60, { group: firstEstate }),
    assessedDate: day('Duty assessed on', { group: firstEstate }),
    duty: must(money('Duty paid by that estate', { group: firstEstate })),
    netValue: must(money('Net value of that estate', { group: firstEstate })),
    totalValue: money('Total value of that estate', { group: firstEstate }),
    dutiableAmount: money('Dutiable amount of that estate', { group: firstEstate }),
    propertyValue: must(
      money('Value of the property in that estate', {
        group: firstEstate,
        inList: true,
        help: 'Enter the full value used in that estate. If it was a joint estate, half is counted.',
      }),
    ),
    notes: longText('Notes', 2000, { group: firstEstate }),
  },
});

export const dutyCredits = declareMatterRecord({
  ...ofAnEstate,
  table: 'duty_credit',
  label: 'Credits against the duty',
  one: 'credit',
  names: 'itemName',
  adds: { itemName: textSchema(400) },
  fields: {
    ...item,
    kind: selectAlways('Kind', ['transferDuty', 'foreignDeathDuty'], 'transferDuty', {
      inList: true,
      labels: { transferDuty: 'Transfer duty', foreignDeathDuty: 'Death duty of another country' },
    }),
    amount: must(money('Amount', { inList: true })),
    personID: linkParty('Of whom', { help: 'Use this if several people bear the duty on the property.' }),
  },
});

export const dutyPayments = declareMatterRecord({
  ...ofAnEstate,
  table: 'duty_payment',
  label: 'Duty paid',
  one: 'payment of duty',
  names: 'paidDate',
  fields: { paidDate: must(day('Paid on', { inList: true })), amount: must(money('Amount', { inList: true })) },
});

export const dutyRecords = {
  annuities,
  donations,
  disposables,
  improvements,
  earlierDuties,
  dutyCredits,
  dutyPayments,
} as const;
