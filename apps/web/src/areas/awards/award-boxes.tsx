import type { BoardAsset, BoardPerson } from '@boedel/domain/awards/award-board';
import { isSameFraction, sumFractions, whole, writeFraction } from '@boedel/domain/money/fraction';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { translateSection, t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { rightLabels } from './right-labels';
import type { ResiduePartOnBoard } from './create-awarding';
import styles from './awards.module.css';
import type { useAwarding } from './use-awarding';

/** Everything awarded to one person. */
export function Allocation({
  person: { person, awards, total },
  assets,
}: {
  person: BoardPerson;
  assets: readonly BoardAsset[];
}) {
  const names = new Map(assets.map(({ asset }) => [asset.id, asset.name]));
  return (
    <section className={styles.box} aria-label={t('What {name} receives', { name: person.name })}>
      <h3>{t('What {name} receives', { name: person.name })}</h3>
      {awards.length === 0 && !person.legacies ? (
        <p>{t('No awards yet.')}</p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {awards.map((award) => (
              <tr key={award.id}>
                <th scope="row">{names.get(award.assetId)}</th>
                <td>
                  {[writeFraction(award.share), rightLabels[award.as] && t(rightLabels[award.as]!)]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
                <td>{award.amount === undefined ? t('not valued yet') : <Amount cents={award.amount} />}</td>
              </tr>
            ))}
            {person.legacies !== undefined && (
              <tr>
                <th scope="row" colSpan={2}>
                  {t('Money the will leaves')}
                </th>
                <td>
                  <Amount cents={person.legacies} />
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('Total')}
              </th>
              <td>
                <Amount cents={total} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** What the law says of the awards as they stand. */
export function LawCheck({ says }: { says: ReturnType<typeof useAwarding>['says'] }) {
  const toMend = says.filter(({ kind }) => kind !== 'note').length;
  return (
    <section className={styles.box} aria-label={t('Law check')}>
      <h3>
        {t('Law check')} {toMend > 0 && <span className={styles.count}>{t('{count} to mend', { count: toMend })}</span>}
      </h3>
      <ul className={styles.says}>
        {says.slice(0, 20).map(({ kind, words, section }) => {
          const Icon = kind === 'note' ? IconInfoCircle : IconAlertTriangle;
          return (
            <li key={translate(words)} data-kind={kind}>
              <Icon size={16} aria-hidden />
              <span>
                {translate(words)} {section && <small>{translateSection(section)}</small>}
              </span>
            </li>
          );
        })}
        {says.length > 20 && <li>{t('and {count} more', { count: says.length - 20 })}</li>}
        {toMend === 0 && (
          <li data-kind="good">
            <IconCheck size={16} aria-hidden /> {t('No asset is awarded twice or above its value.')}
          </li>
        )}
      </ul>
    </section>
  );
}

export function Residue({
  residue,
  people,
}: {
  residue: readonly ResiduePartOnBoard[];
  people: readonly BoardPerson[];
}) {
  const total = sumFractions(residue.map(({ share }) => share));
  const names = new Map(people.map(({ person }) => [person.id, person.name]));
  const written = residue.map(({ written: one }) => one).join(' + ');
  return (
    <section className={styles.box} aria-label={t('Residue')}>
      <h3>{t('Residue')}</h3>
      <p>
        {residue.map(({ personId, written: one }) => `${one} ${names.get(personId) ?? ''}`).join(' · ')}
        <br />
        <small>{isSameFraction(total, whole) ? `${written} = 1` : written}</small>
      </p>
    </section>
  );
}
