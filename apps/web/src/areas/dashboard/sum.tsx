import { lazy } from 'react';
import { Explained } from '../../client/figures/explained';
import styles from './dashboard.module.css';

const SumOfMatters = lazy(() => import('./sum-of-matters').then((module) => ({ default: module.SumOfMatters })));

interface FigureSumProps {
  readonly label: string;
  readonly name: 'assetValue' | 'projectedFees';
  readonly rands: number | null;
}

/** A sum over matters, which opens the matters it is made of. */
export const Sum = ({ label, name, rands }: FigureSumProps) => (
  <div className={styles.figure}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>
      <Explained label={label} rands={rands}>
        <SumOfMatters name={name} />
      </Explained>
    </span>
  </div>
);
