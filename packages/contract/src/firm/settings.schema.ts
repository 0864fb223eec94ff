import { z } from 'zod';
import { toSchemas } from '../record/schemas';
import { flag, image, money, notes, number, percent, select } from '../record/field';
import { systemType } from '../fixed/system-types';
import { id, language, optionalText, text as requiredText, version } from '../fields';
import { country } from './firm.schema';

const frequency = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], 'Choose how often.');
const weekday = z.int().min(1, 'Choose a weekday.').max(7, 'Choose a weekday.').nullable().default(null);
const monthDay = z.int('Choose a day of the month.').nullable().default(null);

/** Weekly on a weekday, monthly on a day, on the 1st and 14th, or never. */
export const scheduleSchema = z.object({ frequency, weekday, monthDay });

/** The firm's own rules for signing in, beside those every person sets for themselves. */
export const signInRulesSchema = z.object({
  singleSignOn: z.boolean('Choose yes or no.'),
  secondFactor: z.boolean('Choose yes or no.'),
});

/** Who signs letters about milestones. */
export const milestoneSignatories = {
  '0': 'No one',
  '1': 'The person responsible for the matter',
  '2': 'The Legal Agent who signs milestone letters',
} as const;

/** Settings that are plain fields, for the form. */
export const organisationFields = {
  letterheadHeader: notes('Letterhead, above'),
  letterheadFooter: notes('Letterhead, bottom'),
  letterheadFileID: image('Letterhead picture'),
  isVatRegistered: flag('Registered for VAT'),
  executorFeePercent: percent("Executor's fee (%)"),
  executorIncomeFeePercent: percent("Executor's fee on income (%)"),
  curatorIncomeFeePercent: percent("Curator's fee on income (%)"),
  curatorCapitalFeePercent: percent("Curator's fee on capital (%)"),
  advertisingCost: money('Advertising costs'),
  forthwithDays: number('Days allowed for things to be done forthwith', [1, 90]),
  isSharePointOn: flag('SharePoint tab'),
  isFxAssistOn: flag('FX Assist tab'),
};

const details = {
  /** What the firm writes in to people who have not chosen for themselves. */
  language: language.default('en'),
  CertificateInfo: optionalText(4000),
  matterReferencePattern: requiredText(80),
  ...toSchemas(organisationFields),
  reminderFrequency: frequency,
  reminderWeekday: weekday,
  reminderMonthDay: monthDay,
};

export const organisationSchema = z.object({
  id,
  name: z.string(),
  country,
  systemTypes: z.array(z.int()),
  ...details,
  whiteLabelColor: z.string().nullable(),
  milestoneSignatoryEnum: z.int().min(0).max(2),
  version,
});
export const organisationChange = z.object({ ...details, version });

export const whiteLabelSchema = z.object({
  /** Null where the product's own colour is used. */
  color: z.string().nullable(),
  /** The shade for the dark theme. */
  onDark: z.string().nullable(),
});

export const trustFeeFields = {
  takeOnPercent: percent('On acceptance (%)'),
  annualPercent: percent('A year (%)'),
  annualBasis: select('Yearly fee based on', ['Closing value', 'Average value']),
  incomePercent: percent('On income (%)'),
  terminationPercent: percent('On termination (%)'),
  minimumFee: money('Minimum fee per year'),
  hourlyRate: money('Rate an hour'),
  isVatAdded: flag('Add VAT'),
};
export const trustFeesSchema = z.object({ ...toSchemas(trustFeeFields), version });

export const reconOptionsSchema = z.object({
  assignsVouchers: z.boolean(),
  voucherPrefix: optionalText(10),
  firstVoucherNumber: z
    .int('Give a whole number.')
    .min(1, 'Start at 1 or later.')
    .max(1_000_000, 'Start at 1,000,000 at the latest.'),
  matchWithinDays: z.int('Enter a number of days.').min(0, 'Enter 0 or more days.').max(60, 'Give at most 60 days.'),
  suggestsFromHistory: z.boolean(),
  needsVoucherDocument: z.boolean(),
  version,
});

export const ldOptionSchema = z.object({
  id,
  /** 1 to 30. */
  option: z.int(),
  account: z.string(),
  subject: z.string(),
  /** The only system type it is for. */
  systemTypeID: z.int().nullable(),
  systemType: z.enum(systemType).nullable(),
  isOn: z.boolean(),
  /** As the product has it, not set by the firm. */
  isDefault: z.boolean(),
  version,
});
