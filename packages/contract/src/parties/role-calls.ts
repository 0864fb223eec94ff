import { z } from 'zod';
import { del, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery } from '../fields';
import { newPartySchema, partyAnswerSchema, partyChangeSchema } from './parties.schema';
import type { PartyRole, PartyRoleKey, partyRoles } from './registry';

const writer = allowOnMatter('Capture Matter');

/** The five calls of a role. */
export function createRoleCalls<D extends z.ZodObject>(
  key: string,
  { one, label, details, isOurs, directory }: PartyRole<D>,
) {
  // /api/auditor/add and its like add to the firm's directory; what is added to a matter has a name of its own.
  const own = directory ? `matter${key}` : key;
  const ours = isOurs || directory ? ({ ours: true } as const) : {};
  return {
    getbymatterid: get(`/api/${key}/getbymatterid`, {
      about: `${label} of a matter.`,
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: z.array(partyAnswerSchema(details)),
      ...(isOurs && ({ ours: true } as const)),
    }),
    getbyid: get(`/api/${own}/getbyid`, {
      about: `One ${one}.`,
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      answer: partyAnswerSchema(details),
      ...ours,
    }),
    add: post(`/api/${own}/add`, {
      about: `Adds a ${one}. An identity number fills the birth date and the gender.`,
      who: writer,
      body: newPartySchema(details),
      answer: partyAnswerSchema(details),
      ...ours,
    }),
    update: post(`/api/${own}/update`, {
      about: `Changes a ${one}. A conflict answers 409 with the other version.`,
      who: writer,
      body: partyChangeSchema(details),
      answer: partyAnswerSchema(details),
      ...ours,
    }),
    _delete: del(`/api/${own}/_delete`, {
      about: `Removes a ${one} from the matter.`,
      who: writer,
      body: z.object({ id }),
      answer: done,
      ...ours,
    }),
  };
}

type PartyRoleVerb = keyof ReturnType<typeof createRoleCalls>;
type PartyRoleVerbs<R> = R extends PartyRole<infer D> ? ReturnType<typeof createRoleCalls<D>> : never;

/** `spouse.getbymatterid`, `spouse.add`, …: every call of every role, exactly typed. */
export type PartyCalls = {
  readonly [
    P in `${PartyRoleKey}.${PartyRoleVerb}`
  ]: P extends `${infer K extends PartyRoleKey}.${infer V extends PartyRoleVerb}`
    ? PartyRoleVerbs<(typeof partyRoles)[K]>[V]
    : never;
};
