import { titleOf } from '@boedel/contract/pages/find-page';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import type { Crumb } from '../../ui/page-title';

/** Every part of the address that is a page of its own; screens may have named theirs better. */
export function crumbsOf(
  pathname: string,
  systemType: number,
  named: (address: string) => string | undefined = () => undefined,
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const pages = segments.flatMap((_, at) => {
    const to = `/${segments.slice(0, at + 1).join('/')}`;
    const label = named(to) ?? nameIn(to, systemType);
    return label ? [{ label, to }] : [];
  });
  return [{ label: t('Home'), to: paths.root() }, ...pages];
}

function nameIn(to: string, systemType: number): string | undefined {
  const title = titleOf(to, systemType);
  return title && t(title);
}
