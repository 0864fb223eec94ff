import type { PaperOnWire } from '@boedel/contract/paper/paper.schema';
import type { ReactNode } from 'react';
import { PeopleSection } from '../people-section';
import { type ReadState, Loaded } from '../states';
import { type PaperToolsProps, PaperTools } from './paper-tools';
import { PaperView } from './paper-view';
import styles from './paper.module.css';

interface PaperSectionProps extends Omit<PaperToolsProps, 'disabled'> {
  readonly title: string;
  readonly read: ReadState<PaperOnWire>;
  /** Which of several papers it is, and what else is done with it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A paper among the facts it is drawn from: looked at in either language, and saved. */
export function PaperSection({ title, read, before, after, ...tools }: PaperSectionProps) {
  return (
    <PeopleSection
      title={title}
      actions={
        <>
          {before}
          <PaperTools {...tools} disabled={!read.data} />
          {after}
        </>
      }
    >
      <div className={styles.among}>
        <Loaded read={read}>{(paper) => <PaperView paper={paper} />}</Loaded>
      </div>
    </PeopleSection>
  );
}
