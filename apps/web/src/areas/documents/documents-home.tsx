import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { OnlyCapture } from '../../ui/only-capture';
import { SubTabs } from '../../ui/sub-tabs';
import { DocumentsTab } from './documents-tab';

/** What is on file, and what was made from templates. While one is made it has the page to itself. */
export function DocumentsHome({ made }: { made: ReactNode }) {
  const [making] = useAddressState('make');
  const [opened] = useAddressState('document');
  const navigate = useNavigate();
  if (making !== '') return made;
  const make = (
    <OnlyCapture>
      <Button
        variant="default"
        onClick={() =>
          void navigate({
            to: '.',
            search: (now: Record<string, unknown>) => ({ ...now, show: 'made', make: 'choose' }),
          } as never)
        }
      >
        {t('Make a paper')}
      </Button>
    </OnlyCapture>
  );
  if (opened !== '') return <DocumentsTab />;
  return (
    <SubTabs
      label={t('Documents')}
      tabs={[
        { key: 'files', label: t('On file'), content: <DocumentsTab actions={make} /> },
        { key: 'made', label: t('Made from templates'), content: made },
      ]}
    />
  );
}
