import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { OnlyCapture } from '../../../ui/only-capture';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { RowButton } from './row-button';
import styles from './recon.module.css';

/** Groups a person makes of bank lines and of cash set aside: a house, a child, a claim. */
export function Groups() {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getGroups, { matterID }, { quiet: true });
  const [editing, setEditing] = useState<{ readonly id: number | null; readonly version: number | null }>();
  const [name, setName] = useState('');
  const endEditing = (): void => {
    setEditing(undefined);
    setName('');
  };
  const save = useCall(reconCalls.saveGroup, { onDone: endEditing });
  const remove = useCall(reconCalls.deleteGroup);
  const saveGroup = (): void =>
    save.run({ matterID, name, ...(editing && { id: editing.id, version: editing.version }) });
  return (
    <Loaded read={read}>
      {(groups) => (
        <>
          {groups.length === 0 && (
            <p className={styles.none}>{t('No groups. Use groups to collect lines and cash set aside.')}</p>
          )}
          {groups.length > 0 && (
            <table className={styles.statement}>
              <thead>
                <tr>
                  <th scope="col">{t('Group')}</th>
                  <th scope="col">{t('Lines')}</th>
                  <th scope="col">{t('Total of bank lines')}</th>
                  <th scope="col">{t('Set aside')}</th>
                  <td aria-label={t('What can be done')} />
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <tr key={group.id}>
                    <th scope="row">{group.name}</th>
                    <td>{group.lines}</td>
                    <td>
                      <Amount rands={group.total} />
                    </td>
                    <td>
                      <Amount rands={group.allocated} />
                    </td>
                    <td>
                      <RowButton
                        label={t('Rename')}
                        name={t('Rename {name}', { name: group.name })}
                        onClick={() => {
                          setEditing(group);
                          setName(group.name);
                        }}
                      />
                      <RowButton
                        label={t('Remove')}
                        name={t('Remove {name}', { name: group.name })}
                        onClick={() => remove.run({ id: group.id })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <form
            className={styles.quick}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== '') saveGroup();
            }}
          >
            <TextInput
              size="xs"
              label={editing ? t('New name') : t('New group')}
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <OnlyCapture needs="money">
              <Button type="submit" size="xs" disabled={name.trim() === ''} loading={save.isRunning}>
                {editing ? t('Save') : t('Add')}
              </Button>
            </OnlyCapture>
            {editing && (
              <OnlyCapture needs="money">
                <Button size="xs" variant="default" onClick={endEditing}>
                  {t('Cancel')}
                </Button>
              </OnlyCapture>
            )}
          </form>
        </>
      )}
    </Loaded>
  );
}
