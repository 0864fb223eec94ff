import { companyCalls, organisationCalls, settingCalls } from '@boedel/contract/firm/firm.calls';
import { companyChangeSchema, companyFields } from '@boedel/contract/firm/firm.schema';
import { signInRulesSchema } from '@boedel/contract/firm/settings.schema';
import type { ReactNode } from 'react';
import { OwnAccountChanges } from '../../client/account-confirmations';
import { useCall, useRead } from '../../client/hooks';
import { revealOf } from '../../client/reveal';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import type { FieldSection } from '../../ui/fields/field';
import { PageTabs } from '../../ui/page-tabs';
import { PageTitle } from '../../ui/page-title';
import { RecordPage } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { ColourCard } from './colour-card';
import { companySections, frequencyOptions, letterSections, matterSections } from './firm.fields';
import { batchSchema, createOrganisationSchema } from './organisation-schema';
import { MonthDayControl, WeekdayControl } from './schedule-controls';
import { SignatoryCard } from './signatory-card';

const tabNames = {
  company: markPhrase('Company'),
  letters: markPhrase('Letters and colour'),
  matters: markPhrase('Matters'),
  reports: markPhrase('Client reports'),
  agents: markPhrase('Legal Agents'),
  signing: markPhrase('Signing in'),
  storage: markPhrase('Storage'),
} as const;
type FirmDetailsTab = keyof typeof tabNames;

const isTab = (text: string): text is FirmDetailsTab => text in tabNames;

/** Everything the firm says about itself and how it works, at /details. `agents` is the list of Legal Agents, `storage` the bucket. */
export function FirmDetailsPage({ agents, storage }: { agents: ReactNode; storage: ReactNode }) {
  const [asked] = useAddressState('tab');
  const current: FirmDetailsTab = isTab(asked) ? asked : 'company';
  const mayRuleSigning = useMay(settingCalls.saveSignInRules);
  const title = t('Organisation Settings');
  const tabs = (
    <PageTabs
      label={title}
      current={current}
      tabs={Object.entries(tabNames)
        .filter(([key]) => (key !== 'signing' && key !== 'storage') || mayRuleSigning)
        .map(([key, label]) => ({ key, label: t(label) }))}
    />
  );
  const page = { title, tabs };
  switch (current) {
    case 'company':
      return <CompanyTab {...page} />;
    case 'letters':
      return <OrganisationTab key="letters" {...page} sections={letterSections} hasColour />;
    case 'matters':
      return <OrganisationTab key="matters" {...page} sections={matterSections} />;
    case 'reports':
      return <ReportsTab {...page} />;
    case 'agents':
      return <AgentsTab {...page} agents={agents} />;
    case 'storage':
      return (
        <>
          <PageTitle title={title} />
          {tabs}
          {storage}
        </>
      );
    case 'signing':
      return <SigningTab {...page} />;
  }
}

interface FirmTabProps {
  readonly title: string;
  readonly tabs: ReactNode;
}

function CompanyTab(page: FirmTabProps) {
  const firm = useRead(companyCalls.getIntermediaryCompany);
  const save = useCall(companyCalls.update, {
    says: t("The firm's details were saved."),
  });
  const mayChange = useMay(companyCalls.update);
  return (
    <Loaded read={firm}>
      {(company) => (
        <>
          <RecordPage
            {...page}
            sections={companySections}
            schema={addCheckedFields(companyChangeSchema, companyFields, company.country)}
            value={company}
            reveal={revealOf('company', company.id)}
            call={save}
            readOnly={!mayChange}
          />
          <OwnAccountChanges ofFirm />
        </>
      )}
    </Loaded>
  );
}

interface OrganisationTabProps extends FirmTabProps {
  readonly sections: readonly FieldSection[];
  readonly hasColour?: boolean;
}

/** A part of how the firm works. The whole is saved each time, with the version it was read at. */
function OrganisationTab({ sections, hasColour, title, tabs }: OrganisationTabProps) {
  const organisation = useRead(organisationCalls.getIntermediary);
  const save = useCall(organisationCalls.updateDetails, {
    says: t('The settings were saved.'),
  });
  const mayChange = useMay(organisationCalls.updateDetails);
  return (
    <Loaded read={organisation}>
      {(firm) => (
        <RecordPage
          title={title}
          tabs={
            <>
              {tabs}
              {hasColour && <ColourCard key={firm.whiteLabelColor} stored={firm.whiteLabelColor} />}
            </>
          }
          sections={sections}
          schema={createOrganisationSchema(firm.country)}
          value={firm}
          call={save}
          readOnly={!mayChange}
        />
      )}
    </Loaded>
  );
}

const batchSections: readonly FieldSection[] = [
  {
    title: markPhrase('Client reports'),
    about: markPhrase('How often clients get a report on their matter.'),
    fields: [
      { name: 'frequency', label: markPhrase('How often'), kind: 'select', required: true, options: frequencyOptions },
      { name: 'weekday', label: markPhrase('On'), control: WeekdayControl },
      { name: 'monthDay', label: markPhrase('On the'), control: MonthDayControl },
    ],
  },
];

function ReportsTab(page: FirmTabProps) {
  const schedule = useRead(settingCalls.getBatchFrequency);
  const save = useCall(settingCalls.saveBatchFrequency, {
    says: t('The settings were saved.'),
  });
  const mayChange = useMay(settingCalls.saveBatchFrequency);
  return (
    <Loaded read={schedule}>
      {(value) => (
        <RecordPage
          {...page}
          sections={batchSections}
          schema={batchSchema}
          value={value}
          call={save}
          readOnly={!mayChange}
        />
      )}
    </Loaded>
  );
}

const signingSections: readonly FieldSection[] = [
  {
    title: markPhrase('Signing in'),
    about: markPhrase('These settings apply to everyone in the firm.'),
    fields: [
      { name: 'secondFactor', label: markPhrase('Everyone uses a second factor'), kind: 'flag', span: 6 },
      {
        name: 'singleSignOn',
        label: markPhrase('Allow sign-in through the identity provider'),
        kind: 'flag',
        span: 6,
      },
    ],
  },
];

function SigningTab(page: FirmTabProps) {
  const rules = useRead(settingCalls.getSignInRules);
  const save = useCall(settingCalls.saveSignInRules, {
    says: t('The settings were saved.'),
  });
  return (
    <Loaded read={rules}>
      {(value) => (
        <RecordPage {...page} sections={signingSections} schema={signInRulesSchema} value={value} call={save} />
      )}
    </Loaded>
  );
}

function AgentsTab({ title, tabs, agents }: FirmTabProps & { agents: ReactNode }) {
  const organisation = useRead(organisationCalls.getIntermediary);
  return (
    <>
      <PageTitle title={title} />
      {tabs}
      <Loaded read={organisation}>{(firm) => <SignatoryCard firm={firm} />}</Loaded>
      {agents}
    </>
  );
}
