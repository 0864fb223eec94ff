import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import type { Directory, DirectoryEntry } from '@boedel/contract/directories/directory';
import type { DirectoryVerbs } from '@boedel/contract/directories/directory-calls';
import { type DirectoryKey, findDirectory } from '@boedel/contract/directories/registry';

export type { DirectoryEntry };

/** All that the generic screens need to know of one directory. */
export interface DirectoryScreenKit {
  readonly key: DirectoryKey;
  readonly directory: Directory;
  readonly calls: DirectoryVerbs;
  /** English; shown through `t`. */
  readonly label: string;
  readonly one: string;
}

/** A directory by its key. In Curatorship those who are executors elsewhere are tutors and curators. */
export function buildDirectoryKit(key: DirectoryKey, systemType = 0): DirectoryScreenKit {
  const directory = findDirectory(key);
  const calls: DirectoryVerbs = {
    getlist: directoryCalls[`${key}.getlist`],
    getbyid: directoryCalls[`${key}.getbyid`],
    add: directoryCalls[`${key}.add`],
    update: directoryCalls[`${key}.update`],
    _delete: directoryCalls[`${key}._delete`],
  };
  const named = systemType === kinds.curatorship ? (directory.inCuratorship ?? directory) : directory;
  return {
    key,
    directory,
    calls,
    label: named.label,
    one: named.one,
  };
}

/** The address of an entry's own page, where the directory has such pages. `new` is the page that adds one. */
export const toEntryAddress = ({ directory }: DirectoryScreenKit, id: number | 'new'): string | undefined =>
  directory.routes?.detail?.replace(/\{\w+\}/, `${id}`);
