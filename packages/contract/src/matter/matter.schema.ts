import { insolvencyStages } from '@boedel/domain/insolvency/insolvency-line';
import { lineStages } from '@boedel/domain/lodging/estate-line';
import { marriageContracts, marriageKinds } from '@boedel/domain/marriages/marriage-record';
import { accessRightNames } from '@boedel/domain/access/access-rights';
import { z } from 'zod';
import { day, id, idInQuery, instant, money, optionalText, paging, text, version } from '../fields';
import { country } from '../firm/firm.schema';
import { movesQuerySchema } from '../diary/diary.schema';
import { listRoleFields } from '../parties/parties.schema';
import { partyKinds } from '../parties/party.fields';
import { partyRoles } from '../parties/registry';
import { matterDetails } from './matter-details';

export const systemTypeID = z.int().min(1, 'Choose a system type.').max(5, 'Choose a system type.');
export const matterStatus = z.int().min(1, 'Choose a status.').max(4, 'Choose a status.');
const days = day.nullable().default(null);

/** The fields of a matter that every type has. */
export const matterFields = {
  masterReference: optionalText(60),
  masterOfficeID: id.nullable().default(null),
  magistrateOfficeID: id.nullable().default(null),
  court: optionalText(160),
  caseNumber: optionalText(60),
  country,
  responsibleUserID: id.nullable().default(null),
  assistantUserID: id.nullable().default(null),
  kind: optionalText(80),
  instructionDate: days,
  instructionFrom: optionalText(160),
  appointmentDate: days,
  lettersDate: days,
  ficaDone: z.boolean().default(false),
  ficaDate: days,
  /** What only this type asks for. Answered as it is kept; checked by matter-details.ts on its way in. */
  details: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])).default({}),
};

export const matterSchema = z.object({
  id,
  systemTypeID,
  matterStatus,
  reference: z.string(),
  name: z.string(),
  /** Of whom the matter is about, as people say it: 'Jacobus Petrus van der Merwe'. */
  calledName: z.string(),
  partyKind: z.enum(partyKinds),
  ...matterFields,
  statusReason: z.string().nullable(),
  openedAt: instant,
  closedAt: instant.nullable(),
  watchList: z.boolean(),
  responsibleName: z.string().nullable(),
  masterOfficeName: z.string().nullable(),
  /** Of whom the matter is about: what the law of an estate turns on. */
  dateOfDeath: day.nullable(),
  maritalRegime: z.string().nullable(),
  labels: z.array(z.object({ id, name: z.string(), colour: z.string().nullable() })),
  /** Tabs the firm has switched on. */
  switches: z.object({ fxAssist: z.boolean(), sharepoint: z.boolean() }),
  /** What the person may do here. */
  mayCapture: z.boolean(),
  /** What the person may see besides the matter and its parties; all of it for the firm's own people. */
  rights: z.array(z.enum(accessRightNames)),
  version,
});

/** A new matter: the party it is about comes first. */
export const newMatterSchema = z.object({
  systemTypeID,
  /** Left out, the firm's pattern makes it. */
  reference: optionalText(60),
  main: z.object(listRoleFields(partyRoles.insolvent.details)),
  ...matterFields,
  details: matterDetails.default({}),
  /** The marriage and the spouse, where there is one: what else it wants follows with its record. */
  marriage: z
    .object({
      spouseSurname: optionalText(160),
      spouseFirstNames: optionalText(120),
      kind: z.enum(marriageKinds).nullable().default(null),
      contract: z.enum(marriageContracts).nullable().default(null),
      marriedDate: days,
    })
    .nullish(),
  /** Set once the person has seen that somebody like this is in another matter. */
  duplicatesSeen: z.boolean().default(false),
});

export const matterChangeSchema = z.object({
  id,
  reference: text(60),
  ...matterFields,
  details: matterDetails.default({}),
  /** Statutory dates to be moved with it: days of the matter are events periods run from. */
  moves: movesQuerySchema.default([]),
  version,
});

/** One line of the matters list. */
export const matterRowSchema = z.object({
  id,
  systemTypeID,
  matterStatus,
  reference: z.string(),
  name: z.string(),
  /** Whose money its figures are in. */
  country: z.string(),
  masterReference: z.string().nullable(),
  watchList: z.boolean(),
  responsibleUserID: id.nullable(),
  responsibleName: z.string().nullable(),
  nextDeadline: z.object({ title: z.string(), date: day }).nullable(),
  grossAssets: money.nullable(),
  liabilities: money.nullable(),
  net: money.nullable(),
  estateDuty: money.nullable(),
  /** On the assets and on the income. */
  projectedFees: money.nullable(),
  cashPosition: money.nullable(),
  lastNote: z.string().nullable(),
  labels: z.array(z.string()),
  openedAt: instant,
});

export const matterSortColumns = [
  'reference',
  'name',
  'masterReference',
  'matterStatus',
  'responsibleName',
  'nextDeadline',
  'grossAssets',
  'liabilities',
  'net',
  'estateDuty',
  'projectedFees',
  'cashPosition',
  'openedAt',
] as const;

/** The matters list asks with these; the last ones are ours. */
export const matterListQuery = z.object({
  ...paging,
  sortModelColId: z.enum(matterSortColumns, 'Sort by a column of the list.').optional(),
  sortModelSort: z.enum(['asc', 'desc']).optional(),
  watchList: z.enum(['true', 'false', '']).optional(),
  /** One status or several with commas between; none is Pending and Active. */
  matterStatus: z
    .string()
    .regex(/^([1-4](,[1-4])*)?$/, 'Give statuses 1 to 4 with commas between.')
    .optional(),
  responsibleUserID: idInQuery.optional(),
  /** Only matters the person who asks is responsible for. */
  mine: z.enum(['true', 'false', '']).optional(),
  labelID: idInQuery.optional(),
  masterOfficeID: idInQuery.optional(),
  /** These matters alone, with commas between: an export of the ones that were ticked. */
  matterIDs: z
    .string()
    .max(10_000)
    .regex(/^(\d{1,12}(,\d{1,12})*)?$/, 'Give the numbers of matters with commas between.')
    .optional(),
  /** Only matters with no open date in the diary. */
  noNextDate: z.enum(['true', 'false', '']).optional(),
});

export const matterListAnswer = z.object({ rows: z.array(matterRowSchema), total: z.int() });

/** The figures of the sticky header; null is shown as '-'. */
export const quickGlanceSchema = z.object({
  grossAssets: money.nullable(),
  liabilities: money.nullable(),
  net: money.nullable(),
  estateDutyOrDividend: money.nullable(),
  projectedFees: money.nullable(),
  cashPosition: money.nullable(),
  /** Which of these somebody set against what is computed. */
  setByHand: z.array(z.enum(['estateDuty', 'projectedFees'])),
  nextDeadline: z.object({ id, title: z.string(), date: day }).nullable(),
  lastNote: z.object({ id, text: z.string(), by: z.string(), at: instant }).nullable(),
  /** How many things need attention, by tab. */
  attention: z.record(z.string(), z.int()),
  /** Of the estate of somebody who died, or is insolvent: where it is on its way, from what happened in it. */
  line: z
    .object({
      stages: z.array(
        z.object({
          stage: z.enum([...new Set([...lineStages, ...insolvencyStages])]),
          state: z.enum(['done', 'passed', 'now', 'ahead']),
          date: day.nullable(),
          waitsFor: z.enum(['us', 'master', 'creditors', 'readers']),
        }),
      ),
      /** The day the last stage was reached. */
      since: day.nullable(),
      /** What others were asked for, and how much of it is to be asked for again by now. */
      waiting: z.object({ count: z.int(), due: z.int() }),
    })
    .nullable(),
});
