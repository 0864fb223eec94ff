import { z } from 'zod';
import { declareCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery } from '../fields';
import { entrySchema } from './directory';
import { declareDirectoryCalls } from './directory-calls';
import { createDirectoryTools } from './directory-tools';
import { directories, directoryKeys } from './registry';
import { trusteeChange, trusteeSchema, trusteeValues } from './trustees.schema';

/** The five calls of each directory, by `directory.verb`. */
export const directoryCalls = declareDirectoryCalls(directories);

/** Where used, CSV and import, for every directory. */
export const directoryToolCalls = declareCalls(createDirectoryTools(directoryKeys));

const ofMatter = z.object({ matterID: idInQuery });
const creditors = z.array(entrySchema(directories.creditor));
const agents = z.array(entrySchema(directories.director));
const creditorLink = z.object({ matterID: id, creditorID: id });
const agentLink = z.object({ matterID: id, directorID: id });

/** The creditors of a matter, and the Legal Agents who act in it. */
export const directoryOfMatterCalls = declareCalls({
  getbymatterid: get('/api/creditor/getbymatterid', {
    about: 'The creditors of a matter, by name.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: creditors,
  }),
  linkCreditor: post('/api/creditor/linktomatter', {
    about: 'Makes a creditor one of a matter.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: creditorLink,
    answer: creditors,
  }),
  unlinkCreditor: post('/api/creditor/unlinkfrommatter', {
    about: 'Takes a creditor off a matter; it stays in the directory.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: creditorLink,
    answer: creditors,
  }),
  getListByMatterID: get('/api/director/getListByMatterID', {
    about: 'The Legal Agents who act in a matter, by name.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: agents,
  }),
  linkDirector: post('/api/director/linktomatter', {
    about: 'Makes a Legal Agent one of those who act in a matter.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: agentLink,
    answer: agents,
  }),
  unlinkDirector: post('/api/director/unlinkfrommatter', {
    about: 'Takes a Legal Agent off a matter.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: agentLink,
    answer: agents,
  }),
});

/** What single directories have beyond the five. */
export const directorySpecialCalls = declareCalls({
  getbycreditorid: post('/api/creditor/getbycreditorid', {
    changes: 'nothing',
    about: 'One creditor, asked by POST.',
    who: allowFirm(),
    body: z.object({ id }),
    answer: entrySchema(directories.creditor),
  }),
  getbyintermediary: get('/api/globalcreditor/getbyintermediary', {
    about: "All of the firm's global creditors, by name.",
    who: allowFirm(),
    answer: z.array(entrySchema(directories.globalcreditor)),
  }),
  getregionlist: get('/api/masteroffice/getregionlist', {
    about: "The regions that have a Master's office.",
    who: allowFirm(),
    answer: z.array(z.object({ region: z.string(), country: z.string().nullable(), offices: z.int() })),
  }),
  getTrusteeList: get('/api/jointappointee/getTrusteeList', {
    about: 'The trustees of a joint appointee.',
    who: allowFirm(),
    query: z.object({ jointAppointeeID: idInQuery }),
    answer: z.array(trusteeSchema),
  }),
  addTrustee: post('/api/jointappointee/addTrustee', {
    who: allowFirm('Admin'),
    body: trusteeValues,
    answer: trusteeSchema,
  }),
  updatetrustee: post('/api/jointappointee/updatetrustee', {
    who: allowFirm('Admin'),
    body: trusteeChange,
    answer: trusteeSchema,
  }),
  deletetrustee: del('/api/jointappointee/deletetrustee', {
    who: allowFirm('Admin'),
    query: z.object({ id: idInQuery }),
    answer: done,
  }),
});
