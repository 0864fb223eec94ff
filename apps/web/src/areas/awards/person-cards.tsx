// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- a card is dropped onto; its button does the same
import type { BoardPerson } from '@boedel/domain/awards/award-board';
import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { ResiduePartOnBoard } from './create-awarding';
import styles from './awards.module.css';
import { useWindow } from '../../ui/use-window';

const cardHeight = 92;
/** So many people have a key of their own. */
export const digits = 9;

interface PersonCardsProps {
  readonly people: readonly BoardPerson[];
  readonly residue: readonly ResiduePartOnBoard[];
  readonly mayCapture: boolean;
  readonly shown: string | undefined;
  readonly onAward: (personId: string, assetId?: string) => void;
  readonly onShow: (personId: string) => void;
}

export function PersonCards({ people, residue, mayCapture, shown, onAward, onShow }: PersonCardsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, people.length, cardHeight);
  const [over, setOver] = useState<string>();
  const handleDrop = (event: DragEvent, personId: string): void => {
    event.preventDefault();
    setOver(undefined);
    const assetId = event.dataTransfer.getData('text/plain');
    if (assetId) onAward(personId, assetId);
  };
  return (
    <div ref={box} className={styles.people}>
      <div role="presentation" style={{ height: before }} />
      <ul aria-label={t('People')}>
        {people.slice(from, to).map(({ person, total, unvalued, toCome, awards }, index) => {
          const number = from + index + 1;
          const part = residue.find((one) => one.personId === person.id);
          return (
            <li
              key={person.id}
              className={styles.person}
              style={{ height: cardHeight - 8 }}
              data-over={over === person.id || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(person.id);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => handleDrop(event, person.id)}
            >
              <header>
                {number <= digits && <kbd>{number}</kbd>}
                <strong>{person.name}</strong>
                <b>
                  <Amount cents={total} />
                </b>
              </header>
              <p>
                {person.cannotTake
                  ? translate(person.cannotTake)
                  : [
                      part && t('residue {share}', { share: part.written }),
                      awards.length === 1 ? t('1 award') : t('{count} awards', { count: awards.length }),
                      unvalued > 0 && t('{count} not valued yet', { count: unvalued }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                {toCome !== undefined && (
                  <span className={styles.toCome}>
                    {toCome < 0 ? t('pays in') : t('to come')} <Amount cents={toCome} />
                  </span>
                )}
              </p>
              <div className={styles.buttons}>
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={!mayCapture}
                  aria-label={t('Award to {name}', { name: person.name })}
                  onClick={() => onAward(person.id)}
                >
                  {t('Award')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-expanded={shown === person.id}
                  aria-label={t('What this person receives: {name}', { name: person.name })}
                  onClick={() => onShow(person.id)}
                >
                  {t('What this person receives')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}
