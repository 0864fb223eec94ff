import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { CuratorAccountTab } from '../areas/curator-account/curator-account-tab';
import { LodgedAccounts } from '../areas/lodging/lodged-accounts';
import { useMatter } from '../ui/the-matter';

/** The account of a curatorship with those that were lodged of it. */
export function CuratorReportScreen() {
  const { id: matterID } = useMatter();
  return (
    <CuratorAccountTab
      renderAround={({ number, title, language, isReady }, account) => (
        <LodgedAccounts
          isReady={isReady}
          lodge={{ call: lodgingCalls.lodgeCurator, body: { matterID, accountNumber: number, language }, title }}
        >
          {account}
        </LodgedAccounts>
      )}
    />
  );
}
