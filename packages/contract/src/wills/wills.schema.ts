import { clauseKinds, limitedRights, takerParts } from '@boedel/domain/wills/captured-will';
import { z } from 'zod';
import { day, id, moneyFromZero, optionalText, text, version } from '../fields';
import { lawSays } from '../beneficiaries/beneficiaries.schema';

/** A part as it is written: '4/12', '50%'. */
export const writtenShare = z.string('Enter a share like 1/2 or 50%.').trim().max(20, 'Use at most 20 characters.');
const optionalShare = optionalText(20);

export const takerSchema = z.object({
  partyID: id,
  part: z.enum(takerParts, 'Choose one of the list.'),
  share: optionalShare,
  /** Heirs with the same mark were named jointly. */
  jointGift: optionalText(40),
  /** The issue of this person do not step in. */
  noRepresentation: z.boolean().default(false),
  termYears: z.int().min(0).max(200).nullable().default(null),
  termMonths: z.int().min(0).max(11).nullable().default(null),
  /** Who steps in, the first who can. */
  substitutes: z.array(id).max(20).default([]),
});

export const clauseSchema = z.object({
  /** By which other clauses of the same save point at it; a stored clause answers its id. */
  key: text(40),
  id: id.nullable().default(null),
  kind: z.enum(clauseKinds, 'Choose one of the list.'),
  clause: optionalText(40),
  wording: optionalText(8000),
  assetID: id.nullable().default(null),
  amount: moneyFromZero.nullable().default(null),
  preLegacy: z.boolean().default(false),
  right: z.enum(limitedRights, 'Choose one of the list.').nullable().default(null),
  acceptedYield: optionalShare,
  security: optionalText(500),
  lateFrom: day.nullable().default(null),
  lateRate: optionalShare,
  /** The clause something is handed on out of; none: out of the residue. */
  ofKey: optionalText(40),
  takers: z.array(takerSchema).max(100).default([]),
});
export type ClauseInput = z.output<typeof clauseSchema>;

const aboutWill = {
  datedOn: day.nullable().default(null),
  place: optionalText(120),
  codicils: z
    .array(z.object({ datedOn: day.nullable().default(null), note: optionalText(500) }))
    .max(20)
    .default([]),
  survivorshipDays: z
    .int()
    .min(1, 'Enter at least 1 day.')
    .max(3650, 'Enter at most 3650 days.')
    .nullable()
    .default(null),
  noCollation: z.boolean().default(false),
  keepsFormerSpouse: z.boolean().default(false),
  forbidsTakeOver: z.boolean().default(false),
  executorFee: moneyFromZero.nullable().default(null),
  executorCapitalRate: optionalShare,
  executorIncomeRate: optionalShare,
  exemptsFromSecurity: z.boolean().default(false),
  notes: optionalText(4000),
};

export const willToSave = z.object({
  matterID: id,
  ...aboutWill,
  clauses: z.array(clauseSchema).max(300),
  /** Null for a will that is new. */
  version: version.nullable().default(null),
});
export type WillInput = z.output<typeof willToSave>;

export const willSchema = z.object({
  id,
  matterID: id,
  ...aboutWill,
  clauses: z.array(clauseSchema),
  /** What the law says of it as it stands; nothing where all is well. */
  says: z.array(lawSays),
  version,
});

/** Heirs and parts of what no will disposes of, by hand. */
export const residueToOverride = z.object({
  matterID: id,
  heirs: z.array(z.object({ partyID: id, share: writtenShare })).max(200),
  reason: optionalText(1000),
  version,
});

const agreementShape = {
  ground: z.enum(['redistribution', 's38', 'allotment'], 'Choose one of the list.'),
  datedOn: day.nullable().default(null),
  description: optionalText(2000),
  signedBy: z.array(id).max(100).default([]),
  approvedForMinors: z.boolean().nullable().default(null),
  masterConsents: z.boolean().nullable().default(null),
  securityForMinors: z.boolean().nullable().default(null),
  awards: z
    .array(z.object({ assetID: id, partyID: id, share: writtenShare }))
    .max(1000)
    .default([]),
  transfers: z
    .array(z.object({ fromID: id, toID: id, amount: moneyFromZero }))
    .max(200)
    .default([]),
};
export const agreementToSave = z.object({
  id: id.nullable().default(null),
  matterID: id,
  ...agreementShape,
  version: version.nullable().default(null),
});
export type AgreementInput = z.output<typeof agreementToSave>;
export const agreementSchema = z.object({ id, matterID: id, ...agreementShape, says: z.array(lawSays), version });
