import type { WireAnswer } from '@boedel/contract/call';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { type AccountKind, type AccountKindFacts, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { Button, NumberInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { WhatStops } from '../../client/what-stops';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './account.module.css';
import { AccountPictures } from './account-pictures';
import { KindSelect } from './kind-select';
import { LayoutSwitches } from './layout-switches';
import { accountKindLabels } from './account-kind-labels';
import { Proofs } from './proofs';
import { SetByHand } from './set-by-hand';

const { draft, draftFile } = estateAccountCalls;

/** What lodging is asked for: the account as it is looked at. */
export interface EstateAccountView {
  readonly title: string;
  readonly kind: AccountKind;
  readonly language: 'en' | 'af';
  readonly holdBack: number | null;
  /** There is a page; without one, what keeps it from being drawn stands in its place. */
  readonly isDrawn: boolean;
  /** It is drawn and every proof of it holds. */
  readonly isReady: boolean;
}

interface AccountTabProps {
  /** Puts the accounts that were lodged, and the way to lodge this one, around it. */
  readonly renderAround: (looked: EstateAccountView, paper: ReactNode) => ReactNode;
}

/** The matter's own account as it would be lodged today: the page, its proofs, or what is stopping it. */
export function AccountTab(props: AccountTabProps) {
  const { id: matterID } = useMatter();
  const kinds = useRead(lodgingCalls.getKinds, { matterID }, { quiet: true });
  return <Loaded read={kinds}>{(all) => <Account key={all.usual} kinds={all} {...props} />}</Loaded>;
}

interface EstateAccountProps extends AccountTabProps {
  readonly kinds: WireAnswer<typeof lodgingCalls.getKinds>;
}

function Account({ kinds, renderAround }: EstateAccountProps) {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [kind, setKind] = useState<AccountKind>(kinds.usual);
  const [said, setSaid] = useState<number | null>();
  const facts: AccountKindFacts = accountKinds[kind];
  const heldBack = said === undefined && facts.amended && kinds.heldBack > 0 ? kinds.heldBack : (said ?? null);
  const holdBack = facts.final || facts.statementOnly ? null : heldBack;
  const asked = { matterID, language: spoken, kind, ...(holdBack !== null && { holdBack }) };
  const read = useRead(draft, asked, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle title={t('Liquidation and distribution account')}>
        <KindSelect kinds={kinds.kinds} value={kind} onChange={setKind} />
        {!facts.final && !facts.statementOnly && (
          <NumberInput
            size="xs"
            w={150}
            aria-label={t('Hold back for the next account')}
            placeholder={t('Hold back')}
            min={0}
            decimalScale={2}
            hideControls
            value={heldBack ?? ''}
            onChange={(value) => setSaid(typeof value === 'number' ? value : facts.amended ? 0 : null)}
          />
        )}
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data?.paper}
          onDownload={(format) => void download(draftFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={`${paths.matter.home({ id: matterID })}/documents?show=packs&pack=vouchers`}
        >
          {t('Numbered voucher bundle')}
        </Button>
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={`${paths.matter.home({ id: matterID })}/liabilities?show=settings`}
        >
          {t('Settings of the estate')}
        </Button>
      </PageTitle>
      <Loaded read={read}>
        {({ paper, stopping, proofs, balances, overrides, flow, cashNeed }) =>
          renderAround(
            {
              title: t(accountKindLabels[kind]),
              kind,
              language: spoken,
              holdBack,
              isDrawn: paper !== null,
              isReady: paper !== null && balances,
            },
            paper ? (
              <div className={styles.page}>
                <Proofs proofs={proofs} balances={balances} />
                {overrides.length > 0 && <SetByHand matterID={matterID} overrides={overrides} />}
                <LayoutSwitches />
                <AccountPictures flow={flow} cashNeed={cashNeed} />
                <PaperView paper={paper} />
              </div>
            ) : (
              <WhatStops matterID={matterID} title={t('What is stopping this account')} stopping={stopping} />
            ),
          )
        }
      </Loaded>
    </>
  );
}
