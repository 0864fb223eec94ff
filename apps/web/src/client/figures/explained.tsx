import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { Popover, VisuallyHidden } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { ByHand } from '../../ui/figures/by-hand';
import { Loading } from '../../ui/plain/overlays';
import styles from './figures.module.css';

const Explanation = lazy(() => import('./explanation').then((module) => ({ default: module.Explanation })));

interface ExplainedNumberProps {
  readonly label: string;
  readonly rands: number | null | undefined;
  /** Somebody set it against what is computed: it carries the sign that papers give it. */
  readonly isByHand?: boolean;
  /** What is said about it, made once it is opened. */
  readonly children: ReactNode;
}

/** A figure that opens 'how is this worked out?'. In a long list only those that were opened have a popover. */
export function Explained({ label, rands, isByHand = false, children }: ExplainedNumberProps) {
  const [was, setWas] = useState<'never' | 'open' | 'shut'>('never');
  const opener = (
    <button
      type="button"
      className={styles.explained}
      onClick={(event) => {
        event.stopPropagation(); // a row that opens on a click stays where it is
        setWas(was === 'open' ? 'shut' : 'open');
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Amount rands={rands} />
      {isByHand && <ByHand />}
      <VisuallyHidden>, {t('{figure}: how is this worked out?', { figure: label })}</VisuallyHidden>
    </button>
  );
  if (was === 'never') return opener;
  return (
    <Popover
      opened={was === 'open'}
      width={420}
      position="bottom-start"
      shadow="md"
      withArrow
      trapFocus
      returnFocus
      onChange={(isOpen) => setWas(isOpen ? 'open' : 'shut')}
    >
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown className={styles.explanation} onClick={(event) => event.stopPropagation()}>
        <strong>{t('How is this worked out?')}</strong>
        {was === 'open' && <Suspense fallback={<Loading />}>{children}</Suspense>}
      </Popover.Dropdown>
    </Popover>
  );
}

interface ExplainedFigureProps {
  readonly matterID: number;
  readonly name: FigureName;
  /** Added to it, where the figure is of both. */
  readonly and?: FigureName;
  readonly label: string;
  readonly rands: number | null | undefined;
  readonly isByHand?: boolean;
}

/** A figure of a matter, wherever it is shown. */
export const ExplainedFigure = ({ matterID, name, and, label, rands, isByHand = false }: ExplainedFigureProps) => (
  <Explained label={label} rands={rands} isByHand={isByHand}>
    <Explanation matterID={matterID} names={and ? [name, and] : [name]} />
  </Explained>
);
