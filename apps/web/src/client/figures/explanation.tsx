import type { WireAnswer } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { translateSection, t, translate } from '../../i18n/t';
import { Working } from '../../ui/figures/worked-out';
import { Loaded } from '../../ui/states';
import { useRead } from '../hooks';
import styles from './figures.module.css';

type FigureExplanation = WireAnswer<typeof figureCalls.howWorkedOut>[number];

/** How figures of a matter are worked out. All of them come with one call, asked for when one is opened. */
export function Explanation({ matterID, names }: { matterID: number; names: readonly FigureName[] }) {
  const read = useRead(figureCalls.howWorkedOut, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(all) => {
        const found = names.flatMap((name) => all.filter((one) => one.name === name));
        return found.length === 0 ? (
          <p>{t('There is not enough information yet to calculate this.')}</p>
        ) : (
          found.map((figure) => <One key={figure.name} figure={figure} />)
        );
      }}
    </Loaded>
  );
}

function One({ figure }: { figure: FigureExplanation }) {
  if (figure.worked) {
    return (
      <>
        <p className={styles.source}>
          {t(figure.worked.title)} · {translateSection(figure.worked.section)}
        </p>
        <Working worked={figure.worked} />
      </>
    );
  }
  return (
    <>
      <p>{t('We cannot calculate it yet:')}</p>
      <ul className={styles.reasons}>
        {figure.reasons.map((reason) => (
          <li key={translate(reason)}>
            {translate(reason)}
            {reason.section && <span className={styles.source}> {translateSection(reason.section)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
