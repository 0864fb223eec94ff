import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { projectionCalls, scenarioCalls } from '@boedel/contract/die-today/die-today.calls';
import { scenarios } from '@boedel/contract/die-today/scenario.record';
import { useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { usePeople } from '../../client/record/people-choices';
import { WhatStops } from '../../client/what-stops';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { SideBySide } from './side-by-side';

const kit = kitOf(scenarios, scenarioCalls);

/** Copies of the plan with named changes, and what each would make of it. */
export function ScenariosTab() {
  const { id: matterID } = useMatter();
  const people = usePeople(matterID);
  const assets = (useRead(assetLineCalls.getLines, { matterID }, { quiet: true }).data?.rows ?? []).map(
    ({ id, name }) => ({ value: id, label: name }),
  );
  const read = useRead(projectionCalls.compare, { matterID }, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle title={t('Scenarios')} about={t('what if something were different')} />
      <MatterRecordSection
        kit={kit}
        none={t('There is none yet. Add one to see what a policy, a sale or another will would change.')}
        links={{
          coverToID: people,
          leftToID: people,
          residueToID: people,
          soldAssetID: assets,
          leftAssetID: assets,
          trustAssetID: assets,
        }}
      />
      <Loaded read={read}>
        {(compared) =>
          compared.stopping.length > 0 ? (
            <WhatStops
              matterID={matterID}
              title={t('What is still needed before this can be shown')}
              stopping={compared.stopping}
            />
          ) : (
            <SideBySide compared={compared} />
          )
        }
      </Loaded>
    </>
  );
}
