import type { DirectoryKit, Entry } from './directories.queries';

/** What each part beside an entry's fields is given. */
export interface EntryPartProps {
  readonly kit: DirectoryKit;
  readonly entry: Entry;
  readonly mayChange: boolean;
}
