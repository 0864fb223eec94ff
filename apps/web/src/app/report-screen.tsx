import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { AccountTab } from '../areas/estate-account/account-tab';
import { BeforeLodging } from '../areas/lodging/before-lodging';
import { ReportTabs } from '../areas/lodging/report-tabs';
import { LodgedAccounts } from '../areas/lodging/lodged-accounts';
import { CuratorReportScreen } from './curator-report-screen';
import { useMatter } from '../ui/the-matter';

/** The account of the matter, as its kind has it. */
export function ReportScreen() {
  const { systemTypeID } = useMatter();
  return systemTypeID === systemType.curatorship ? <CuratorReportScreen /> : <EstateReportScreen />;
}

/** The account of a deceased estate with those that were lodged of it. */
const EstateReportScreen = () => <ReportTabs account={<TheAccount />} />;

function TheAccount() {
  const { id: matterID } = useMatter();
  return (
    <AccountTab
      renderAround={({ title, kind, language, holdBack, isReady }, account) => (
        <LodgedAccounts
          isReady={isReady}
          compareAs={kind}
          lodge={{ call: lodgingCalls.lodgeEstate, body: { matterID, kind, language, holdBack }, title }}
        >
          <BeforeLodging />
          {account}
        </LodgedAccounts>
      )}
    />
  );
}
