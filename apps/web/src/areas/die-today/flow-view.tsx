import { systemType } from '@boedel/domain/matter/kinds';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { Button, SegmentedControl } from '@mantine/core';
import {
  IconArrowLeft,
  IconFileTypePdf,
  IconHeartHandshake,
  IconHome,
  IconPrinter,
  IconSchool,
  IconShare,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { WhatStops } from '../../client/what-stops';
import { Explained } from '../../client/figures/explained';
import { getLanguage } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import { switchLanguage } from '../../i18n/words';
import { Amount } from '../../ui/figures/amount';
import { CurrencyContext } from '../../ui/figures/currency';
import { Working } from '../../ui/figures/worked-out';
import { chooseCurrency, keepUnbroken } from '../../ui/format';
import { Loaded } from '../../ui/states';
import { AccrualCard } from './accrual-card';
import { CashWaterfall } from './cash-waterfall';
import type { DeathProjection, ProjectionAnswer } from './die-today.queries';
import { FlowPicture, FlowTable } from './flow-picture';
import { RetirementCard } from './retirement-card';
import styles from './flow-view.module.css';
import { CompareTable, Solved } from './side-by-side';

interface FlowViewProps {
  readonly matterID: number;
  /** The firm's own people give the client a look; a client has nobody to share with. */
  readonly mayShare: boolean;
}

/** What would happen if the client died today, to be shown on a screen or a tablet: no furniture, the firm's own colours. */
export function FlowView({ matterID, mayShare }: FlowViewProps) {
  const read = useRead(projectionCalls.getProjection, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(shown) => (
        <CurrencyContext value={chooseCurrency(shown.country)}>
          <div className={styles.page}>
            <Band matterID={matterID} shown={shown} mayShare={mayShare} />
            {shown.projection ? (
              <Found matterID={matterID} projection={shown.projection} name={shown.clientName} />
            ) : (
              <div className={styles.stopped}>
                <WhatStops
                  kind={systemType.flowConsult}
                  matterID={matterID}
                  title={t('Information needed before this can be shown')}
                  stopping={shown.stopping}
                />
              </div>
            )}
          </div>
        </CurrencyContext>
      )}
    </Loaded>
  );
}

function Band({ matterID, shown, mayShare }: FlowViewProps & { readonly shown: ProjectionAnswer }) {
  const { firmName, clientName, projection } = shown;
  return (
    <header className={styles.band}>
      <Link to={paths.matter.home({ id: matterID })} className={styles.back} aria-label={t('Back to the matter')}>
        <IconArrowLeft size={18} aria-hidden />
      </Link>
      <strong>{firmName}</strong>
      <span className={styles.client}>{clientName}</span>
      <div className={styles.tools}>
        {projection && <time dateTime={projection.asAt}>{projection.asAt}</time>}
        <SegmentedControl
          size="xs"
          aria-label={t('Language')}
          value={getLanguage()}
          onChange={(chosen) => void switchLanguage(chosen === 'af' ? 'af' : 'en')}
          data={[
            { value: 'af', label: 'Afrikaans' },
            { value: 'en', label: 'English' },
          ]}
        />
        {mayShare && (
          <Button
            component={Link}
            to={paths.matter.details({ id: matterID })}
            search={{ show: 'people', access: '1' } as never}
            size="xs"
            variant="white"
            leftSection={<IconShare size={15} aria-hidden />}
          >
            {t('Share with client')}
          </Button>
        )}
        {projection && (
          <>
            <Button
              size="xs"
              variant="white"
              leftSection={<IconPrinter size={15} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('Print')}
            </Button>
            <Button
              size="xs"
              variant="white"
              leftSection={<IconFileTypePdf size={15} aria-hidden />}
              onClick={() =>
                void download(projectionCalls.projectionFile, {
                  query: { matterID, language: getLanguage(), format: 'pdf' },
                }).catch(() => undefined)
              }
            >
              PDF
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

interface FlowFoundProps {
  readonly matterID: number;
  readonly projection: DeathProjection;
  readonly name: string;
}

function Found({ matterID, projection, name }: FlowFoundProps) {
  const { total, cash, assumptions, worked } = projection;
  return (
    <>
      <section className={styles.top}>
        <div>
          <h1>{t('If you died today, {name}', { name: name.split(' ')[0] ?? name })}</h1>
          <p>{keepUnbroken(translate(projection.lead))}</p>
        </div>
        <Cards projection={projection} />
      </section>
      <div className={styles.cards}>
        <section className={styles.card} data-wide aria-label={t('Who gets what')}>
          <h2>
            {t('Who gets what')}{' '}
            <small>
              {t('of all you have,')} <Amount rands={total} />
            </small>
          </h2>
          <FlowPicture projection={projection} />
        </section>
        <section className={styles.card} aria-label={t('Is there enough cash?')}>
          <h2>{t('Is there enough cash?')}</h2>
          <CashWaterfall projection={projection} />
          <p className={styles.says}>
            <Amount rands={cash.there} /> {t('is there, and')}{' '}
            <Explained label={t('Cash needed')} rands={cash.required}>
              <Working worked={worked.required} />
            </Explained>{' '}
            {t('must be paid.')}
            {cash.over < 0 && cash.realisable > 0 && (
              <>
                {' '}
                {t('Assets that can be sold quickly are worth')} <Amount rands={cash.realisable} />.
              </>
            )}
          </p>
        </section>
        <div className={styles.stack}>
          <AccrualCard accruals={projection.accruals} />
          <RetirementCard retirement={projection.retirement} />
          <WhatIf matterID={matterID} />
          <section className={styles.card} aria-label={t('Who receives what, and how')}>
            <FlowTable projection={projection} />
          </section>
        </div>
        <PlainWords words={projection.words} />
      </div>
      <footer className={styles.foot}>
        {assumptions.map((one) => (
          <span key={one.key}>{translate(one)}</span>
        ))}
      </footer>
    </>
  );
}

/** Of a comparison, what is told across the table. */
const isTold = (line: string): boolean =>
  line.startsWith('award.') || ['cashRequired', 'capitalGainsTax', 'estateDuty', 'liquidity'].includes(line);

/** Other plans beside this one, where somebody made any. */
function WhatIf({ matterID }: { readonly matterID: number }) {
  const { data } = useRead(projectionCalls.compare, { matterID }, { quiet: true });
  if (!data || data.scenarios.length < 2) return null;
  return (
    <section className={styles.card} aria-label={t('What if?')}>
      <h2>{t('What if?')}</h2>
      <CompareTable compared={data} lines={data.lines.filter(({ line }) => isTold(line))} />
      {data.cover !== null && <Solved cover={data.cover} />}
    </section>
  );
}

function Cards({ projection }: { readonly projection: DeathProjection }) {
  const { received, taxes, debtsAndCosts, cash } = projection;
  const cards = [
    { label: t('Your family receives'), rands: received, tone: 'good' },
    { label: t('Taxes'), rands: taxes },
    { label: t('Debts and costs'), rands: debtsAndCosts },
    cash.over < 0
      ? { label: t('Cash shortfall before anything is sold'), rands: -cash.over, tone: 'bad' }
      : { label: t('Cash left over'), rands: cash.over, tone: 'good' },
  ];
  return (
    <dl className={styles.figures}>
      {cards.map(({ label, rands, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <Amount rands={rands} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const signs = { house: IconHome, spouse: IconHeartHandshake, minor: IconSchool } as const;

function PlainWords({ words }: Pick<DeathProjection, 'words'>) {
  return (
    <section className={`${styles.card} ${styles.plain}`} aria-label={t('In plain words')}>
      {words.map(({ about, title, says }) => {
        const Sign = signs[about];
        return (
          <div key={translate(title)}>
            <Sign size={20} stroke={1.6} aria-hidden />
            <div>
              <h2>{translate(title)}</h2>
              <p>{keepUnbroken(says.map(translate).join(' '))}</p>
            </div>
          </div>
        );
      })}
      {words.length === 0 && <p>{t('This plan has no house, spouse or minor child.')}</p>}
    </section>
  );
}
