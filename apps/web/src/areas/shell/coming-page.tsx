import { useLocation } from '@tanstack/react-router';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { Empty } from '../../ui/states';
import { findPageTitle } from '@boedel/contract/pages/find-page';

/** One sentence, so that nobody looks for a fault where there is none. */
export function ComingPage() {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={t(findPageTitle(pathname) ?? '')} />
      <Empty
        sentence={t('This page is not here yet; it comes with a later version and is announced under New Changes.')}
      />
    </>
  );
}
