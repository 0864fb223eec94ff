import { addFractions, type Fraction, none, isSameFraction, whole, writeFraction } from '@boedel/domain/money/fraction';
import { t } from '../../i18n/t';
import styles from './family-tree.module.css';

export interface WholeEstatePart {
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
  parts: readonly WholeEstatePart[];
  amount?: string | undefined;
  onChoose: (key: string) => void;
}) {
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { share }) => addFractions(sum, share), none);
  const sum = parts.map(({ share }) => writeFraction(share)).join(' + ');
  return (
    <section className={styles.wholeEstate} aria-label={t('The whole estate')}>
      <header>
        <strong>{t('The whole estate')}</strong>
        <span>{isSameFraction(total, whole) ? `${sum} = 1` : sum}</span>
        {amount && <b>{amount}</b>}
      </header>
      <div className={styles.parts}>
        {parts.map(({ key, name, share }, index) => (
          <button
            key={key}
            type="button"
            title={`${writeFraction(share)} ${name}`}
            data-tone={index % tones}
            style={{ flexGrow: Number((share.n * 10_000n) / share.d) }}
            onClick={() => onChoose(key)}
          >
            <b>{writeFraction(share)}</b> {name}
          </button>
        ))}
      </div>
    </section>
  );
}
