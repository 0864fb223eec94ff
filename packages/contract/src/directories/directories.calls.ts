import { z } from 'zod';
import { calls, del, firm, get, post } from '../call';
import { done, id, idInQuery } from '../fields';
import { entrySchema } from './directory';
import { directoryCallsOf } from './directory-calls';
import { toolsFor } from './directory-tools';
import { directories, directoryKeys } from './registry';
import { trusteeChange, trusteeSchema, trusteeValues } from './trustees.schema';

/** The five calls of each directory, by `directory.verb`. */
export const directoryCalls = directoryCallsOf(directories);

/** Where used, CSV and import, for every directory. */
export const directoryToolCalls = calls(toolsFor(directoryKeys));

/** What single directories have beyond the five. */
export const directorySpecialCalls = calls({
  getbycreditorid: post('/api/creditor/getbycreditorid', {
    about: 'One creditor, asked by POST.',
    who: firm(),
    body: z.object({ id }),
    answer: entrySchema(directories.creditor),
  }),
  getbyintermediary: get('/api/globalcreditor/getbyintermediary', {
    about: "All of the firm's global creditors, by name.",
    who: firm(),
    answer: z.array(entrySchema(directories.globalcreditor)),
  }),
  getregionlist: get('/api/masteroffice/getregionlist', {
    about: "The regions that have a Master's office.",
    who: firm(),
    answer: z.array(z.object({ region: z.string(), country: z.string().nullable(), offices: z.int() })),
  }),
  getTrusteeList: get('/api/jointappointee/getTrusteeList', {
    about: 'The trustees of a joint appointee.',
    who: firm(),
    query: z.object({ jointAppointeeID: idInQuery }),
    answer: z.array(trusteeSchema),
  }),
  addTrustee: post('/api/jointappointee/addTrustee', {
    who: firm('Admin'),
    body: trusteeValues,
    answer: trusteeSchema,
  }),
  updatetrustee: post('/api/jointappointee/updatetrustee', {
    who: firm('Admin'),
    body: trusteeChange,
    answer: trusteeSchema,
  }),
  deletetrustee: del('/api/jointappointee/deletetrustee', {
    who: firm('Admin'),
    query: z.object({ id: idInQuery }),
    answer: done,
  }),
});
