import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useRead } from '../../client/hooks';
import type { FieldOption } from '../../ui/fields/field';

export interface DetailsChoices {
  readonly masterOffices: readonly FieldOption[];
  readonly magistrateOffices: readonly FieldOption[];
  readonly colleagues: readonly FieldOption[];
}

const options = (rows: readonly { id: number; name: string }[] | undefined): FieldOption[] =>
  (rows ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** What the selects of the details tab offer. */
export function useDetailsChoices(): DetailsChoices {
  const masters = useRead(directoryCalls['masteroffice.getlist'], { take: 1000 } as never, { quiet: true });
  const magistrates = useRead(directoryCalls['magistrateoffice.getlist'], { take: 1000 } as never, { quiet: true });
  const colleagues = useRead(matterCalls.getColleagues, undefined, { quiet: true });
  return {
    masterOffices: options(masters.data?.rows as { id: number; name: string }[] | undefined),
    magistrateOffices: options(magistrates.data?.rows as { id: number; name: string }[] | undefined),
    colleagues: options(colleagues.data),
  };
}
