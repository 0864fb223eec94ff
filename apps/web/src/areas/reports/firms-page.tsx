import type { ReportDataRow } from '@boedel/domain/reports/report';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { markPhrase, t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { ReportPage } from './report-page';

const views = [
  ['firms', markPhrase('Firms')],
  ['fairUse', markPhrase('Use against fair use')],
  ['arrears', markPhrase('Arrears')],
] as const;

/** The provider's own reports at /reports/firms: who there is, how much is used, what is owed. */
export function FirmsPage() {
  const navigate = useNavigate();
  // A firm's own page tells of its people, its use and its account.
  const openFirm = ({ firmID }: ReportDataRow) =>
    void navigate({ to: `${paths.intermediaries()}?firm=${firmID}` } as never);
  return (
    <SubTabs
      label={t('Firms')}
      tabs={views.map(([key, label]) => ({
        key,
        label: t(label),
        content: <ReportPage key={key} report={key} onParts={openFirm} />,
      }))}
    />
  );
}
