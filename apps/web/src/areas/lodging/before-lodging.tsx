import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { tabs } from '@boedel/domain/matter/tabs';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall } from '../../client/hooks';
import { toRepairAddress } from '../../client/to-repair-address';
import { translateSection, markPhrase, t, translate } from '../../i18n/t';
import { OnlyCapture } from '../../ui/only-capture';
import styles from './lodging.module.css';
import { type LodgingSubject, type OpenLodgingPoint, useOpenPoints } from './open-points';
import { grounds, SettleDialog } from './settle-dialog';

const kinds: Readonly<Record<OpenLodgingPoint['kind'], string>> = {
  facts: markPhrase('Facts'),
  stages: markPhrase('Stages'),
  papers: markPhrase('Papers'),
  figures: markPhrase('Figures'),
};
const nameTab = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');

interface BeforeLodgingProps {
  readonly about: LodgingSubject;
  readonly isDrawn: boolean;
}

interface OpenPointActionProps {
  readonly label: string;
  /** With what it is about, for those who hear it. */
  readonly named: string;
  readonly isRunning?: boolean;
  readonly run: () => void;
}

/** What may be done about a point where it stands. */
const Act = ({ label, named, isRunning = false, run }: OpenPointActionProps) => (
  <OnlyCapture hide>
    <Button size="compact-xs" variant="default" loading={isRunning} aria-label={named} onClick={run}>
      {label}
    </Button>
  </OnlyCapture>
);

/** What stands between the estate and a lodged account, each point with where it is mended; it follows what is captured. */
export function BeforeLodging({ about, isDrawn }: BeforeLodgingProps) {
  const { matterID } = about;
  const read = useOpenPoints(about);
  const mark = useCall(lodgingCalls.markRequirement);
  const settle = useCall(lodgingCalls.settlePoint, { onDone: () => setSettling(undefined) });
  const [settling, setSettling] = useState<OpenLodgingPoint>();
  if (!read.data) return null;
  const { met, settled } = read.data;
  const account = { matterID, kind: about.kind, ...(about.holdBack !== null && { holdBack: about.holdBack }) };
  // What keeps the account from being drawn stands below, in the place of its page, with the way to each row.
  const points = read.data.points.filter(({ kind }) => isDrawn || kind !== 'figures');
  return (
    <details className={styles.before} open={points.length > 0} aria-label={t('What is stopping this')}>
      <summary data-open={points.length > 0 || !isDrawn || undefined}>
        {points.length === 0
          ? isDrawn
            ? t('Nothing prevents lodging this account.')
            : t('No other open points. The account itself cannot be drawn yet.')
          : points.length === 1
            ? t('What is stopping this: one point is open before it is lodged.')
            : t('What is stopping this: {count} points are open before it is lodged.', { count: points.length })}
      </summary>
      <ul aria-label={t('Open points')}>
        {points.map((point) => {
          const {
            id,
            kind,
            message: { section, ...words },
            tab,
            requirementID,
          } = point;
          return (
            <li key={id} data-kind={kind}>
              <small>{t(kinds[kind])}</small>
              <span>
                {translate(words)} {section && <small>{translateSection(section)}</small>}
              </span>
              <span className={styles.acts}>
                <Link to={toRepairAddress(matterID, { tab, field: id.replace('figures-', '') })}>
                  {t('Go to {tab}', { tab: nameTab(tab) })}
                </Link>
                {requirementID !== null && (
                  <Act
                    label={t('We have it')}
                    named={t('We have it: {what}', { what: translate(words) })}
                    isRunning={mark.isRunning}
                    run={() => mark.run({ matterID, requirementID, isMet: true })}
                  />
                )}
                {point.settles !== null && (
                  <Act
                    label={t('Dealt with…')}
                    named={t('Dealt with: {what}', { what: translate(words) })}
                    run={() => setSettling(point)}
                  />
                )}
              </span>
            </li>
          );
        })}
        {settled.map(({ point, message, reason, ground, date }) => (
          <li key={point} data-met>
            <small>✓</small>
            <span>
              {translate(message)}{' '}
              <small>
                {ground && `${t(grounds[ground])} · `}
                {reason} · {date}
              </small>
            </span>
            <Act
              label={t('Open again')}
              named={t('Reopen {what}', { what: translate(message) })}
              isRunning={settle.isRunning}
              run={() => settle.run({ ...account, point, reason: null })}
            />
          </li>
        ))}
        {met.map(({ requirementID, name, date }) => (
          <li key={requirementID} data-met>
            <small>✓</small>
            <span>
              {name} <small>{date}</small>
            </span>
            <Act
              label={t('Open again')}
              named={t('Reopen {what}', { what: name })}
              isRunning={mark.isRunning}
              run={() => mark.run({ matterID, requirementID, isMet: false })}
            />
          </li>
        ))}
      </ul>
      {settling && settling.settles !== null && (
        <SettleDialog
          point={settling}
          call={settle}
          onSettle={(answer) => settle.run({ ...account, point: settling.settles!, ...answer })}
          onCancel={() => setSettling(undefined)}
        />
      )}
      <Link to={paths.lodgingRequirements()}>{t('Requirements of each Master’s office')}</Link>
    </details>
  );
}
