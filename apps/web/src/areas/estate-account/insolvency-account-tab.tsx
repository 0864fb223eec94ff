import type { WireAnswer } from '@boedel/contract/call';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { tabs } from '@boedel/domain/matter/tabs';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { WhatStops } from '../../client/what-stops';
import { getLanguage } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './account.module.css';
import { InsolvencyChoices } from './insolvency-choices';
import type { InsolvencyDraft } from './drafts';
import { InsolvencyPictures } from './insolvency-pictures';
import { KindSelect } from './kind-select';
import { accountKindLabels } from './account-kind-labels';
import { Proofs } from './proofs';

const { draft, draftFile } = insolvencyAccountCalls;

interface InsolvencyAccountView {
  readonly title: string;
  readonly kind: AccountKind;
  readonly language: 'en' | 'af';
  readonly isReady: boolean;
}
interface InsolvencyAccountTabProps {
  /** Puts the accounts that were lodged, and the way to lodge this one, around it. */
  readonly renderAround: (looked: InsolvencyAccountView, account: ReactNode) => ReactNode;
}

/** The account of an insolvent estate as it would be lodged today: pictures, proofs and page, or what is stopping it. */
export function InsolvencyAccountTab(props: InsolvencyAccountTabProps) {
  const { id: matterID } = useMatter();
  const kinds = useRead(lodgingCalls.getKinds, { matterID }, { quiet: true });
  return <Loaded read={kinds}>{(all) => <Account key={all.usual} kinds={all} {...props} />}</Loaded>;
}

interface InsolvencyAccountProps extends InsolvencyAccountTabProps {
  readonly kinds: WireAnswer<typeof lodgingCalls.getKinds>;
}

const nameTab = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');

function Account({ kinds, renderAround }: InsolvencyAccountProps) {
  const { id: matterID, mayCapture } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [kind, setKind] = useState<AccountKind>(kinds.usual);
  const [isChoosing, setChoosing] = useState(false);
  const asked = { matterID, language: spoken, kind };
  const read = useRead(draft, asked, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle title={t('Liquidation and distribution account')}>
        <KindSelect kinds={kinds.kinds} value={kind} onChange={setKind} />
        <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
          {mayCapture ? t('Day and choices') : t('Review date and options')}
        </Button>
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data?.paper}
          onDownload={(format) => void download(draftFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </PageTitle>
      <Loaded read={read}>
        {(drawn) =>
          renderAround(
            {
              title: drawn.title ?? t(accountKindLabels[kind]),
              kind,
              language: spoken,
              isReady: drawn.paper !== null && drawn.balances,
            },
            drawn.paper ? (
              <div className={styles.page}>
                <Proofs proofs={drawn.proofs} balances={drawn.balances} />
                <Remarks matterID={matterID} remarks={drawn.remarks} />
                <InsolvencyPictures drawn={drawn} />
                <PaperView paper={drawn.paper} />
              </div>
            ) : (
              <WhatStops matterID={matterID} title={t('What is stopping this account')} stopping={drawn.stopping} />
            ),
          )
        }
      </Loaded>
      {isChoosing && <InsolvencyChoices matterID={matterID} kind={kind} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** What is worth a look and keeps nobody from lodging, each with where it is seen to. */
function Remarks({ matterID, remarks }: { readonly matterID: number; readonly remarks: InsolvencyDraft['remarks'] }) {
  if (remarks.length === 0) return null;
  return (
    <section className={styles.byHand} aria-label={t('Warnings')}>
      <h3>{t('Warnings')}</h3>
      <ul>
        {remarks.map(({ says, tab, claimID }) => (
          <li key={translate(says)}>
            {translate(says)}
            {claimID !== null ? (
              <Link to={paths.matter.claim({ id: matterID, claimId: claimID })}>{t('Open claim')}</Link>
            ) : (
              tab !== 'report' && (
                <Link to={`${paths.matter.home({ id: matterID })}/${tab}`}>
                  {t('Go to {tab}', { tab: nameTab(tab) })}
                </Link>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
