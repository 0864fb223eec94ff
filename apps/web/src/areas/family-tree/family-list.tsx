import type { FamilyLayout } from '@boedel/domain/family-tree/drawing';
import { t } from '../../i18n/t';
import type { FamilyCard } from './family-card';
import styles from './family-tree.module.css';

interface FamilyListProps {
  readonly layout: FamilyLayout;
  readonly wordsOf: (key: string) => FamilyCard;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly onOpen: (key: string) => void;
}

const describeGeneration = (generation: number): string => {
  if (generation < -2) return t('Further ancestors and their generation');
  if (generation === -2) return t('Grandparents and their generation');
  if (generation === -1) return t('Parents, uncles and aunts');
  if (generation === 0) return t('The deceased, husbands and wives, brothers and sisters');
  if (generation === 1) return t('Children and their generation');
  return generation === 2 ? t('Grandchildren and their generation') : t('Further descendants');
};

/** The same family as a list, by generation: for a phone, and for whoever would rather read than look. */
export function FamilyList({ layout, wordsOf, chosen, onChoose, onOpen }: FamilyListProps) {
  const drawn = layout.cards.filter(({ apart }) => !apart);
  const groups = [...new Set(drawn.map(({ generation }) => generation))]
    .sort((a, b) => a - b)
    .map((generation) => ({
      title: describeGeneration(generation),
      cards: drawn.filter((card) => card.generation === generation),
    }));
  const apart = layout.cards.filter((card) => card.apart);
  const all = apart.length > 0 ? [...groups, { title: t('Not connected to the family'), cards: apart }] : groups;
  return (
    <div className={styles.list}>
      {all.map(({ title, cards }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {cards.map(({ id }) => {
              const words = wordsOf(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.item}
                    data-look={words.look}
                    aria-pressed={id === chosen}
                    onClick={() => (id === chosen ? onOpen(id) : onChoose(id))}
                  >
                    <span className={styles.itemName}>
                      <strong>{words.name}</strong>
                      {words.badge && <span className={styles.itemBadge}>{words.badge}</span>}
                    </span>
                    <small>{words.about}</small>
                    <span className={styles.itemTakes}>
                      {words.share && <strong>{words.share}</strong>}
                      {words.amount && <span>{words.amount}</span>}
                      <small>{[words.note, words.under].filter(Boolean).join(' · ')}</small>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
