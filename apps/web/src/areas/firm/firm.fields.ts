import { companyFields } from '@boedel/contract/firm/firm.schema';
import { organisationFields, trustFeeFields } from '@boedel/contract/firm/settings.schema';
import { frequency } from '@boedel/contract/fixed/frequencies';
import { PictureControl } from '../../client/picture-control';
import { markPhrase } from '../../i18n/t';
import { type FormFieldDefinition, type FieldSection } from '../../ui/fields/field';
import { listFormFields } from '../../ui/record/record-fields';
import { listRecordSections } from '../../ui/record/record-sections';
import { ReferencePatternControl } from './reference-pattern-control';
import { MonthDayControl, WeekdayControl } from './schedule-controls';

/** The firm's details as its letterhead, its accounts and its tax invoices need them. */
export const companySections: readonly FieldSection[] = listRecordSections(companyFields, { picture: PictureControl });

type OrganisationField = keyof typeof organisationFields;
const declared = listFormFields(organisationFields).map((one) => one.field);
const createField = (name: OrganisationField, more: Partial<FormFieldDefinition> = {}): FormFieldDefinition => ({
  ...declared.find((one) => one.name === name)!,
  ...more,
});

const languages = [
  { value: 'en', label: markPhrase('English') },
  { value: 'af', label: markPhrase('Afrikaans') },
];

/** What letters and certificates carry, and the language they are in. */
export const letterSections: readonly FieldSection[] = [
  {
    title: markPhrase('Language'),
    about: markPhrase('The language we use for people who have not chosen one.'),
    fields: [
      { name: 'language', label: markPhrase('Language'), kind: 'select', required: true, span: 3, options: languages },
    ],
  },
  {
    title: markPhrase('Letterhead'),
    about: markPhrase('Above and below every letter. A picture takes the place of the words above.'),
    fields: [
      createField('letterheadHeader', { span: 6 }),
      createField('letterheadFooter', { span: 6 }),
      { name: 'letterheadFileID', label: organisationFields.letterheadFileID.label, control: PictureControl, span: 6 },
    ],
  },
  {
    title: markPhrase('Certificates'),
    about: markPhrase('What certificates say about the firm.'),
    fields: [
      {
        name: 'CertificateInfo',
        label: markPhrase('Certificate information'),
        kind: 'notes',
        span: 6,
        maxLength: 4000,
      },
    ],
  },
];

/** As the fixed list has them, in the order people think of them. */
export const frequencyOptions = ([1, 4, 2, 3] as const).map((value) => ({ value, label: frequency[value] }));

const half = { span: 3 } as const;

/** How new matters begin. */
export const matterSections: readonly FieldSection[] = [
  {
    title: markPhrase('References'),
    about: markPhrase('New matters get their reference by this pattern. References that are given stay as they are.'),
    fields: [
      {
        name: 'matterReferencePattern',
        label: markPhrase('Pattern'),
        control: ReferencePatternControl,
        required: true,
        span: 6,
        maxLength: 80,
      },
    ],
  },
  {
    title: markPhrase('Usual fees'),
    about: markPhrase('Leave blank to use the tariff. You can set a different fee in a matter.'),
    fields: [
      createField('executorFeePercent', half),
      createField('executorIncomeFeePercent', half),
      createField('curatorIncomeFeePercent', half),
      createField('curatorCapitalFeePercent', half),
      createField('advertisingCost', half),
      createField('isVatRegistered', half),
    ],
  },
  {
    title: markPhrase('As soon as may be'),
    about: markPhrase(
      'Where an Act says forthwith it fixes no day. Within these days after the event it is due and not late; empty is 14.',
    ),
    fields: [createField('forthwithDays', half)],
  },
  {
    title: markPhrase('Reminders'),
    about: markPhrase('How often we remind people of dates due in their matters.'),
    fields: [
      {
        name: 'reminderFrequency',
        label: markPhrase('How often'),
        kind: 'select',
        required: true,
        span: 3,
        options: frequencyOptions,
      },
      { name: 'reminderWeekday', label: markPhrase('On'), control: WeekdayControl, span: 3 },
      { name: 'reminderMonthDay', label: markPhrase('On the'), control: MonthDayControl, span: 3 },
    ],
  },
  {
    title: markPhrase('Tabs of a matter'),
    about: markPhrase('Tabs that only some firms use.'),
    fields: [createField('isSharePointOn', half), createField('isFxAssistOn', half)],
  },
];

export const trustFeeSections: readonly FieldSection[] = [
  {
    title: markPhrase('Fees'),
    about: markPhrase('There is no tariff for trusts. The fee is the one in the deed, or a reasonable fee.'),
    fields: listFormFields(trustFeeFields).map((one) => ({ ...one.field, span: 2 as const })),
  },
];

export const reconSections: readonly FieldSection[] = [
  {
    title: markPhrase('Matching'),
    about: markPhrase('How bank lines find what they belong to.'),
    fields: [
      { name: 'matchWithinDays', label: markPhrase('Days between bank and ledger, at most'), kind: 'number', span: 3 },
      { name: 'suggestsFromHistory', label: markPhrase('Suggest earlier choices'), kind: 'flag', span: 3 },
    ],
  },
  {
    title: markPhrase('Vouchers'),
    about: markPhrase('How documents behind each line are numbered.'),
    fields: [
      { name: 'assignsVouchers', label: markPhrase('Number vouchers automatically'), kind: 'flag', span: 6 },
      { name: 'voucherPrefix', label: markPhrase('Letters before the number'), span: 2, maxLength: 10 },
      { name: 'firstVoucherNumber', label: markPhrase('First number'), kind: 'number', span: 2 },
      { name: 'needsVoucherDocument', label: markPhrase('Require a document for each voucher'), kind: 'flag', span: 2 },
    ],
  },
];
