import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';

/** What each part beside an entry's fields is given. */
export interface EntryPartProps {
  readonly kit: DirectoryScreenKit;
  readonly entry: DirectoryEntry;
  readonly mayChange: boolean;
}
