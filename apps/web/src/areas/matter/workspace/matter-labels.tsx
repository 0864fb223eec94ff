import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { ActionIcon, Button, Checkbox, Group, Popover, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { useMay } from '../../../ui/access';
import { StatusBadge } from '../../../ui/figures/status-badge';
import { useMatter } from '../../../ui/the-matter';

/** The firm's own marks on the matter; put on and taken off where they stand. */
export function MatterLabels() {
  const matter = useMatter();
  const may = useMay(labelCalls.assign) && matter.mayCapture;
  return (
    <Group gap={4} wrap="nowrap">
      {matter.labels.map((label) => (
        <StatusBadge key={label.id} tone="info">
          {label.name}
        </StatusBadge>
      ))}
      {may && <LabelMenu />}
    </Group>
  );
}

function LabelMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Tooltip label={t('Labels')}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('Labels')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <IconTag size={15} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>{open && <Labels />}</Popover.Dropdown>
    </Popover>
  );
}

function Labels() {
  const { id: matterID } = useMatter();
  const [name, setName] = useState('');
  const labels = useRead(labelCalls.getMatterLabels, { matterID }, { quiet: true }).data ?? [];
  const assign = useCall(labelCalls.assign);
  const on = labels.filter((label) => label.isOn).map((label) => label.id);
  const add = useCall(labelCalls.add, {
    onDone: (label) => {
      setName('');
      assign.run({ matterID, labelIDs: [...on, label.id] });
    },
  });
  return (
    <Stack gap={10} w={220}>
      {labels.map((label) => (
        <Checkbox
          key={label.id}
          size="xs"
          label={label.name}
          checked={label.isOn}
          disabled={assign.isRunning}
          onChange={(event) =>
            assign.run({
              matterID,
              labelIDs: event.currentTarget.checked ? [...on, label.id] : on.filter((one) => one !== label.id),
            })
          }
        />
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) add.run({ name: name.trim() });
        }}
      >
        <Group gap={6} wrap="nowrap">
          <TextInput
            size="xs"
            aria-label={t('New label')}
            placeholder={t('New label')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default" disabled={!name.trim()} loading={add.isRunning}>
            {t('Add')}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}
