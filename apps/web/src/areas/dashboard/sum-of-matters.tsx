import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { Loaded } from '../../ui/states';
import styles from './dashboard.module.css';

/** The matters a sum is made of, each leading to where its own figure says how it is worked out. */
export function SumOfMatters({ name }: { name: 'assetValue' | 'projectedFees' }) {
  const read = useRead(figureCalls.howAdded, { name }, { quiet: true });
  return (
    <Loaded read={read}>
      {({ lines, others, withoutFigure, total }) => (
        <>
          <p className={styles.sumAbout}>
            {name === 'assetValue'
              ? t('Total gross assets of active matters of this type.')
              : t('Total fees on assets and income of active and pending matters of this type.')}
          </p>
          <table className={styles.sum}>
            <tbody>
              {lines.map(({ matterID, reference, name: of, amount }) => (
                <tr key={matterID}>
                  <th scope="row">
                    <Link to={paths.matter.details({ id: matterID })}>{of}</Link> <small>{reference}</small>
                  </th>
                  <td>
                    <Amount rands={amount} />
                  </td>
                </tr>
              ))}
              {others.count > 0 && (
                <tr>
                  <th scope="row">{t('{count} more', { count: others.count })}</th>
                  <td>
                    <Amount rands={others.amount} />
                  </td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('Total')}</th>
                <td>
                  <Amount rands={total} />
                </td>
              </tr>
            </tfoot>
          </table>
          {withoutFigure > 0 && (
            <p className={styles.sumAbout}>
              {t('{count} matters do not have this figure yet and are not included.', { count: withoutFigure })}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
