import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { type SystemType, tabLabel, tabsOf } from '@boedel/domain/matter/tabs';
import { Navigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../../app/paths';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Loaded } from '../../../ui/states';
import { MatterContext, type Matter } from './matter-context';
import { MatterHeader } from './matter-header';
import { TabList } from './tab-list';
import styles from './workspace.module.css';

/** The matter's frame: header that stays, side list of its tabs, the tab's page. A tab the type does not have is no page. */
export function MatterWorkspace({
  tab,
  built,
  children,
}: {
  tab: string;
  built: readonly string[];
  children: ReactNode;
}) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const matterID = Number(id);
  const known = Number.isSafeInteger(matterID) && matterID > 0;
  const matter = useRead(matterCalls.GetMatterDetails, { matterID }, { enabled: known });
  if (!known) return <Navigate to={paths.matters()} />;
  return (
    <Loaded read={matter}>
      {(found) => (
        <Frame matter={found} tab={tab} built={built}>
          {children}
        </Frame>
      )}
    </Loaded>
  );
}

function Frame({
  matter,
  tab,
  built,
  children,
}: {
  matter: Matter;
  tab: string;
  built: readonly string[];
  children: ReactNode;
}) {
  const glance = useRead(matterCalls.getQuickGlance, { matterID: matter.id }, { quiet: true });
  const systemType = matter.systemTypeID as SystemType;
  const there = useMemo(
    () =>
      tabsOf({ systemType, country: matter.country, switches: { fxAssist: true, sharepoint: true } })
        // Every tab of the type is listed; one whose page is still to come cannot be opened.
        .map((one) => ({ ...one, label: t(tabLabel(one, systemType)), opens: built.includes(one.path) })),
    [systemType, matter.country, built],
  );
  if (!there.some(({ path, opens }) => path === tab && opens)) return <Navigate to={paths.root()} />;
  return (
    <MatterContext value={matter}>
      <MatterHeader matter={matter} glance={glance.data} />
      <div className={styles.body}>
        <TabList matterID={matter.id} tabs={there} current={tab} attention={glance.data?.attention ?? {}} />
        <section className={styles.page} aria-label={there.find(({ path }) => path === tab)?.label}>
          {children}
        </section>
      </div>
    </MatterContext>
  );
}
