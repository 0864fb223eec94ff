import { matterOptionCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { Button, Checkbox } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import styles from './account.module.css';

/** The thirty switches beside the page they lay out: each is saved as it is set, and the page is drawn anew. */
export function LayoutSwitches() {
  const matter = useMatter();
  const mayCapture = matter.mayCapture && matter.rights.includes('estate');
  const read = useRead(matterOptionCalls.getbymatterid, { matterID: matter.id }, { quiet: true, keepLast: true });
  const save = useCall(matterOptionCalls.save);
  if (!read.data) return null;
  const { options, version } = read.data;
  const accounts = [...new Set(options.map(({ account }) => account))];
  const subjects = [...new Set(options.map(({ subject }) => subject))];
  const own = options.filter(({ isOwn }) => isOwn);
  const setSwitches = (switches: { option: number; isOn: boolean | null }[]): void =>
    save.run({ matterID: matter.id, options: switches, version });
  return (
    <details className={styles.layout}>
      <summary>{t('How it is laid out')}</summary>
      <div className={styles.switches}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Account')}</th>
              {subjects.map((subject) => (
                <th key={subject} scope="col">
                  {t(subject)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account}>
                <th scope="row">{t(account)}</th>
                {options
                  .filter((one) => one.account === account)
                  .map(({ option, subject, isOn }) => (
                    <td key={option}>
                      <Checkbox
                        size="xs"
                        aria-label={`${t(account)}: ${t(subject)}`}
                        checked={isOn}
                        disabled={!mayCapture || save.isRunning}
                        onChange={(event) => setSwitches([{ option, isOn: event.currentTarget.checked }])}
                      />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {own.length > 0 && mayCapture && (
        <Button
          size="compact-xs"
          variant="default"
          loading={save.isRunning}
          onClick={() => setSwitches(own.map(({ option }) => ({ option, isOn: null })))}
        >
          {t('All as the firm has it')}
        </Button>
      )}
    </details>
  );
}
