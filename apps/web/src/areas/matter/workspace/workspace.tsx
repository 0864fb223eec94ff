import { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { labelMatterTab, listMatterTabs } from '@boedel/domain/matter/tabs';
import { useElementSize } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowRight, IconCalendarPlus } from '@tabler/icons-react';
import { Navigate, useParams } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react';
import { paths } from '../../../client/paths';
import { toQueryKey, useRead } from '../../../client/hooks';
import { send } from '../../../client/send';
import { t } from '../../../i18n/t';
import { usePerson } from '../../../ui/access';
import { useCrumbLabel } from '../../../ui/crumb-labels';
import { CurrencyContext } from '../../../ui/figures/currency';
import { chooseCurrency } from '../../../ui/format';
import { notify } from '../../../ui/plain/notices';
import { PageTitle, TitleLevelContext } from '../../../ui/page-title';
import { useCommandsHere } from '../../../ui/palette/commands-here';
import { Empty, Loaded } from '../../../ui/states';
import { type MatterOnScreen, MatterContext } from '../../../ui/the-matter';
import { EstateLine } from './estate-line';
import { MatterHeader } from './matter-header';
import { TabList } from './tab-list';
import styles from './workspace.module.css';

interface MatterWorkspaceProps {
  readonly tab: string;
  /** The tabs whose pages are there, and for which types where not for all. */
  readonly built: readonly { readonly path: string; readonly only?: readonly SystemType[] }[];
  /** Buttons for the header that other areas bring. */
  readonly tools?: ReactNode;
  /** In place of the frame for a client who only reads: a page of their own, with the parts they were given. */
  readonly plain?: (
    matter: MatterOnScreen,
    parts: readonly { readonly path: string; readonly label: string }[],
  ) => ReactNode;
  readonly children?: ReactNode;
}

/** The matter's frame: header that stays, side list of its tabs, the tab's page. A tab the type does not have is no page. */
export function MatterWorkspace(props: MatterWorkspaceProps) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const matterID = Number(id);
  const known = Number.isSafeInteger(matterID) && matterID > 0;
  const matter = useRead(matterCalls.GetMatterDetails, { matterID }, { enabled: known, quiet: true });
  if (!known) return <Navigate to={paths.matters()} />;
  return <Loaded read={matter}>{(found) => <Frame key={found.id} {...props} matter={found} />}</Loaded>;
}

/** Opening a matter puts it on the person's list of recent ones, once its screen has come. */
function useOpened(id: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const openMatter = async (): Promise<void> => {
      try {
        await send(matterCalls.getmatterbyid, { body: { id } }, { quiet: true, silent: true });
        await client.invalidateQueries({ queryKey: toQueryKey(matterCalls.getRecent) });
      } catch {
        // A list of recent matters is not worth a word.
      }
    };
    setTimeout(() => void openMatter(), 3000);
  }, [client, id]);
}

/** One sentence, so that nobody looks for a fault where there is none. */
const StillToCome = ({ label }: { label: string }) => (
  <>
    <PageTitle title={label} />
    <Empty
      sentence={t('This part of the matter is not here yet; it comes with a later version. Nothing has to be done.')}
    />
  </>
);

/** An address of another kind of matter, or of a tab that the firm switched off here: it leads home and says why. */
function NoSuchTab() {
  useEffect(
    () =>
      notify({
        kind: 'info',
        title: t('Not in this matter'),
        message: t('This type of matter does not have this tab, or the tab is switched off. Choose another tab.'),
      }),
    [],
  );
  return <Navigate to={paths.root()} />;
}

/** Worktops want the whole width: the list of tabs is folded away there. */
const worktops: ReadonlySet<string> = new Set(['cashallocationandrecon']);

const isBuilt = (built: MatterWorkspaceProps['built'], path: string, type: SystemType): boolean =>
  built.some((one) => one.path === path && (one.only?.includes(type) ?? true));

function Frame({ matter, tab, built, tools, plain, children }: MatterWorkspaceProps & { matter: MatterOnScreen }) {
  const isClient = usePerson().roles.includes('UserMatterAccess') && !matter.mayCapture;
  const glance = useRead(matterCalls.getQuickGlance, { matterID: matter.id }, { quiet: true });
  const { ref: head, height } = useElementSize<HTMLElement>();
  useOpened(matter.id);
  useCrumbLabel(paths.matter.home({ id: matter.id }), matter.reference);
  const systemType = matter.systemTypeID as SystemType;
  const there = useMemo(
    () =>
      listMatterTabs({ systemType, country: matter.country, switches: matter.switches, rights: matter.rights })
        // Every tab of the type is listed; one whose page is still to come opens to a sentence that says so.
        .map((one) => ({
          ...one,
          label: t(labelMatterTab(one, systemType)),
          opens: isBuilt(built, one.path, systemType),
        })),
    [systemType, matter.country, matter.switches, matter.rights, built],
  );
  const here = there.find(({ path }) => path.toLowerCase() === tab.toLowerCase());
  // The person of the matter is a deceased, a patient or a client: the address is the same for all.
  useCrumbLabel(`${paths.matter.home({ id: matter.id })}/${tab}`, here?.label);
  const toTabAddress = (path: string): string => `${paths.matter.home({ id: matter.id })}/${path}`;
  const diary = there.find(({ path }) => path === 'diarymatter');
  useCommandsHere('matter', [
    ...(diary && matter.mayCapture
      ? [
          {
            key: 'add-diary-entry',
            group: t('This matter'),
            label: t('Add diary entry'),
            icon: IconCalendarPlus,
            to: toTabAddress(diary.path),
            search: { add: '1' },
          },
        ]
      : []),
    ...there
      .filter(({ opens, path }) => opens && path !== here?.path)
      .map(({ path, label }) => ({
        key: `tab-${path}`,
        group: t('Tabs of this matter'),
        label,
        icon: IconArrowRight,
        to: toTabAddress(path),
      })),
  ]);
  if (!here) return <NoSuchTab />;
  if (plain && isClient)
    return plain(
      matter,
      there.filter(({ opens, needs }) => opens && needs),
    );
  const { path } = here;
  const list = <TabList matterID={matter.id} tabs={there} current={path} attention={glance.data?.attention ?? {}} />;
  return (
    <MatterContext value={matter}>
      <CurrencyContext value={chooseCurrency(matter.country)}>
        <TitleLevelContext value="h2">
          <MatterHeader glance={glance.data} tools={tools} ref={head} />
          {glance.data?.line && <EstateLine matterID={matter.id} line={glance.data.line} />}
          <div
            className={styles.body}
            data-worktop={worktops.has(path) || undefined}
            style={{ '--head': `${height}px` } as CSSProperties}
          >
            {worktops.has(path) ? (
              <details className={styles.folded}>
                <summary>{here.label}</summary>
                {list}
              </details>
            ) : (
              list
            )}
            <section className={styles.page} aria-label={here.label}>
              {here.opens ? children : <StillToCome label={here.label} />}
            </section>
          </div>
        </TitleLevelContext>
      </CurrencyContext>
    </MatterContext>
  );
}
