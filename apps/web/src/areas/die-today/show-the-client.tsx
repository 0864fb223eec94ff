import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { IconForms, IconPresentation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';

/** From a client's matter to what is shown across the table. */
export function ShowTheClient() {
  const { id, systemTypeID } = useMatter();
  if (systemTypeID !== systemType.flowConsult) return null;
  return (
    <>
      <Button component={Link} to={paths.clientBook()} size="xs" variant="subtle">
        {t('Book of clients')}
      </Button>
      <Button
        component={Link}
        to={paths.flowFill({ id })}
        size="xs"
        variant="default"
        leftSection={<IconForms size={15} aria-hidden />}
      >
        {t('Fill in')}
      </Button>
      <Button
        component={Link}
        to={paths.flowView({ id })}
        size="xs"
        leftSection={<IconPresentation size={15} aria-hidden />}
      >
        {t('Show the client')}
      </Button>
    </>
  );
}
