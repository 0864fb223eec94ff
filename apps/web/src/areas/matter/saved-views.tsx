import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { ActionIcon, Button, Checkbox, Group, Menu, TextInput } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { keyOf, useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { asText } from '../../ui/as-text';
import { SharedModal } from '../../ui/dialog/modal';

/** Views are what the address holds, under a name; one's own and those colleagues share. */
export function SavedViews({ list }: { list: string }) {
  const navigate = useNavigate();
  const address = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const views = useRead(matterListCalls.getViews, { list });
  const refreshes = [keyOf(matterListCalls.getViews)];
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useCall(matterListCalls.saveView, { refreshes, onDone: () => setNaming(false) });
  const remove = useCall(matterListCalls.deleteView, { refreshes });
  const state = Object.fromEntries(Object.entries(address).map(([key, value]) => [key, asText(value)]));
  const open = (saved: Readonly<Record<string, string>>): void =>
    void navigate({ to: '.', search: saved, replace: true } as never);

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('Views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open({})}>{t('Everything')}</Menu.Item>
          {(views.data ?? []).map((view) => (
            <Group key={view.id} gap={4} wrap="nowrap">
              <Menu.Item onClick={() => open(view.state)}>
                {view.name}
                {view.isShared && ` · ${t('shared')}`}
              </Menu.Item>
              {view.isMine && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('Remove the view {name}', { name: view.name })}
                  onClick={() => remove.run({ id: view.id })}
                >
                  <IconTrash size={14} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setNaming(true)}>{t('Save this view…')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SharedModal
        title={t('Save this view')}
        opened={naming}
        onCancel={() => setNaming(false)}
        saveDisabled={name.trim() === ''}
        isSaving={save.isRunning}
        onSave={() => save.run({ list, name, isShared, state })}
        size="sm"
      >
        <TextInput
          label={t('Name')}
          value={name}
          maxLength={60}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          mt="sm"
          label={t('Share with everybody in the firm')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      </SharedModal>
    </>
  );
}
