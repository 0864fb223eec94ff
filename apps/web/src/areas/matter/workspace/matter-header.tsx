import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { systemType, type MatterStatus } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import { type ReactNode, type Ref, useState } from 'react';
import { ExplainedFigure } from '../../../client/figures/explained';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { Deadline } from '../../../ui/figures/deadline';
import { formatDate } from '../../../ui/format';
import { type MatterOnScreen, useMatter } from '../../../ui/the-matter';
import { MatterStatusBadge } from '../matter-status-badge';
import { StatusMenu } from '../status-menu';
import { WatchStar } from '../watch-star';
import { MatterLabels } from './matter-labels';
import { MatterMenu } from './matter-menu';
import { RecentMatters } from './recent-matters';
import { formatMatterTitle } from '../../../ui/matter-words';
import styles from './workspace.module.css';

type MatterGlance = WireAnswer<typeof matterCalls.getQuickGlance>;

function Figure({ label, words = false, children }: { label: string; words?: boolean; children: ReactNode }) {
  return (
    <div className={words ? `${styles.figure} ${styles.words}` : styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface GlanceMoneyProps {
  readonly label: string;
  readonly rands: number | null | undefined;
  /** The figure it is, where it tells how it is worked out. */
  readonly name?: FigureName;
  /** Added to it, where the figure is of both. */
  readonly and?: FigureName;
  /** It should be there: where it is not, it says what is missing. */
  readonly wanted?: boolean;
  readonly isByHand?: boolean | undefined;
}

/** A figure nobody has yet takes no room. */
function Money({ label, rands, name, and, wanted = false, isByHand = false }: GlanceMoneyProps) {
  const { id } = useMatter();
  if ((rands === null || rands === undefined) && !wanted) return null;
  return (
    <Figure label={label}>
      {name ? (
        <ExplainedFigure
          matterID={id}
          name={name}
          {...(and && { and })}
          label={label}
          rands={rands}
          isByHand={isByHand}
        />
      ) : (
        <Amount rands={rands} />
      )}
    </Figure>
  );
}

/** What the estate comes to in the end: a dividend, estate duty where there is one, nothing of the kind otherwise. */
function findChargedCountry({ systemTypeID, country }: MatterOnScreen): string | undefined {
  if (systemTypeID === systemType.liquidation) return t('Dividend');
  const dies = systemTypeID === systemType.estateLate || systemTypeID === systemType.flowConsult;
  return dies && country === 'South Africa' ? t('Estate duty') : undefined;
}

/** Beside the facts, where there is room for a sentence of it. */
const LastNote = ({ text, by, at }: NonNullable<MatterGlance['lastNote']>) => (
  <p className={styles.note} title={text}>
    {t('Last note')}: {text} · {by} · {formatDate(at)}
  </p>
);

/** What a person should never have to look for: whose matter, how it stands, what is next. */
export function MatterHeader({
  glance,
  tools,
  ref,
}: {
  glance: MatterGlance | undefined;
  tools: ReactNode;
  ref: Ref<HTMLElement>;
}) {
  const matter = useMatter();
  const charged = findChargedCountry(matter);
  // On a phone the name and what can be done stay; the rest unfolds.
  const [isUnfolded, setUnfolded] = useState(false);
  const facts = [
    matter.reference,
    matter.systemTypeID !== systemType.flowConsult &&
      [matter.masterOfficeName && t('Master {office}', { office: matter.masterOfficeName }), matter.masterReference]
        .filter(Boolean)
        .join(' '),
    matter.kind && t(matter.kind),
    matter.dateOfDeath && t('died {day}', { day: matter.dateOfDeath }),
    matter.maritalRegime && t(matter.maritalRegime),
    matter.responsibleName,
  ].filter(Boolean);
  return (
    <header className={styles.header} ref={ref}>
      <div className={styles.top}>
        <div className={styles.who}>
          <WatchStar matterID={matter.id} name={matter.name} watched={matter.watchList} />
          <h1>{formatMatterTitle(matter)}</h1>
          <MatterStatusBadge status={matter.matterStatus} />
          <MatterLabels />
        </div>
        <div className={styles.facts} data-folded={!isUnfolded || undefined}>
          <p>{facts.join(' · ')}</p>
          {glance?.lastNote && <LastNote {...glance.lastNote} />}
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('Less') : t('More about the matter')}
        </button>
        <div className={styles.actions}>
          {tools}
          <StatusMenu />
          <RecentMatters matterID={matter.id} />
          <MatterMenu />
        </div>
      </div>
      <dl className={styles.figures} data-folded={!isUnfolded || undefined}>
        <Money label={t('Gross assets')} name="grossAssets" rands={glance?.grossAssets} />
        <Money label={t('Liabilities')} name="liabilities" rands={glance?.liabilities} />
        <Money label={t('Net')} name="net" rands={glance?.net} />
        {charged && (
          <Money
            label={charged}
            {...(matter.systemTypeID === systemType.estateLate && { name: 'estateDuty' as const })}
            rands={glance?.estateDutyOrDividend}
            isByHand={glance?.setByHand.includes('estateDuty')}
            wanted={matter.systemTypeID === systemType.estateLate && (glance?.grossAssets ?? null) !== null}
          />
        )}
        <Money
          label={t('Projected fees')}
          name="executorFee"
          and="incomeFee"
          rands={glance?.projectedFees}
          isByHand={glance?.setByHand.includes('projectedFees')}
        />
        {matter.systemTypeID !== systemType.flowConsult && (
          <Money label={t('Cash position')} rands={glance?.cashPosition} />
        )}
        {glance?.nextDeadline && (
          <Figure label={t('Next deadline')} words>
            <Deadline
              due={glance.nextDeadline}
              isPast={!isCurrent(matter.matterStatus as MatterStatus)}
              // Beside six figures there is room for two or three words of it.
              short={(glance.grossAssets ?? null) !== null}
            />
          </Figure>
        )}
      </dl>
    </header>
  );
}
