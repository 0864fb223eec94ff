import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { CuratorAccountTab } from '../areas/curator-account/curator-account-tab';
import { CuratorReport } from '../areas/curator-account/curator-report';
import { LodgedAccounts } from '../areas/lodging/lodged-accounts';
import { useMatter } from '../ui/the-matter';

/** What is reported of a curatorship; its account with those that were lodged of it. */
export const CuratorReportScreen = () => <CuratorReport account={<Account />} />;

function Account() {
  const { id: matterID } = useMatter();
  return (
    <CuratorAccountTab
      renderAround={({ number, title, language, isReady, open }, account) => (
        <LodgedAccounts
          isReady={isReady}
          lodge={{
            call: lodgingCalls.lodgeCurator,
            body: { matterID, accountNumber: number, language },
            title,
            points: open.map(({ id, says }) => ({ id, message: says })),
          }}
        >
          {account}
        </LodgedAccounts>
      )}
    />
  );
}
