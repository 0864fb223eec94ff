import { limitedRights } from '@boedel/domain/wills/captured-will';
import { z } from 'zod';
import { id, money, optionalText, version } from '../fields';
import { writtenShare } from './wills.schema';

const taker = z.object({ partyID: id, share: writtenShare.default('1') });

export const usufructToSave = z.object({
  assetID: id,
  right: z.enum(limitedRights, 'Choose one of the list.').default('usufruct'),
  clause: optionalText(40),
  wording: optionalText(8000),
  holders: z
    .array(
      taker.extend({
        termYears: z.int().min(0).max(200).nullable().default(null),
        termMonths: z.int().min(0).max(11).nullable().default(null),
      }),
    )
    .max(50),
  bareOwners: z.array(taker).max(50),
  /** Of the will; null while there is none. */
  version: version.nullable().default(null),
});
export type UsufructEntryInput = z.output<typeof usufructToSave>;

export const bequestToSave = z.object({
  assetID: id,
  clause: optionalText(40),
  wording: optionalText(8000),
  preLegacy: z.boolean().default(false),
  takers: z
    .array(taker.extend({ noRepresentation: z.boolean().default(false), substitutes: z.array(id).max(20).default([]) }))
    .max(50),
  version: version.nullable().default(null),
});
export type BequestInput = z.output<typeof bequestToSave>;

export const awardToSave = z.object({
  assetID: id,
  takers: z.array(taker).max(50),
  /** Of the agreement; null while nothing is allotted. */
  version: version.nullable().default(null),
});
export type AwardInput = z.output<typeof awardToSave>;

export const assetTakersSchema = z.object({
  assetID: id,
  rows: z.array(
    z.object({
      partyID: id,
      name: z.string(),
      /** 'taker', 'holder', 'bareOwner'. */
      part: z.string(),
      share: z.string(),
      right: z.string().nullable(),
      /** By which agreement: 'allotment', 'redistribution', 's38'; null by the will. */
      ground: z.string().nullable(),
      clauseID: id.nullable(),
      clause: z.string().nullable(),
      termYears: z.int().nullable(),
      termMonths: z.int().nullable(),
    }),
  ),
  /** Of the will or of the allotment: the next save names it. */
  version: version.nullable(),
});

const part = z.object({
  assetID: id.nullable(),
  what: z.string(),
  ground: z.string(),
  share: z.string().nullable(),
  /** Null while the value of a right cannot be worked out. */
  amount: money.nullable(),
});
export const allocationSchema = z.object({
  people: z.array(z.object({ partyID: id, name: z.string(), parts: z.array(part), total: money })),
  assets: z.array(
    z.object({
      assetID: id,
      name: z.string(),
      treatment: z.string(),
      value: money,
      /** The part nobody is given: it is in the residue. */
      left: z.string(),
      leftValue: money,
    }),
  ),
});
