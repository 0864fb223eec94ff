import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import { useRead } from '../../client/hooks';
import { usePerson } from '../../ui/access';
import type { FieldOption } from '../../ui/fields/field';

export interface DetailsChoices {
  readonly masterOffices: readonly FieldOption[];
  readonly magistrateOffices: readonly FieldOption[];
  readonly colleagues: readonly FieldOption[];
  readonly labels: readonly FieldOption[];
}

const toOptions = (rows: readonly { id: number; name: string }[] | undefined): FieldOption[] =>
  (rows ?? []).map(({ id, name }) => ({ value: id, label: name }));

const everything = { take: 1000 };

/** What the selects of the list and the details offer. People who see single matters are not asked about the firm's lists. */
export function useDetailsChoices(matterID?: number): DetailsChoices {
  const person = usePerson();
  const [offices, courts] = [directoryCalls['masteroffice.getlist'], directoryCalls['magistrateoffice.getlist']];
  const quiet = { quiet: true };
  const masters = useRead(offices, everything, { ...quiet, enabled: mayCall(offices.who, person) });
  const magistrates = useRead(courts, everything, { ...quiet, enabled: mayCall(courts.who, person) });
  const labels = useRead(
    labelCalls.getMatterLabels,
    {},
    { ...quiet, enabled: mayCall(labelCalls.getMatterLabels.who, person) },
  );
  const colleagues = useRead(matterCalls.getColleagues, matterID === undefined ? {} : { matterID }, quiet);
  return {
    masterOffices: toOptions(masters.data?.rows),
    magistrateOffices: toOptions(magistrates.data?.rows),
    colleagues: toOptions(colleagues.data),
    labels: toOptions(labels.data),
  };
}
