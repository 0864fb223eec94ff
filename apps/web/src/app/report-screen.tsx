import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { AccountTab } from '../areas/estate-account/account-tab';
import { ProjectedAccountTab } from '../areas/estate-account/projected-account-tab';
import { InsolvencyAccountTab } from '../areas/estate-account/insolvency-account-tab';
import { BeforeLodging } from '../areas/lodging/before-lodging';
import { ReportTabs } from '../areas/lodging/report-tabs';
import { PlanCompared } from '../areas/lodging/plan-compared';
import { LodgedAccounts } from '../areas/lodging/lodged-accounts';
import { CuratorReportScreen } from './curator-report-screen';
import { TrustReportTab } from '../areas/trust-money/trust-report-tab';
import { useMatter } from '../ui/the-matter';

/** The account of the matter, as its kind has it. */
export function ReportScreen() {
  const { systemTypeID } = useMatter();
  if (systemTypeID === systemType.curatorship) return <CuratorReportScreen />;
  if (systemTypeID === systemType.flowConsult) return <ProjectedAccountTab />;
  if (systemTypeID === systemType.trust) return <TrustReportTab />;
  return systemTypeID === systemType.liquidation ? <InsolvencyReportScreen /> : <EstateReportScreen />;
}

/** The account of an insolvent estate with those that were lodged of it, and what follows. */
const InsolvencyReportScreen = () => <ReportTabs account={<TheInsolvencyAccount />} />;

function TheInsolvencyAccount() {
  const { id: matterID } = useMatter();
  return (
    <InsolvencyAccountTab
      renderAround={({ title, kind, language, isReady }, account) => (
        <LodgedAccounts
          isReady={isReady}
          compareAs={kind}
          lodge={{ call: lodgingCalls.lodgeInsolvency, body: { matterID, kind, language }, title }}
        >
          {account}
        </LodgedAccounts>
      )}
    />
  );
}

/** The account of a deceased estate with those that were lodged of it. */
const EstateReportScreen = () => <ReportTabs account={<TheAccount />} />;

function TheAccount() {
  const { id: matterID } = useMatter();
  return (
    <AccountTab
      renderAround={({ title, kind, language, holdBack, isDrawn, isReady }, account) => (
        <LodgedAccounts
          isReady={isReady}
          compareAs={kind}
          holdBack={holdBack}
          lodge={{
            call: lodgingCalls.lodgeEstate,
            body: { matterID, kind, language, holdBack },
            title,
            checked: { matterID, kind, holdBack },
          }}
        >
          {!isDrawn && account}
          <BeforeLodging about={{ matterID, kind, holdBack }} isDrawn={isDrawn} />
          <PlanCompared matterID={matterID} />
          {isDrawn && account}
        </LodgedAccounts>
      )}
    />
  );
}
