import { organisationChange, scheduleSchema } from '@boedel/contract/firm/settings.schema';
import { checkDefaultFees, type DefaultFees } from '@boedel/domain/firm/default-fees';
import { readSchedule, type SendingSchedule } from '@boedel/domain/firm/frequency';
import { readReferencePattern } from '@boedel/domain/firm/reference-pattern';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { z } from 'zod';
import { formatAsText } from '../../ui/format-as-text';
import { toCountryAndDay, addRule } from '../../ui/fields/add-checked-fields';

/** The settings' own rules, the same the server asks. A missing choice is null to them. */
export const createOrganisationSchema = (firmCountry: string | undefined): z.ZodType =>
  addRule(organisationChange, (values) => {
    const { country, on } = toCountryAndDay(firmCountry);
    const schedule = {
      frequency: values['reminderFrequency'],
      weekday: values['reminderWeekday'] ?? null,
      monthDay: values['reminderMonthDay'] ?? null,
    };
    return collectRefusals([
      readReferencePattern(formatAsText(values['matterReferencePattern'])),
      checkDefaultFees(values as unknown as DefaultFees, country, on),
      readSchedule(schedule as SendingSchedule, 'reminder'),
    ]);
  });

export const batchSchema: z.ZodType = addRule(scheduleSchema, (values) =>
  readSchedule(values as unknown as SendingSchedule),
);
