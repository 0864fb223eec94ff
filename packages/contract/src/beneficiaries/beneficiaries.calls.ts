import { tickedChecks } from '@boedel/domain/beneficiaries/foreign-checks';
import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, optionalText, paging, version } from '../fields';
import { ofPeople } from '../subjects';
import { residueToOverride } from '../wills/wills.schema';
import {
  beneficiaryChange,
  beneficiarySchema,
  familyToSave,
  foreignChecksSchema,
  globalBeneficiarySchema,
  intestateTreeSchema,
  newBeneficiary,
} from './beneficiaries.schema';

const writer = allowOnMatter('Capture Matter');
const ofMatter = z.object({ matterID: idInQuery });

export const beneficiaryCalls = declareChangingCalls(ofPeople, {
  getbymatterid: get('/api/beneficiary/getbymatterid', {
    about: 'Everybody of the family and the will: relationship, degree, minors, what each takes by.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(beneficiarySchema),
  }),
  getbyid: get('/api/beneficiary/getbyid', {
    who: allowOnMatter(),
    query: z.object({ id: idInQuery }),
    answer: beneficiarySchema,
  }),
  getGlobalList: get('/api/beneficiary/getGlobalList', {
    about: "The firm's global beneficiaries; with a matter, which of them it has.",
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery.optional(), ...paging }),
    answer: z.object({ rows: z.array(globalBeneficiarySchema), total: z.int() }),
  }),
  getIntestateTree: get('/api/beneficiary/getIntestateTree', {
    about: 'The family with its marriages, and the heirs the law finds among them, share and section.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: intestateTreeSchema,
  }),
  getForeignChecks: get('/api/beneficiary/getForeignChecks', {
    about: 'What must be seen to before somebody who lives abroad is paid.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: foreignChecksSchema,
  }),
  add: post('/api/beneficiary/add', {
    about: 'Adds somebody who takes. Who is captured in the matter already is taken as is, never a second time.',
    who: writer,
    body: newBeneficiary,
    answer: beneficiarySchema,
  }),
  update: post('/api/beneficiary/update', {
    about: 'Changes somebody of the family or the will. A conflict answers 409 with the other version.',
    who: writer,
    body: beneficiaryChange,
    answer: beneficiarySchema,
  }),
  associate: post('/api/beneficiary/associate', {
    about: 'Takes a global beneficiary of the firm into a matter.',
    who: writer,
    body: z.object({
      beneficiaryID: id,
      matterID: id,
      relationshipType: optionalText(80),
      dateOfBeneficialOwner: day.nullable().default(null),
      trustBeneficialOwnerGrounds: optionalText(500),
      beneficiaryRights: optionalText(500),
    }),
    answer: beneficiarySchema,
  }),
  dissociate: post('/api/beneficiary/dissociate', {
    about: 'Takes a global beneficiary out of a matter again, unless something is awarded.',
    who: writer,
    body: z.object({ beneficiaryID: id, matterID: id }),
    answer: done,
  }),
  saveIntestateTree: post('/api/beneficiary/saveIntestateTree', {
    about: 'Saves the family in one go: people, whose children they are, marriages. All of it or nothing.',
    who: writer,
    body: familyToSave,
    answer: intestateTreeSchema,
  }),
  overrideFreeResidue: post('/api/beneficiary/overrideFreeResidue', {
    about:
      'Puts heirs and parts of the free residue in by hand, with the reason; without heirs the law finds them again.',
    who: writer,
    body: residueToOverride,
    answer: intestateTreeSchema,
  }),
  setForeignCheck: post('/api/beneficiary/setForeignCheck', {
    about: 'Ticks a check before payment abroad, with who and when; or takes the tick off again.',
    ours: true,
    who: writer,
    body: z.object({
      id,
      what: z.enum(tickedChecks, 'Choose one of the list.'),
      isDone: z.boolean(),
      note: optionalText(300),
    }),
    answer: foreignChecksSchema,
  }),
  setResidentFlag: post('/api/beneficiary/setResidentFlag', {
    about: 'Whether somebody lives in the country; null where it is not known.',
    who: writer,
    body: z.object({ id, isResident: z.boolean().nullable(), version }),
    answer: beneficiarySchema,
  }),
  _delete: del('/api/beneficiary/_delete', {
    about: 'Removes somebody, unless a will, an award or a policy names that person.',
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
});
