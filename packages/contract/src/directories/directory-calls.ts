import { z } from 'zod';
import { del, allowFirm, get, post } from '../call';
import { done, idInQuery, paging } from '../fields';
import {
  entryChangeSchema,
  type Directory,
  entrySchema,
  entryValuesSchema,
  type DirectoryRegistry,
  savedEntrySchema,
} from './directory';

/** What every list of a directory may be asked. */
export const listQuery = (directory: Directory) =>
  z.object({
    ...paging,
    take: paging.take.unwrap().default(directory.take),
    sortModelColId: z.enum(['id', ...Object.keys(directory.fields)], 'Sort by a column of the list.').optional(),
    sortModelSort: z.enum(['asc', 'desc']).default('asc'),
    ...directory.asks,
  });

/** A page of a list. A search that finds much is not counted to its end: `total` is then at least so many. */
const listAnswer = (directory: Directory) =>
  z.object({
    rows: z.array(entrySchema(directory, directory.adds)),
    total: z.int(),
    isMore: z.literal(true).optional(),
  });

/** The five calls of a directory. */
export function createDirectoryCalls(key: string, directory: Directory) {
  const ours = directory.isOurs ? ({ ours: true } as const) : {};
  const write = allowFirm(...directory.write);
  return {
    getlist: get(`/api/${key}/${directory.list}`, {
      about: `${directory.label}: searched, sorted and paged.`,
      who: allowFirm(),
      query: listQuery(directory),
      answer: listAnswer(directory),
      ...ours,
    }),
    getbyid: get(`/api/${key}/getbyid`, {
      about: `One ${directory.one}.`,
      who: allowFirm(),
      query: z.object({ id: idInQuery }),
      answer: entrySchema(directory),
      ...ours,
    }),
    add: post(`/api/${key}/add`, {
      about: `Adds a ${directory.one}. Warnings come with the answer; they do not keep it from being saved.`,
      who: write,
      body: entryValuesSchema(directory),
      answer: savedEntrySchema(directory),
      ...ours,
    }),
    update: post(`/api/${key}/update`, {
      about: `Changes a ${directory.one}. A conflict answers 409 with the entry as it stands.`,
      who: write,
      body: entryChangeSchema(directory),
      answer: savedEntrySchema(directory),
      ...ours,
    }),
    _delete: del(`/api/${key}/_delete`, {
      about: `Deletes a ${directory.one} that is used nowhere.`,
      who: write,
      query: z.object({ id: idInQuery }),
      answer: done,
      ...ours,
    }),
  };
}

export type DirectoryVerbs = ReturnType<typeof createDirectoryCalls>;

/** `auctioneer.getlist`, `auctioneer.add`, …: every call of every directory, by name. */
export type DirectoryCalls<R extends DirectoryRegistry> = {
  readonly [
    P in `${keyof R & string}.${keyof DirectoryVerbs}`
  ]: P extends `${string}.${infer V extends keyof DirectoryVerbs}` ? DirectoryVerbs[V] : never;
};

export const declareDirectoryCalls = <const R extends DirectoryRegistry>(registry: R): DirectoryCalls<R> =>
  Object.fromEntries(
    Object.entries(registry).flatMap(([key, directory]) =>
      Object.entries(createDirectoryCalls(key, directory)).map(([verb, call]) => [`${key}.${verb}`, call]),
    ),
  ) as DirectoryCalls<R>;
