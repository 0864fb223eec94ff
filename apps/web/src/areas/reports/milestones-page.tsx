import { markPhrase, t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { ReportPage } from './report-page';

const views = [
  ['milestoneRecipients', markPhrase('Notification recipients')],
  ['milestoneReport', markPhrase('Milestones reached')],
  ['milestoneReceipts', markPhrase('Mails')],
] as const;

/** Milestones at /reports/milestoneRecipient: who is told, what was reached, and what was sent. */
export const MilestonesPage = () => (
  <SubTabs
    label={t('Milestones')}
    tabs={views.map(([key, label]) => ({ key, label: t(label), content: <ReportPage report={key} /> }))}
  />
);
