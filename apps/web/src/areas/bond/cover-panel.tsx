import { translateSection, t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { toCents } from '../../ui/format';
import { PeopleSection } from '../../ui/people-section';
import { WarnBox } from '../../ui/warn-box';
import type { BondSecurity } from './bond.queries';
import styles from './bond.module.css';

const renderState = ({ cover, isExempt }: BondSecurity) => {
  if (isExempt && cover.secured === 0) return <StatusBadge tone="good">{t('Exempt')}</StatusBadge>;
  if (cover.gap > 0) return <StatusBadge tone="bad">{t('Not covered')}</StatusBadge>;
  if (cover.state === 'above') return <StatusBadge tone="warn">{t('More than is asked')}</StatusBadge>;
  return cover.secured > 0 ? <StatusBadge tone="good">{t('Covered')}</StatusBadge> : null;
};

/** How much the Master asks by the assets as they stand, how much is secured, and the gap. */
export function CoverPanel({ security }: { security: BondSecurity }) {
  const { cover, asked, unvalued } = security;
  const worked = {
    ...asked,
    value: toCents(asked.value),
    lines: asked.lines.map(({ label, value, says }) => ({
      label,
      ...(value !== undefined && { value: toCents(value) }),
      ...(says?.label && { says: { label: says.label } }),
    })),
  };
  const share = cover.asked === 0 ? 100 : Math.min(100, Math.round((cover.secured / cover.asked) * 100));
  return (
    <section className={styles.cover} aria-label={t('Cover')}>
      <div className={styles.figures}>
        <div className={styles.figure}>
          <span>{t('Security asked')}</span>
          <strong>
            <WorkedOut worked={worked} />
          </strong>
          <small>{translateSection(asked.section)}</small>
        </div>
        <div className={styles.figure}>
          <span>{t('Secured by bonds in force')}</span>
          <strong>
            <Amount rands={cover.secured} />
          </strong>
          <small>{t('{share}% of requirement', { share })}</small>
        </div>
        <div className={styles.figure} data-bad={cover.gap > 0 || undefined}>
          <span>{cover.excess > 0 ? t('Above requirement') : t('Gap')}</span>
          <strong>
            <Amount rands={cover.excess > 0 ? cover.excess : cover.gap} />
          </strong>
          <small>{renderState(security)}</small>
        </div>
      </div>
      <div className={styles.bar} aria-hidden>
        <span style={{ width: `${share}%` }} data-bad={cover.gap > 0 || undefined} />
      </div>
      {cover.toDo && <WarnBox>{translate(cover.toDo)}</WarnBox>}
      {unvalued > 0 && (
        <p className={styles.soft}>
          {t('Assets without a value are not counted: {count}. Value them before you apply.', { count: unvalued })}
        </p>
      )}
    </section>
  );
}

/** What an application has to say and to bring. */
export function ApplyPanel({ security }: { security: BondSecurity }) {
  const { law, principals, reference, name, masterReference, willExempts } = security;
  return (
    <PeopleSection title={t('What the Master asks for')}>
      <div className={styles.apply}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('Form')}</dt>
            <dd>{t(law.form)}</dd>
          </div>
          <div>
            <dt>{t('Law')}</dt>
            <dd>{translateSection(law.section)}</dd>
          </div>
          <div>
            <dt>{t('Matter')}</dt>
            <dd>
              {reference} {name}
            </dd>
          </div>
          <div>
            <dt>{t("Master's reference")}</dt>
            <dd>{masterReference ?? '-'}</dd>
          </div>
          <div>
            <dt>{t('Principals')}</dt>
            <dd>
              {principals.length === 0
                ? t('No one has been appointed yet.')
                : principals.map(({ name: principal, isExempt, exemptBy }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
                    <span key={index} className={styles.principal}>
                      {principal}{' '}
                      {isExempt && (
                        <StatusBadge tone="good">
                          {exemptBy === 'will' ? t('Exempt by the will') : t('Exempt')}
                        </StatusBadge>
                      )}
                    </span>
                  ))}
            </dd>
          </div>
          <div>
            <dt>{t('Who is exempt')}</dt>
            <dd>
              {t(law.exemption)}
              {willExempts && (
                <p className={styles.soft}>
                  {t('The will exempts the executors it names. An executor dative must still give security.')}
                </p>
              )}
            </dd>
          </div>
        </dl>
        <div>
          <h4 className={styles.small}>{t('Documents to lodge')}</h4>
          <ul className={styles.papers}>
            {law.papers.map((paper) => (
              <li key={paper}>{t(paper)}</li>
            ))}
          </ul>
          {law.note && <p className={styles.soft}>{t(law.note)}</p>}
        </div>
      </div>
    </PeopleSection>
  );
}
