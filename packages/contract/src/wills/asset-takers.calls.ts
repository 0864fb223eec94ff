import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { id, idInQuery, version } from '../fields';
import { ofPeople } from '../subjects';
import { allocationSchema, assetTakersSchema, awardToSave, bequestToSave, usufructToSave } from './asset-takers.schema';

const writer = allowOnMatter('Capture Matter');
const ofAsset = z.object({ assetID: idInQuery });
/** One taker of an asset, or all of them where nobody is named. */
const toRemove = z.object({ assetID: id, partyID: id.nullable().default(null), version });

/** Who takes an asset: clauses of the will and agreements of the heirs, by the asset. There is nothing kept besides. */
export const assetTakerCalls = declareChangingCalls(ofPeople, {
  getUsufructBeneficiaries: get('/api/asset/getUsufructBeneficiaries', {
    about: 'Who enjoys an asset and who owns it subject to that, by the will.',
    who: allowOnMatter(),
    query: ofAsset,
    answer: assetTakersSchema,
  }),
  getBequestBeneficiaries: get('/api/asset/getBequestBeneficiaries', {
    about: 'To whom the will bequeaths an asset, with the parts as written.',
    who: allowOnMatter(),
    query: ofAsset,
    answer: assetTakersSchema,
  }),
  getAwardBeneficiaries: get('/api/asset/getAwardBeneficiaries', {
    about: 'To whom an asset is allotted, or goes by an agreement.',
    who: allowOnMatter(),
    query: ofAsset,
    answer: assetTakersSchema,
  }),
  saveUsufructBeneficiary: post('/api/asset/saveUsufructBeneficiary', {
    about:
      'Writes the clause that gives the enjoyment of an asset to some and its ownership to others; both are needed.',
    who: writer,
    body: usufructToSave,
    answer: assetTakersSchema,
  }),
  saveBequestBeneficiary: post('/api/asset/saveBequestBeneficiary', {
    about: 'Writes the clause that bequeaths an asset, or parts of it.',
    who: writer,
    body: bequestToSave,
    answer: assetTakersSchema,
  }),
  saveAwardBeneficiary: post('/api/asset/saveAwardBeneficiary', {
    about: 'Allots an asset of the residue to heirs, in parts that come to the whole.',
    who: writer,
    body: awardToSave,
    answer: assetTakersSchema,
  }),
  deleteUsufructBeneficiary: del('/api/asset/deleteUsufructBeneficiary', {
    about: 'Takes the usufruct off an asset.',
    who: writer,
    body: toRemove,
    answer: assetTakersSchema,
  }),
  deleteBequestBeneficiary: del('/api/asset/deleteBequestBeneficiary', {
    about: 'Takes one legatee, or the whole bequest, off an asset.',
    who: writer,
    body: toRemove,
    answer: assetTakersSchema,
  }),
  deleteAwardBeneficiary: del('/api/asset/deleteAwardBeneficiary', {
    about: 'Takes the allotment of an asset back.',
    who: writer,
    body: toRemove,
    answer: assetTakersSchema,
  }),
  getAllocationByBeneficiary: get('/api/asset/getAllocationByBeneficiary', {
    about: 'What each person is given, with its value, and what is left of each asset.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: allocationSchema,
  }),
});
