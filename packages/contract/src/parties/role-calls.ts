import { z } from 'zod';
import { del, get, onMatter, post } from '../call';
import { done, id, idInQuery } from '../fields';
import { newParty, partyAnswer, partyChange } from './parties.schema';
import type { PartyRole, PartyRoleKey, partyRoles } from './registry';

const writer = onMatter('Capture Matter');

/** The five calls of a role. */
export function verbsOf<D extends z.ZodObject>(key: string, { one, label, details, isOurs, directory }: PartyRole<D>) {
  // /api/auditor/add and its like add to the firm's directory; what is added to a matter has a name of its own.
  const own = directory ? `matter${key}` : key;
  const ours = isOurs || directory ? ({ ours: true } as const) : {};
  return {
    getbymatterid: get(`/api/${key}/getbymatterid`, {
      about: `${label} of a matter.`,
      who: onMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: z.array(partyAnswer(details)),
      ...(isOurs && ({ ours: true } as const)),
    }),
    getbyid: get(`/api/${own}/getbyid`, {
      about: `One ${one}.`,
      who: onMatter(),
      query: z.object({ id: idInQuery }),
      answer: partyAnswer(details),
      ...ours,
    }),
    add: post(`/api/${own}/add`, {
      about: `Adds a ${one}. An identity number fills the birth date and the gender.`,
      who: writer,
      body: newParty(details),
      answer: partyAnswer(details),
      ...ours,
    }),
    update: post(`/api/${own}/update`, {
      about: `Changes a ${one}. A conflict answers 409 with the other version.`,
      who: writer,
      body: partyChange(details),
      answer: partyAnswer(details),
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

type Verb = keyof ReturnType<typeof verbsOf>;
type Verbs<R> = R extends PartyRole<infer D> ? ReturnType<typeof verbsOf<D>> : never;

/** `spouse.getbymatterid`, `spouse.add`, …: every call of every role, exactly typed. */
export type PartyCalls = {
  readonly [P in `${PartyRoleKey}.${Verb}`]: P extends `${infer K extends PartyRoleKey}.${infer V extends Verb}`
    ? Verbs<(typeof partyRoles)[K]>[V]
    : never;
};
