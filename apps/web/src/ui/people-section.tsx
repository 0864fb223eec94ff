import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, use, useId } from 'react';
import { TitleLevelContext } from './page-title';
import { OnlyCapture } from './only-capture';
import styles from './people-section.module.css';

interface PeopleSectionProps {
  readonly title: string;
  readonly about?: string;
  readonly add?: { readonly label: string; readonly run: () => void; readonly ofFirm?: true };
  /** More buttons, before the one that adds. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a matter's page that lists people: a heading, the way to add one, the list. */
export function PeopleSection({ title, about, add, actions, children }: PeopleSectionProps) {
  const heading = useId();
  const Heading = use(TitleLevelContext) === 'h1' ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading}>{title}</Heading>
        {about && <span className={styles.about}>{about}</span>}
        <span className={styles.actions}>
          {actions}
          {add && (
            <OnlyCapture ofFirm={add.ofFirm ?? false}>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={add.run}
              >
                {add.label}
              </Button>
            </OnlyCapture>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}

/** One sentence where nobody is listed. */
export const Nobody = ({ sentence }: { sentence: string }) => <p className={styles.none}>{sentence}</p>;
