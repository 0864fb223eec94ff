import type { Call } from '@boedel/contract/call';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import type { Directory } from '@boedel/contract/directories/directory';
import { type DirectoryKey, directoryNamed } from '@boedel/contract/directories/registry';
import { settingsLabel } from '@boedel/contract/fixed/menus';
import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { keyOf } from '../../client/hooks';
import { phrase } from '../../i18n/t';

/** An entry of any directory as the wire has it: its fields by name, and what every entry has. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly ownedBy: 'firm' | 'provider';
  readonly version: number;
  readonly [field: string]: unknown;
}

type Speaking<T extends object> = Call & { [K in keyof T]: z.ZodType<T[K], T[K]> };

/** The five calls of a directory; what they carry is decided by its fields, so here they speak of entries. */
export interface EntryCalls {
  readonly getlist: Speaking<{
    query: { skip?: number; take?: number; searchString?: string };
    answer: { rows: Entry[]; total: number };
  }>;
  readonly getbyid: Speaking<{ query: { id: number }; answer: Entry }>;
  readonly add: Speaking<{ body: object; answer: Entry }>;
  readonly update: Speaking<{ body: object; answer: Entry }>;
  readonly _delete: Speaking<{ query: { id: number }; answer: { done: true } }>;
}

/** All that the generic screens need to know of one directory. */
export interface DirectoryKit {
  readonly key: DirectoryKey;
  readonly directory: Directory;
  readonly calls: EntryCalls;
  /** English; shown through `t`. */
  readonly label: string;
  readonly one: string;
  /** What a change of an entry makes out of date. */
  readonly changes: readonly QueryKey[];
}

const curatorship = 3;

/** A directory by its key. In Curatorship those who are executors elsewhere are tutors and curators. */
export function kitOf(key: DirectoryKey, systemType = 0): DirectoryKit {
  const directory = directoryNamed(key);
  const named = directoryCalls as unknown as Readonly<Record<string, Call>>;
  const verbs = ['getlist', 'getbyid', 'add', 'update', '_delete'] as const;
  const calls = Object.fromEntries(verbs.map((verb) => [verb, named[`${key}.${verb}`]])) as unknown as EntryCalls;
  const isCurators = key === 'globalexecutor' && systemType === curatorship;
  return {
    key,
    directory,
    calls,
    label: isCurators ? settingsLabel['/globalexecutors']['3'] : directory.label,
    one: isCurators ? phrase('tutor or curator') : directory.one,
    changes: [keyOf(calls.getlist), keyOf(calls.getbyid)],
  };
}

/** The address of an entry's own page, where the directory has such pages. `new` is the page that adds one. */
export const entryAddress = ({ directory }: DirectoryKit, id: number | 'new'): string | undefined =>
  directory.routes?.detail?.replace(/\{\w+\}/, `${id}`);
