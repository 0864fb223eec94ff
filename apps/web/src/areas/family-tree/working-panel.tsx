import type { DrawnHeirs, HeirStanding } from '@boedel/domain/family-tree/drawn-heirs';
import type { Refusal } from '@boedel/domain/law/refusal';
import { toSectionedMessage } from '@boedel/domain/law/refusal';
import { spouseMinimum } from '@boedel/domain/succession/limits';
import { isRefused } from '@boedel/domain/law/refusal';
import type { Family } from '@boedel/domain/succession/family';
import type { Cents } from '@boedel/domain/money/cents';
import { writeFraction } from '@boedel/domain/money/fraction';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toRepairAddress } from '../../client/to-repair-address';
import { translateSection, t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { useMatter } from '../../ui/the-matter';
import styles from './family-tree.module.css';

const findPersonKey = (field: string): string | undefined => /^(?:members|spouses)\.(.+)\.\w+$/.exec(field)?.[1];

/** What the law must know first, or would like to; each leads to the person it is about. */
export function WhatIsMissing({ heirs, onOpen }: { heirs: DrawnHeirs; onOpen: (key: string) => void }) {
  const matter = useMatter();
  const all: readonly Refusal[] = [...heirs.inTheWay, ...heirs.toAsk];
  if (all.length === 0) return null;
  return (
    <section className={styles.missing} aria-label={t('What is missing')}>
      <h3>
        <IconAlertTriangle size={16} aria-hidden />
        {heirs.inTheWay.length > 0 ? t('Required before we can divide the estate') : t('To be asked')}
      </h3>
      <ul>
        {all.map((one) => {
          const key = findPersonKey(one.field);
          const words = translate(toSectionedMessage(one));
          return (
            <li key={one.field + one.sentence}>
              {one.field === 'country' ? (
                <Link to={toRepairAddress(matter.id, { tab: 'beneficiaries', field: 'intestateHeirs' })}>{words}</Link>
              ) : key === undefined ? (
                words
              ) : (
                <button type="button" onClick={() => onOpen(key)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Step({
  at,
  title,
  section,
  children,
}: {
  at: number;
  title: string;
  section?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      <span className={styles.stepNo}>{at}</span>
      <div>
        <header>
          <strong>{title}</strong>
          {section && <small>{translateSection(section)}</small>}
        </header>
        {children}
      </div>
    </li>
  );
}

const Sum = ({ label, cents }: { label: string; cents: Cents }) => (
  <p className={styles.sum}>
    <span>{label}</span>
    <Amount cents={cents} />
  </p>
);

interface WorkingPanelProps {
  readonly name: string;
  readonly heirs: DrawnHeirs;
  readonly family: Family;
  readonly estate: Cents | undefined;
  readonly standing: Extract<HeirStanding, { as: 'heir' }>;
  readonly isSpouse: boolean;
  readonly nameOf: (key: string) => string;
  readonly paidTo?: string | undefined;
}

/** How one heir's part came about, step by step with its sections. */
export function WorkingPanel({ name, heirs, family, estate, standing, isSpouse, nameOf, paidTo }: WorkingPanelProps) {
  const division = heirs.division!.value;
  const minimum = spouseMinimum.on(family.deceased.diedOn);
  const { childShare } = division;
  const steps: ReactNode[] = [];
  const add = (title: string, section: string | undefined, children: ReactNode): void =>
    void steps.push(
      <Step key={title} at={steps.length + 1} title={title} section={section}>
        {children}
      </Step>,
    );
  add(
    t('What there is to divide'),
    undefined,
    estate === undefined ? (
      <p>{t('Not valued yet: shares only, as the law provides.')}</p>
    ) : (
      <Sum label={t('Intestate estate')} cents={estate} />
    ),
  );
  if (childShare !== undefined && !isRefused(minimum)) {
    const isBroken = division.awards.some(({ share }) => share === undefined);
    if (estate !== undefined)
      add(t("A child's share"), 's 1(4)(f)', <Sum label={t('estate in equal shares')} cents={childShare} />);
    add(
      t("The spouse's minimum"),
      's 1(1)(c)(i)',
      <>
        <Sum label={t('Deaths from {day}', { day: minimum.from })} cents={minimum.amount} />
        <p>
          {isBroken || division.section === 's 1(1)(c)(iii)'
            ? t("A child's share is less, so the spouse takes the minimum first.")
            : t("A child's share is not less, so the spouse takes a child's share.")}
        </p>
      </>,
    );
  }
  for (const dead of standing.through) {
    const of = heirs.standings.get(dead);
    const all = of && 'goesTo' in of ? of.goesTo : [];
    add(
      t('In the place of {name}', { name: nameOf(dead) }),
      's 1(4)(a)',
      <p>{t('This share is divided among {count} representatives.', { count: all.length })}</p>,
    );
  }
  add(
    isSpouse ? t('The part of the spouse') : t('This part'),
    standing.section,
    standing.amount === undefined ? (
      <p className={styles.sum}>{standing.share && writeFraction(standing.share)}</p>
    ) : (
      <Sum label={standing.share ? writeFraction(standing.share) : t('Amount')} cents={standing.amount} />
    ),
  );
  if (paidTo) add(t('Who is paid'), 'Administration of Estates Act 66 of 1965 s 43', <p>{paidTo}</p>);
  return (
    <section className={styles.working} aria-label={t('How is this worked out?')}>
      <h3>{t('How is this worked out?')}</h3>
      <p className={styles.workingFor}>
        {standing.share ? t('{name}, {share} of the estate', { name, share: writeFraction(standing.share) }) : name}
      </p>
      {standing.amount !== undefined && (
        <p className={styles.workingAmount}>
          <Amount cents={standing.amount} />
        </p>
      )}
      <ol>{steps}</ol>
      <p className={styles.workingFoot}>
        {t('Intestate Succession Act 81 of 1987. Rates of the day of death, {day}.', { day: family.deceased.diedOn })}
      </p>
    </section>
  );
}
