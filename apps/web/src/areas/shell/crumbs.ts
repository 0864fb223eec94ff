import { settingsName, type SettingsPath } from '@boedel/contract/session/navigation';
import { paths } from '../../app/paths';
import { t } from '../../i18n/t';
import type { Crumb } from '../../ui/page-title';
import { titleOf } from './titles';

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
  // The one page whose name depends on what one works in.
  if (to.toLowerCase() === paths.globalExecutors())
    return t(settingsName(paths.globalExecutors() as SettingsPath, systemType));
  const title = titleOf(to);
  return title && t(title);
}
