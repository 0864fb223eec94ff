import { companyFields } from '@boedel/contract/firm/firm.schema';
import { organisationFields, trustFeeFields } from '@boedel/contract/firm/settings.schema';
import { frequency } from '@boedel/contract/fixed/frequencies';
import { PictureControl } from '../../client/picture-control';
import { phrase } from '../../i18n/t';
import { type Field, type FieldSection } from '../../ui/fields/field';
import { formFields } from '../../ui/record/record-fields';
import { recordSections } from '../../ui/record/record-sections';
import { ReferencePatternControl } from './reference-pattern-control';
import { MonthDayControl, WeekdayControl } from './schedule-controls';

/** The firm's details as its letterhead, its accounts and its tax invoices need them. */
export const companySections: readonly FieldSection[] = recordSections(companyFields, { picture: PictureControl });

type OrganisationField = keyof typeof organisationFields;
const declared = formFields(organisationFields).map((one) => one.field);
const field = (name: OrganisationField, more: Partial<Field> = {}): Field => ({
  ...declared.find((one) => one.name === name)!,
  ...more,
});

const languages = [
  { value: 'en', label: phrase('English') },
  { value: 'af', label: phrase('Afrikaans') },
];

/** What letters and certificates carry, and the language they are in. */
export const letterSections: readonly FieldSection[] = [
  {
    title: phrase('Language'),
    about: phrase('What the firm writes in to people who have not chosen a language for themselves.'),
    fields: [
      { name: 'language', label: phrase('Language'), kind: 'select', required: true, span: 3, options: languages },
    ],
  },
  {
    title: phrase('Letterhead'),
    about: phrase('Above and below every letter. A picture takes the place of the words above.'),
    fields: [
      field('letterheadHeader', { span: 6 }),
      field('letterheadFooter', { span: 6 }),
      { name: 'letterheadFileID', label: organisationFields.letterheadFileID.label, control: PictureControl, span: 6 },
    ],
  },
  {
    title: phrase('Certificates'),
    about: phrase('What the firm says of itself on certificates it gives.'),
    fields: [
      { name: 'CertificateInfo', label: phrase('Certificate information'), kind: 'notes', span: 6, maxLength: 4000 },
    ],
  },
];

/** As the fixed list has them, in the order people think of them. */
export const frequencyOptions = ([1, 4, 2, 3] as const).map((value) => ({ value, label: frequency[value] }));

const half = { span: 3 } as const;

/** How new matters begin. */
export const matterSections: readonly FieldSection[] = [
  {
    title: phrase('References'),
    about: phrase('New matters get their reference by this pattern. References that are given stay as they are.'),
    fields: [
      {
        name: 'matterReferencePattern',
        label: phrase('Pattern'),
        control: ReferencePatternControl,
        required: true,
        span: 6,
        maxLength: 80,
      },
    ],
  },
  {
    title: phrase('Usual fees'),
    about: phrase('Empty leaves the fee to the tariff. A matter may say otherwise.'),
    fields: [
      field('executorFeePercent', half),
      field('executorIncomeFeePercent', half),
      field('curatorIncomeFeePercent', half),
      field('curatorCapitalFeePercent', half),
      field('advertisingCost', half),
      field('isVatRegistered', half),
    ],
  },
  {
    title: phrase('As soon as may be'),
    about: phrase(
      'Where an Act says forthwith it fixes no day. Within these days after the event it is due and not late; empty is 14.',
    ),
    fields: [field('forthwithDays', half)],
  },
  {
    title: phrase('Reminders'),
    about: phrase('How often people are reminded of what is due in their matters.'),
    fields: [
      {
        name: 'reminderFrequency',
        label: phrase('How often'),
        kind: 'select',
        required: true,
        span: 3,
        options: frequencyOptions,
      },
      { name: 'reminderWeekday', label: phrase('On'), control: WeekdayControl, span: 3 },
      { name: 'reminderMonthDay', label: phrase('On the'), control: MonthDayControl, span: 3 },
    ],
  },
  {
    title: phrase('Tabs of a matter'),
    about: phrase('Tabs that only some firms use.'),
    fields: [field('isSharePointOn', half), field('isFxAssistOn', half)],
  },
];

export const trustFeeSections: readonly FieldSection[] = [
  {
    title: phrase('Fees'),
    about: phrase('There is no tariff for trusts: as the deed fixes it, else what is reasonable.'),
    fields: formFields(trustFeeFields).map((one) => ({ ...one.field, span: 2 as const })),
  },
];

export const reconSections: readonly FieldSection[] = [
  {
    title: phrase('Matching'),
    about: phrase('How bank lines find what they belong to.'),
    fields: [
      { name: 'matchWithinDays', label: phrase('Days between bank and ledger, at most'), kind: 'number', span: 3 },
      { name: 'suggestsFromHistory', label: phrase('Suggest what was chosen before'), kind: 'flag', span: 3 },
    ],
  },
  {
    title: phrase('Vouchers'),
    about: phrase('How the papers behind each line are numbered.'),
    fields: [
      { name: 'assignsVouchers', label: phrase('Number vouchers by themselves'), kind: 'flag', span: 6 },
      { name: 'voucherPrefix', label: phrase('Letters before the number'), span: 2, maxLength: 10 },
      { name: 'firstVoucherNumber', label: phrase('First number'), kind: 'number', span: 2 },
      { name: 'needsVoucherDocument', label: phrase('A voucher needs its document'), kind: 'flag', span: 2 },
    ],
  },
];
