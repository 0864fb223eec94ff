import type { WorkedResult } from '@boedel/domain/law/worked';
import type { ReactNode } from 'react';
import { ByHand } from './by-hand';
import { WorkedOut } from './worked-out';
import styles from './figure-cards.module.css';

export interface FigureCard {
  readonly label: string;
  /** Opens 'How is this worked out?'. */
  readonly worked?: WorkedResult<unknown> | null;
  readonly figure?: ReactNode;
  /** Somebody set it against what is computed. */
  readonly isByHand?: boolean;
  readonly about?: ReactNode;
}

/** A few figures side by side, each of which says how it came about. */
export function FigureCards({ cards }: { cards: readonly FigureCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ label, worked, figure, isByHand = false, about }) => (
        <div key={label} className={styles.card}>
          <span>{label}</span>
          <strong>
            {worked ? <WorkedOut worked={worked} /> : (figure ?? '-')}
            {isByHand && <ByHand />}
          </strong>
          {about && <small>{about}</small>}
        </div>
      ))}
    </div>
  );
}
