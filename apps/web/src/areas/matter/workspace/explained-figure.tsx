import type { WireAnswer } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { cite, t, tell } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { Working } from '../../../ui/figures/worked-out';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './workspace.module.css';

type Explained = WireAnswer<typeof figureCalls.howWorkedOut>[number];

interface ExplainedFigureProps {
  readonly name: FigureName;
  readonly label: string;
  readonly rands: number | null | undefined;
}

/** A figure of the header that opens 'how is this worked out?'. All of them come with one call, asked for when opened. */
export function ExplainedFigure({ name, label, rands }: ExplainedFigureProps) {
  const { id } = useMatter();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(figureCalls.howWorkedOut, { matterID: id }, { enabled: isOpen, quiet: true });
  return (
    <Popover width={420} position="bottom-start" shadow="md" withArrow trapFocus returnFocus onChange={setOpen}>
      <Popover.Target>
        <button
          type="button"
          className={styles.explained}
          aria-label={t('{figure}: how is this worked out?', { figure: label })}
          onClick={() => setOpen(true)}
        >
          <Amount rands={rands} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.explanation}>
        <strong>{t('How is this worked out?')}</strong>
        {isOpen && (
          <Loaded read={read}>{(all) => <Explanation figure={all.find((one) => one.name === name)} />}</Loaded>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Explanation({ figure }: { figure: Explained | undefined }) {
  if (!figure) return <p>{t('Nothing is captured yet that this could be worked out from.')}</p>;
  if (figure.worked) {
    return (
      <>
        <p className={styles.source}>
          {t(figure.worked.title)} · {cite(figure.worked.section)}
        </p>
        <Working worked={figure.worked} />
      </>
    );
  }
  return (
    <>
      <p>{t('It cannot be worked out yet:')}</p>
      <ul className={styles.reasons}>
        {figure.reasons.map((reason) => (
          <li key={tell(reason)}>
            {tell(reason)}
            {reason.section && <span className={styles.source}> {cite(reason.section)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
