import { findPageTitle } from '@boedel/contract/pages/find-page';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import type { PageCrumb } from '../../ui/page-title';

/** Every part of the address that is a page of its own; screens may have named theirs better. */
export function listCrumbs(
  pathname: string,
  systemType: number,
  named: (address: string) => string | undefined = () => undefined,
): PageCrumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const pages = segments.flatMap((_, at) => {
    const to = `/${segments.slice(0, at + 1).join('/')}`;
    const label = named(to) ?? nameAddress(to, systemType);
    return label ? [{ label, to }] : [];
  });
  return [{ label: t('Home'), to: paths.root() }, ...pages];
}

function nameAddress(to: string, systemType: number): string | undefined {
  const title = findPageTitle(to, systemType);
  return title && t(title);
}
