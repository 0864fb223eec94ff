import { endings, marriageContracts, marriageKinds } from '@boedel/domain/marriages/marriage-record';
import { z } from 'zod';
import { day, id, instant, money, optionalText, privateNumber, text, version } from '../fields';
import { partyWarning } from '../parties/parties.schema';
import { partyFields } from '../parties/party.fields';
import { toSchemas } from '../record/schemas';
import { plainMessageSchema, messageSchema } from '../message.schema';
import { personFields } from './person.fields';

/** A parent of somebody, among the people of the same matter. */
export const parentSchema = z.object({
  parentID: id,
  kind: z.enum(['birth', 'adoption']).default('birth'),
  /** By birth, and married to the adoptive parent at the adoption: stays a parent. */
  stays: z.boolean().default(false),
});
export type ParentInput = z.output<typeof parentSchema>;

/** Everything somebody of a matter is asked. */
export const personShape = {
  ...toSchemas(partyFields),
  ...toSchemas(personFields),
  guardian: optionalText(160),
  isResident: z.boolean().nullable().default(null),
};
const parents = z.array(parentSchema).max(8);

export const newBeneficiary = z.object({
  matterID: id,
  ...personShape,
  /** Somebody captured in this matter already, who takes too. */
  partyID: id.nullable().default(null),
  /** The entry of the firm's global beneficiaries it was taken from. */
  globalID: id.nullable().default(null),
  /** Somebody known in the firm, whose record this is. */
  knownID: id.nullable().default(null),
  parents: parents.default([]),
});
export const beneficiaryChange = z.object({
  id,
  ...personShape,
  globalID: id.nullable().default(null),
  /** Left out, the parents stay as they are. */
  parents: parents.optional(),
  version,
});

/** A sentence of the law beside what it is about. */
export const lawSays = z.object({
  field: z.string(),
  sentence: z.string(),
  said: plainMessageSchema.optional(),
  section: z.string().nullable(),
});
export type FamilyLawRemark = z.output<typeof lawSays>;

export const beneficiarySchema = z.object({
  id,
  matterID: id,
  role: z.string(),
  ...personShape,
  globalID: id.nullable(),
  knownID: id,
  /** As lists show it: 'Van der Merwe, Jacobus Petrus'. */
  listName: z.string(),
  parents: z.array(parentSchema),
  isMinor: z.boolean(),
  hasSurvived: z.boolean(),
  /** Outlived the deceased by fewer days than the will asks, and so takes nothing under it. */
  diedTooSoon: z.boolean(),
  /** Degree of relationship to whom the matter is about; null for a stranger, a body or a relative by marriage. */
  degree: z.int().nullable(),
  /** 'child', 'grandchild', 'spouse', read from parents and marriages. */
  kinship: z.string().nullable(),
  /** Living issue that would step in, where this person did not survive. */
  issue: z.array(id),
  /** What somebody takes by: the will, the law, an agreement. */
  takesBy: z.array(z.enum(['will', 'intestacy', 'hand', 'agreement', 'policy'])),
  /** Where a minor's money goes. */
  paidTo: z.string().nullable(),
  warnings: z.array(partyWarning),
  version,
});
export type Beneficiary = z.output<typeof beneficiarySchema>;

/** A person of the tree. Somebody new has a key of their own making, by which parents and marriages point at them. */
export const treePerson = z.object({
  key: text(40),
  id: id.nullable().default(null),
  ...personShape,
  /** Of somebody new to the matter who is known in the firm. */
  knownID: id.nullable().default(null),
  parents: z
    .array(
      z.object({
        key: text(40),
        kind: z.enum(['birth', 'adoption']).default('birth'),
        stays: z.boolean().default(false),
      }),
    )
    .max(8)
    .default([]),
});
export type FamilyTreePerson = z.output<typeof treePerson>;

/** A marriage of whom the matter is about, as far as the tree draws it; the rest stays on its record. */
export const treeMarriage = z.object({
  id: id.nullable().default(null),
  spouse: text(40),
  kind: z.enum(marriageKinds, 'Choose one of the list.').default('civil marriage'),
  contract: z.enum(marriageContracts, 'Choose one of the list.').nullable().default(null),
  marriedDate: day.nullable().default(null),
  endedBy: z.enum(endings, 'Choose one of the list.').nullable().default(null),
  endedDate: day.nullable().default(null),
  recognition: z.enum(['recognised', 'not recognised'], 'Choose one of the list.').nullable().default(null),
});
export type TreeMarriage = z.output<typeof treeMarriage>;

/** The whole family. Whom the matter is about has the key 'main'. Who is left out stays as is; who goes is named. */
export const familyToSave = z.object({
  matterID: id,
  mainParents: treePerson.shape.parents,
  people: z.array(treePerson).max(500),
  marriages: z.array(treeMarriage).max(20),
  removes: z.array(id).max(500).default([]),
  removesMarriages: z.array(id).max(20).default([]),
  relativesSought: z.boolean().default(false),
  /** Of the family as it was read. */
  version,
});
export type FamilyInput = z.output<typeof familyToSave>;

export const heirSchema = z.object({
  partyID: id,
  /** Of what no will disposes of; absent where the spouse's minimum breaks the proportions. */
  share: z.string().nullable(),
  amount: money,
  /** Those the heir represents. */
  through: z.array(id),
});

/** The family as drawn, with what the law makes of it. */
export const intestateTreeSchema = z.object({
  matterID: id,
  deceased: z.object({
    id,
    name: z.string(),
    bornOn: day.nullable(),
    diedOn: day.nullable(),
    parents: z.array(parentSchema),
  }),
  people: z.array(beneficiarySchema),
  marriages: z.array(treeMarriage.extend({ id, spouse: z.string(), isCurrent: z.boolean() })),
  relativesSought: z.boolean(),
  /** Put in by hand in place of the heirs of the law. */
  override: z
    .object({ reason: z.string().nullable(), heirs: z.array(z.object({ partyID: id, share: z.string() })) })
    .nullable(),
  /** How the law divides, by its section; null while something stands in the way. */
  division: z
    .object({
      shape: z.string(),
      section: z.string(),
      /** What the shares were worked out over: the free residue as it stands, or R1 000 000 while it is not known. */
      over: money,
      isExample: z.boolean(),
      heirs: z.array(heirSchema),
      toGuardiansFund: z.boolean(),
    })
    .nullable(),
  /** What the account gives each person as the estate stands; nothing while it cannot be drawn. */
  accountAwards: z.array(z.object({ partyID: id, byRight: money, asHeir: money })).nullable(),
  says: z.array(lawSays),
  version,
});
export type IntestateTree = z.output<typeof intestateTreeSchema>;

export const globalBeneficiarySchema = z.object({
  id,
  name: z.string(),
  kind: z.string().nullable(),
  idNumber: privateNumber(20),
  registrationNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isResident: z.boolean(),
  /** The party of the matter it was taken into, where a matter is asked about. */
  partyID: id.nullable(),
});

export const foreignChecksSchema = z.array(
  z.object({
    partyID: id,
    name: z.string(),
    isResident: z.boolean().nullable(),
    /** Of the person's record, for the answer to where somebody lives. */
    version,
    checks: z.array(
      z.object({
        what: z.string(),
        isDone: z.boolean(),
        /** Seen to by somebody, who ticks it; the others are read from the record. */
        isByHand: z.boolean(),
        said: messageSchema,
        section: z.string().nullable(),
        /** Who ticked it, when, and what was noted. */
        done: z.object({ by: z.string(), at: instant, note: z.string().nullable() }).nullable(),
      }),
    ),
  }),
);
