import { addFractions, type Fraction, none, sameValue, whole, writtenFraction } from '@boedel/domain/money/fraction';
import { t } from '../../i18n/t';
import styles from './family-tree.module.css';

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly share: Fraction;
}

const tones = 3;

/** All parts in one bar, as wide as they are large, with the sum that proves them. */
export function WholeEstate({
  parts,
  amount,
  onChoose,
}: {
  parts: readonly Part[];
  amount?: string | undefined;
  onChoose: (key: string) => void;
}) {
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { share }) => addFractions(sum, share), none);
  const sum = parts.map(({ share }) => writtenFraction(share)).join(' + ');
  return (
    <section className={styles.wholeEstate} aria-label={t('The whole estate')}>
      <header>
        <strong>{t('The whole estate')}</strong>
        <span>{sameValue(total, whole) ? `${sum} = 1` : sum}</span>
        {amount && <b>{amount}</b>}
      </header>
      <div className={styles.parts}>
        {parts.map(({ key, name, share }, index) => (
          <button
            key={key}
            type="button"
            title={`${writtenFraction(share)} ${name}`}
            data-tone={index % tones}
            style={{ flexGrow: Number((share.n * 10_000n) / share.d) }}
            onClick={() => onChoose(key)}
          >
            <b>{writtenFraction(share)}</b> {name}
          </button>
        ))}
      </div>
    </section>
  );
}
