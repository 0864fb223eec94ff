import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { Button, Checkbox, Menu, TextInput } from '@mantine/core';
import { IconChevronDown, IconDeviceFloppy, IconTrash, IconUsers } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useRead } from '../hooks';
import { t } from '../../i18n/t';
import { formatAsText } from '../../ui/format-as-text';
import { SharedModal } from '../../ui/dialog/modal';

type SavedViewState = Readonly<Record<string, string>>;

const formatState = (state: SavedViewState): string =>
  JSON.stringify(Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b)));

/** Views are what the address holds, under a name; one's own and those colleagues share. */
export function SavedViews({ list, also }: { list: string; also: SavedViewState }) {
  const navigate = useNavigate();
  const address = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const views = useRead(matterListCalls.getViews, { list }, { quiet: true });
  const [naming, setNaming] = useState(false);
  const remove = useCall(matterListCalls.deleteView, { says: t('View removed.') });
  const state: SavedViewState = {
    ...Object.fromEntries(
      Object.entries(address)
        .filter(([key, value]) => key !== 'new' && value !== undefined)
        .map(([key, value]) => [key, formatAsText(value)]),
    ),
    ...also,
  };
  const openView = (saved: SavedViewState): void => void navigate({ to: '.', search: saved, replace: true } as never);
  const all = views.data ?? [];
  const current = all.find((view) => formatState(view.state) === formatState(state));
  const mine = all.filter((view) => view.isMine);

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {current ? t('View: {name}', { name: current.name }) : t('Views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => openView({})}>{t('Everything')}</Menu.Item>
          {all.map((view) => (
            <Menu.Item
              key={view.id}
              onClick={() => openView(view.state)}
              rightSection={view.isShared && <IconUsers size={14} title={t('Shared with firm')} />}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconDeviceFloppy size={14} aria-hidden />} onClick={() => setNaming(true)}>
            {t('Save this view…')}
          </Menu.Item>
          {mine.map((view) => (
            <Menu.Item
              key={view.id}
              c="var(--b-bad)"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={() => remove.run({ id: view.id })}
            >
              {t('Remove view {name}', { name: view.name })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {naming && <NameView list={list} state={state} taken={mine} onClose={() => setNaming(false)} />}
    </>
  );
}

interface NameViewDialogProps {
  readonly list: string;
  readonly state: SavedViewState;
  readonly taken: readonly { readonly name: string }[];
  readonly onClose: () => void;
}

function NameView({ list, state, taken, onClose }: NameViewDialogProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useCall(matterListCalls.saveView, {
    says: t('View saved.'),
    onDone: onClose,
  });
  const replaces = taken.some((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  return (
    <SharedModal
      opened
      title={t('Save this view')}
      onCancel={onClose}
      saveLabel={t('Save')}
      saveDisabled={name.trim() === ''}
      isSaving={save.isRunning}
      onSave={() => save.run({ list, name, isShared, state })}
      size="sm"
    >
      <TextInput
        label={t('Name')}
        description={replaces ? t('You already have a view with this name. Saving replaces it.') : undefined}
        value={name}
        maxLength={60}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        mt="sm"
        label={t('Share with everyone in the firm')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </SharedModal>
  );
}
