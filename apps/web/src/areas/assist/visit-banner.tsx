import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { beginLeaving, session } from '../../client/session';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { formatDateTime } from '../../ui/format';
import styles from './visit-banner.module.css';

/** What else stays in sight while the page scrolls stays below this. */
function makeRoomAbove(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--b-above', `${48 + banner.offsetHeight}px`));
  watch.observe(banner);
  return () => {
    watch.disconnect();
    style.removeProperty('--b-above');
  };
}

const formatTime = (instant: string): string => formatDateTime(instant).slice(11, 16);

/** Stands over every page while the provider's staff are in a firm that is not theirs. */
export function VisitBanner() {
  const mayVisit = useMay(intermediaryCalls.visit);
  const { data: visit } = useRead(intermediaryCalls.visit, undefined, { quiet: true, enabled: mayVisit });
  const leave = useCall(intermediaryCalls.leave, {
    onDone: ({ token }) => {
      beginLeaving();
      session.replaceToken(token);
      location.assign(paths.intermediaries());
    },
  });
  if (!visit) return null;
  return (
    <section ref={makeRoomAbove} className={styles.banner} aria-label={t('Support')}>
      <IconLifebuoy size={16} aria-hidden />
      <span className={styles.words}>
        <strong>{t('You are in {firm} for support.', { firm: visit.firm })}</strong>{' '}
        <span>{t('{reason} (until {time})', { reason: visit.reason, time: formatTime(visit.until) })}</span>{' '}
        <span>
          {visit.writeUntil
            ? t('You may make changes until {time}.', { time: formatTime(visit.writeUntil) })
            : t('You may only read.')}
        </span>
      </span>
      <Button size="compact-sm" variant="default" loading={leave.isRunning} onClick={() => leave.run(undefined)}>
        {t('Leave support')}
      </Button>
    </section>
  );
}
