import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { OnlyCapture } from '../../ui/only-capture';
import { SubTabs } from '../../ui/sub-tabs';
import { DocumentsTab } from './documents-tab';

interface DocumentsHomeProps {
  readonly made: ReactNode;
  readonly packs: ReactNode;
  readonly copies: ReactNode;
  readonly mail: ReactNode;
}

/** What is on file, what was made from templates and what was bound. While one is made it has the page to itself. */
export function DocumentsHome({ made, packs, copies, mail }: DocumentsHomeProps) {
  const [making] = useAddressState('make');
  const [opened] = useAddressState('document');
  const navigate = useNavigate();
  const [packing] = useAddressState('pack');
  if (making !== '') return made;
  if (packing !== '') return packs;
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
        { key: 'packs', label: t('Packs'), content: packs },
        { key: 'mail', label: t('Mail'), content: mail },
        { key: 'copies', label: t('Copies'), content: copies },
      ]}
    />
  );
}
